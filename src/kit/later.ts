/** A value whose code is loaded when somebody needs it. */
export interface Later<Value> {
  /** Undefined until the code is loaded. */
  readonly value: Value | undefined;
  /** Loads the code once: returns the same promise, also of a failed load, until that is renewed. */
  readonly load: () => Promise<Value>;
  /** Lets a failed load be tried again; does nothing else. */
  readonly renew: () => void;
}

/** Returns what is loaded by `load`. */
export function later<Value>(load: () => Promise<Value>): Later<Value> {
  let value: Value | undefined;
  let loading: Promise<Value> | null = null;
  return {
    get value() {
      return value;
    },
    load() {
      loading ??= load().then((loaded) => {
        value = loaded;
        return loaded;
      });
      return loading;
    },
    renew() {
      if (value === undefined) loading = null;
    },
  };
}

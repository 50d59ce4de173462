/** A value whose code is loaded when somebody needs it. */
export interface Later<Value> {
  /** Undefined until the code is loaded. */
  readonly value: Value | undefined;
  /** Loads the code once; a load that failed is repeated by the next call. */
  readonly load: () => Promise<Value>;
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
      loading ??= load().then(
        (loaded) => {
          value = loaded;
          return loaded;
        },
        (error) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}

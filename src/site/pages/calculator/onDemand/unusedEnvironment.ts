/** What only boxes for long texts and lists call: the small forms below a result have none. */
export const UNUSED_ENVIRONMENT = {
  holdText: () => {
    throw new Error('This form has no box for a long text');
  },
  append: () => {},
  announce: () => {},
};

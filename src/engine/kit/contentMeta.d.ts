/** The part of a page's text that is known before its page loads, as `src/tools/build/calculatorPages.ts` takes it out. */
declare module '*content.ts?meta' {
  const meta: import('#src/engine/kit/content.ts').CalculatorMeta;
  export default meta;
}

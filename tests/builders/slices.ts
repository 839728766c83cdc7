/** Options of a test that only `npm run test:long` runs. */
export const inLongRun = { tags: ['long'] }

/** Splits test cases: `npm test` runs the first few, the long run all. Each part has its own options. */
export function sliced<Case>(cases: readonly Case[], count: number) {
  return [
    { cases: cases.slice(0, count), options: {} },
    { cases: cases.slice(count), options: inLongRun },
  ] as const
}

/** Options of a test that only `npm run test:long` runs. */
export const inLongRun = { tags: ['long'] }

/** Cases of which `npm test` runs the first few, and the long run all: each part with its options. */
export function sliced<Case>(cases: readonly Case[], count: number) {
  return [
    { cases: cases.slice(0, count), options: {} },
    { cases: cases.slice(count), options: inLongRun },
  ] as const
}

/** Shared settings of all Stryker runs; `tools/mutate.mjs` adds the files to mutate and the tests to run. */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Without a tsconfig, because Stryker would rewrite it through an API that TypeScript 7 lacks.
  tsconfigFile: 'none.json',
  ignorePatterns: ['**', '!/package.json', '!/src/**', '!/catalogue/**', '!/tests/builders/**', '!/tools/mutation/*'],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  clearTextReporter: { allowEmojis: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  warnings: { slow: false },
  allowConsoleColors: false,
  // Generous for shared and slow machines: only a mutant in an endless loop should reach it.
  timeoutMS: 10_000,
}

/** Settings of Stryker that all of its runs share; `tools/mutate.mjs` adds what is mutated and which tests run. */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Stryker rewrites the tsconfig through an API that TypeScript 7 does not have, unless there is no such file.
  tsconfigFile: 'none.json',
  ignorePatterns: ['**', '!/package.json', '!/src/**', '!/catalogue/**', '!/tests/builders/**', '!/tools/mutation/*'],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  clearTextReporter: { allowEmojis: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  warnings: { slow: false },
  allowConsoleColors: false,
  // Machines are shared and noisy: only a mutant that never ends should meet this.
  timeoutMS: 10_000,
}

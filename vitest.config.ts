import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { virtualModules } from '#site/build/vite-config.ts'

/** Machines are shared and noisy: a test fails on what is wrong, not on what is slow. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } }

export default defineConfig({
  test: {
    // Most tests wait for a database or another process: as many workers as cores would leave them idle.
    maxWorkers: Math.min(8, availableParallelism() * 2),
    tags: [{ name: 'long', description: 'Left to `npm run test:long`; `npm test` runs a slice beside it.' }],
    projects: [
      {
        plugins: virtualModules(import.meta.dirname),
        test: {
          name: 'unit',
          include: ['{src,catalogue,messages,tools}/**/*.test.ts', 'tests/*.test.ts'],
          // Pure modules: what one file loaded another may use, which saves most of the time.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/{api,faults,postgres,launcher,http,registrars}/**/*.test.ts'],
          globalSetup: 'tests/builders/cluster.ts',
          // Every test has a database and servers of its own; loading the server for each file would cost a quarter more.
          isolate: false,
          retry: 0,
          ...patience,
        },
      },
    ],
  },
})

import { defineConfig } from 'vitest/config'

// oxlint-disable-next-line node/no-process-env -- the only way past Stryker, which starts Vitest
const { MUTATION_TESTS = '' } = process.env

/** The tests of one set of rules: no database, no browser. Isolated, or a changed constant would not be loaded anew. */
export default defineConfig({ test: { include: MUTATION_TESTS.split(' '), testTimeout: 60_000 } })

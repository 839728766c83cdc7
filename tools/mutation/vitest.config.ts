import { defineConfig } from 'vitest/config'

// oxlint-disable-next-line node/no-process-env -- Stryker starts Vitest and passes no other parameters
const { MUTATION_TESTS = '' } = process.env

/**
 * Tests of one set of rules, without database and browser. Isolated, because a mutated constant would not be reloaded
 * otherwise.
 */
export default defineConfig({ test: { include: MUTATION_TESTS.split(' '), testTimeout: 60_000 } })

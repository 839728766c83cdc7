import { defineConfig } from 'vitest/config'

/** Tests of pure rules alone: no database, no browser. Isolated, or a change to a constant is not loaded anew. */
export default defineConfig({
  test: { include: ['src/{domain,concurrency}/**/*.test.ts'], testTimeout: 60_000 },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{src,catalogue,messages,tools}/**/*.test.ts', 'tests/*.test.ts'] } },
      {
        test: { name: 'api', include: ['tests/{api,postgres,launcher,http}/**/*.test.ts'], globalSetup: 'tests/builders/cluster.ts' },
      },
    ],
  },
})

import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

/** The launcher names the browser; by hand, Debian's is the usual one, and without windows it takes half the time. */
const windowless = '/usr/bin/chromium-headless-shell'
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(windowless) ? windowless : '/usr/bin/chromium')

const launchOptions = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** `npm run test:long` leaves nothing out. */
const isWhole = process.env['BROWSER_TESTS'] === 'all'

/** What is written for both languages runs in Dutch on a wide screen; in German, where only a narrow one shows it. */
const leftOut = (...tags: string[]) => (isWhole ? [] : [/@long/, ...tags.map((tag) => new RegExp(tag))])

/**
 * A test named `*.desktop.test.ts` or `*.mobile.test.ts` runs at that width, any other at both: on the narrow screen in
 * the long run only.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Machines are shared and noisy: a test fails on what is wrong, not on what is slow.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  retries: 0,
  globalSetup: './tests/e2e/open-shop.ts',
  use: { launchOptions, screenshot: 'only-on-failure', locale: 'nl-NL' },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.mobile.test.ts',
      grepInvert: leftOut('@de'),
      use: { ...devices['Desktop Chrome'], launchOptions, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      testMatch: isWhole ? '**/*.test.ts' : '**/*.mobile.test.ts',
      testIgnore: '**/*.desktop.test.ts',
      grepInvert: leftOut('@nl', '@wide'),
      use: { ...devices['Pixel 7'], launchOptions, viewport: { width: 390, height: 844 } },
    },
  ],
})

import { test as base, expect, type Page } from '@playwright/test'

/** What a page complained about; a test that expects a complaint takes it out with `takeComplaints`. */
export type Complaints = string[]

const allowed = new WeakMap<Complaints, RegExp[]>()

/** For a complaint that may come or not, depending on which of two requests is answered first. */
export function allowComplaints(complaints: Complaints, pattern: RegExp): void {
  allowed.set(complaints, [...(allowed.get(complaints) ?? []), pattern])
}

function listen(page: Page, complaints: Complaints, origin: string): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) complaints.push(`asks another host: ${request.url()}`)
  })
}

/**
 * Every browser test fails on anything the page writes to the console (errors, warnings, blocked code) and on any
 * request to another host.
 */
export const test = base.extend<{ complaints: Complaints }>({
  baseURL: async ({}, use) => use(process.env['STEK_URL'] ?? 'http://localhost:3000'),
  complaints: async ({}, use) => {
    const complaints: Complaints = []
    await use(complaints)
    const patterns = allowed.get(complaints) ?? []
    expect(complaints.filter((complaint) => !patterns.some((pattern) => pattern.test(complaint)))).toEqual([])
  },
  page: async ({ page, complaints, baseURL }, use) => {
    listen(page, complaints, baseURL ?? '')
    await use(page)
  },
})

export { expect }

/** Waits for a complaint that a test expects, and takes all like it out. */
export async function takeComplaints(complaints: Complaints, pattern: RegExp): Promise<void> {
  await expect.poll(() => complaints.some((complaint) => pattern.test(complaint))).toBe(true)
  const others = complaints.filter((complaint) => !pattern.test(complaint))
  complaints.splice(0, complaints.length, ...others)
}

export const languages = ['nl', 'de'] as const
export type Language = (typeof languages)[number]

/** Details of a test that is written once for both languages: `playwright.config.ts` says which width runs which. */
export const inLanguage = (language: Language) => ({ tag: `@${language}` })

/** The same for a test whose German twin only repeats the Dutch one: that runs in the long run. */
export const inOneLanguage = (language: Language) => ({ tag: language === 'nl' ? ['@nl'] : ['@de', '@long'] })

/** Details of a test that looks a second time at what another one shows. */
export const inLongRun = { tag: '@long' }

/** Details of a test in a file for both widths that need not be tried on a narrow screen as well, but for the long run. */
export const onWideScreen = { tag: '@wide' }

/** Details of a test of a list of like ones: the first few run always, the others in the long run. */
export const inSlice = (index: number, count: number) => (index < count ? {} : { tag: '@long' })

export const homeOf = { nl: '/', de: '/de' } as const

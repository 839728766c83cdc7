import { test as base, expect, type Page } from '@playwright/test'

/** Console messages of the page; a test that expects one removes it with `takeComplaints`. */
export type Complaints = string[]

const allowed = new WeakMap<Complaints, RegExp[]>()

/** Removes a message that depends on which of two responses arrives first. */
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
 * Every browser test fails on any console message (errors, warnings, blocked code) and on any request to another host.
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

/** Waits for an expected message and removes all that match. */
export async function takeComplaints(complaints: Complaints, pattern: RegExp): Promise<void> {
  await expect.poll(() => complaints.some((complaint) => pattern.test(complaint))).toBe(true)
  const others = complaints.filter((complaint) => !pattern.test(complaint))
  complaints.splice(0, complaints.length, ...others)
}

export const languages = ['nl', 'de'] as const
export type Language = (typeof languages)[number]

/** Details of a test that exists for both languages: `playwright.config.ts` defines which width runs which. */
export const inLanguage = (language: Language) => ({ tag: `@${language}` })

/** Like `inLanguage`, for a test whose German version repeats the Dutch one and so belongs to the long run. */
export const inOneLanguage = (language: Language) => ({ tag: language === 'nl' ? ['@nl'] : ['@de', '@long'] })

/** Details of a test that repeats another one. */
export const inLongRun = { tag: '@long' }

/** Details of a test that runs at both widths only in the long run, otherwise on wide screens. */
export const onWideScreen = { tag: '@wide' }

/** Details of a test in a list of similar ones: the first few always run, the others in the long run. */
export const inSlice = (index: number, count: number) => (index < count ? {} : { tag: '@long' })

export const homeOf = { nl: '/', de: '/de' } as const

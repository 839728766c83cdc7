import type { Page } from '@playwright/test'
import { expect, test } from './shop-test.ts'
import { dutchOnly, pairs } from './site-paths.ts'

const origin = 'https://stek.example'

interface Links {
  readonly lang: string
  readonly canonical: readonly (string | null)[]
  readonly alternates: readonly (readonly [string | null, string | null])[]
}

async function linksOf(page: Page, path: string): Promise<Links> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    canonical: [...document.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href')),
    alternates: [...document.querySelectorAll('link[rel=alternate]')].map(
      (link) => [link.getAttribute('hreflang'), link.getAttribute('href')] as const,
    ),
  }))
}

test('[L7] pages of both languages name each other, themselves and Dutch for everybody else', async ({ page }) => {
  for (const [nl, de] of pairs) {
    const alternates = [
      ['nl', origin + nl],
      ['de', origin + de],
      ['x-default', origin + nl],
    ]
    expect.soft(await linksOf(page, nl)).toEqual({ lang: 'nl', canonical: [origin + nl], alternates })
    expect.soft(await linksOf(page, de)).toEqual({ lang: 'de', canonical: [origin + de], alternates })
  }
})

test('[L7] pages in Dutch only name no other language', async ({ page }) => {
  for (const path of dutchOnly) {
    expect.soft(await linksOf(page, path)).toEqual({ lang: 'nl', canonical: [origin + path], alternates: [] })
  }
})

test('[L7] a query in the address does not become part of the canonical', async ({ page }) => {
  expect((await linksOf(page, '/webhosting?via=12')).canonical).toEqual([`${origin}/webhosting`])
})

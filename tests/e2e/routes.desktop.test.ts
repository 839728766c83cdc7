import type { Page } from '@playwright/test'
import { expect, test, type Language } from './shop-test.ts'
import { moverPaths, pathsOf } from './site-paths.ts'

interface Head {
  readonly lang: string
  readonly title: string
  readonly description: string
  readonly h1: readonly string[]
  readonly lead: string
}

const headOf = (page: Page): Promise<Head> =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    h1: [...document.querySelectorAll('h1')].map((heading) => heading.innerText.trim()),
    lead: document.querySelector<HTMLElement>('main .lead')?.innerText.trim() ?? '',
  }))

/** Goes straight to its question. */
const leadless = /\/order\/account$/

/** Visits every path and expects a page of its own behind each. */
async function expectPages(page: Page, paths: readonly string[], language: Language): Promise<void> {
  const owners = new Map<string, string>()
  for (const path of paths) {
    const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect.soft(answer?.status(), path).toBe(200)
    expect.soft(page.url(), path).toMatch(new RegExp(`${path}$`))
    const { lang, title, description, h1, lead } = await headOf(page)
    expect.soft(lang, path).toBe(language)
    expect.soft(title, path).toMatch(/^.{5,} – Stek$/)
    expect.soft(description.length, `description of ${path}`).toBeGreaterThan(50)
    expect.soft(h1, path).toHaveLength(1)
    expect.soft(h1[0], path).not.toBe('')
    if (!leadless.test(path)) expect.soft(lead.length, `lead of ${path}`).toBeGreaterThan(20)
    for (const own of [title, description, h1[0] ?? '', lead].filter(Boolean)) {
      expect.soft(owners.get(own), `${path} says what another page says: ${own}`).toBeUndefined()
      owners.set(own, path)
    }
  }
}

test('[L1] every Dutch path answers with a page of its own', async ({ page }) => {
  await expectPages(page, pathsOf.nl, 'nl')
})

test('[L2] every German path answers with a page of its own', async ({ page }) => {
  await expectPages(page, pathsOf.de, 'de')
})

test('[L3] every provider people move from has a page that names it', async ({ page }) => {
  const names = [
    'TransIP',
    'Vimexx',
    'Savvii',
    'Combell',
    'one.com',
    'Yourhosting',
    'Mijndomein',
    'Versio',
    'Hostnet',
    'Strato',
  ]
  for (const [index, path] of moverPaths.entries()) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText(names[index] ?? '', { ignoreCase: true })
  }
})

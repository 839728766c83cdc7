import type { Page } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { messageKeys, textsOnlyIn } from './message-keys.ts'
import { expect, inLongRun, languages, takeComplaints, test } from '#tests/e2e/shop-test.ts'
import { articleSample, dutchOnlyLookedAt, lookedAt, pathsOf } from './site-paths.ts'

/* Opens every page once for all checks that every page must pass. The console must stay silent. */

/**
 * Pages consist of the same parts in both languages: Dutch pages are checked in the light theme, German ones in the
 * dark theme.
 */
const themes = { nl: 'light', de: 'dark' } as const
/** Themes differ only in colours, so only these rules are checked in the other theme. */
const colourRules = ['color-contrast', 'link-in-text-block']
const widths = [320, 390, 900, 1200, 1440]

const parts = languages.flatMap((language) => {
  const unknown = language === 'nl' ? '/xyz' : '/de/xyz'
  const demo = language === 'nl' ? ['/demo/portal', '/demo/status'] : []
  const paths = [...pathsOf[language], ...articleSample[language], ...demo, unknown]
  const looked: readonly string[] = [...lookedAt(language), ...articleSample[language], unknown]
  const share = Math.ceil(paths.length / 20)
  return Array.from({ length: 20 }, (_, index) => ({
    name: `${language} pages, part ${index + 1} of 20`,
    rows: language === 'nl' ? '[L1] [L6] [M1]' : '[L2] [L6] [M1]',
    language,
    unknown,
    paths: paths.slice(index * share, (index + 1) * share),
    looked,
    // Most pages exist in both languages: `npm test` opens a twentieth of each, the long run all.
    details: index === (language === 'nl' ? 0 : 12) ? {} : inLongRun,
  }))
})

for (const { name, rows, language, unknown, paths, looked, details } of parts) {
  const colorScheme = themes[language]
  const foreign = textsOnlyIn(language === 'nl' ? 'de' : 'nl')

  test(
    `${rows} ${name}: each page responds, has its four landmarks and its own texts, obeys its policy, fits, and axe finds no violation, ${colorScheme}`,
    details,
    async ({ page, complaints }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.addInitScript(() => {
        Object.assign(window, { violations: [] as string[] })
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          ;(window as unknown as { violations: string[] }).violations.push(`${violatedDirective} ${blockedURI}`)
        })
      })
      const firstLookedAt = paths.find((path) => looked.includes(path))
      for (const path of paths) {
        const answer = await page.goto(path)
        expect.soft(answer?.status(), path).toBe(path === unknown ? 404 : 200)
        expect.soft(new URL(page.url()).pathname, path).toBe(path)
        const { violations, outline, text } = await readingOf(page)
        expect.soft(violations, path).toEqual([])
        if (!path.startsWith('/demo/')) {
          expect.soft(outline, path).toEqual(['utility-bar', 'header', 'main', 'footer'])
          expect.soft(unfilledIn(text), path).toEqual([])
          const strange = foreign.filter((each) => text.includes(each))
          expect.soft(strange, path).toEqual([])
        }
        if (looked.includes(path)) {
          // Header and footer are the same on all of these pages.
          expect.soft(await violationsOn(page, path === firstLookedAt ? {} : { within: 'main' }), path).toEqual([])
          await expectToFit(page, path)
        }
        if (dutchOnlyLookedAt.includes(path)) {
          await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
          expect.soft(await violationsOn(page, { rules: colourRules }), `${path}, dark`).toEqual([])
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        }
      }
      if (paths.includes(unknown)) await takeComplaints(complaints, /status of 404/)
    },
  )
}

/** Violations of the security policy, the landmarks in order, and all text and accessible names, also after a click. */
const readingOf = (page: Page) =>
  page.evaluate(() => {
    const outline = [...document.querySelectorAll('[data-part=utility-bar], header, main, footer')].map(
      (element) => element.getAttribute('data-part') ?? element.tagName.toLowerCase(),
    )
    const body = document.body.cloneNode(true) as HTMLElement
    for (const element of body.querySelectorAll('script, style')) element.remove()
    const named = [...body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    )
    const metas = [...document.querySelectorAll('meta[content]')].map((meta) => meta.getAttribute('content') ?? '')
    return {
      violations: (window as unknown as { violations: string[] }).violations,
      outline,
      text: [document.title, body.textContent, ...named, ...metas].join('\n'),
    }
  })

/** Signs of an unformatted message: its key, braces or tags. */
function unfilledIn(text: string): readonly string[] {
  const keys = messageKeys.filter((key) => text.includes(key))
  return [...keys, ...(text.match(/[{}]|<\/?\w+>|\bundefined\b|\bNaN\b|\[object /g) ?? [])]
}

async function expectToFit(page: Page, path: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await page.evaluate(() => {
      const { scrollWidth } = document.scrollingElement ?? document.body
      if (scrollWidth <= innerWidth) return []
      const causes = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > innerWidth + 0.5,
      )
      return [scrollWidth, ...causes.slice(0, 3).map((element) => element.outerHTML.slice(0, 100))]
    })
    expect.soft(wide, `${path} at ${width} px`).toEqual([])
  }
}

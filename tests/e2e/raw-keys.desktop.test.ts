import type { Page } from '@playwright/test'
import { messageKeys, textsOnlyIn } from './message-keys.ts'
import { expect, languages, takeComplaints, test } from './shop-test.ts'
import { articleSample, pathsOf } from './site-paths.ts'

/** Everything a person can read or hear on a page, also what only shows after a click. */
const readableOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement
    for (const element of body.querySelectorAll('script, style')) element.remove()
    const named = [...body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    )
    const metas = [...document.querySelectorAll('meta[content]')].map((meta) => meta.getAttribute('content') ?? '')
    return [document.title, body.textContent, ...named, ...metas].join('\n')
  })

/** Signs of a message that was not filled in: its key, its braces or its tags. */
function unfilledIn(text: string): readonly string[] {
  const keys = messageKeys.filter((key) => text.includes(key))
  return [...keys, ...(text.match(/[{}]|<\/?\w+>|\bundefined\b|\bNaN\b|\[object /g) ?? [])]
}

for (const language of languages) {
  const foreign = textsOnlyIn(language === 'nl' ? 'de' : 'nl')

  test(`[L6] no ${language} page shows a raw key or a text of the other language`, async ({ page, complaints }) => {
    const unknown = language === 'nl' ? '/xyz' : '/de/xyz'
    for (const path of [...pathsOf[language], ...articleSample[language], unknown]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const text = await readableOf(page)
      expect.soft(unfilledIn(text), path).toEqual([])
      expect
        .soft(
          foreign.filter((each) => text.includes(each)),
          path,
        )
        .toEqual([])
    }
    await takeComplaints(complaints, /status of 404/)
  })
}

import { describe, expect, test } from 'vitest'
import { movers, nameOfMover } from '#site/movers.ts'
import records, { type MoverPageId, type MoverText } from './mover-page.tsx'

const moverTexts = Object.fromEntries(records.map(({ id, texts }) => [id, texts.nl])) as Record<MoverPageId, MoverText>
const pages = records.map(({ id }) => id as MoverPageId)
const pairs = pages.flatMap((one, index) => pages.slice(index + 1).map((other) => [one, other] as const))

test('every provider of the footer has its text', () => {
  expect(movers.map(({ page }) => page).toSorted()).toEqual(pages.toSorted())
})

describe.each(pages)('%s', (page) => {
  const text = moverTexts[page]
  const name = nameOfMover(page)

  test('each step states who does it and how long it takes', () => {
    expect(text.steps.items.length).toBeGreaterThanOrEqual(3)
    for (const { who } of text.steps.items) expect(who).toMatch(/^(?:Jij|Wij|Samen), .*(?:minuten|uur|dag)/u)
  })

  test('it explains the transfer code, locks, DNSSEC, e-mail and when to cancel, and answers four questions', () => {
    const all = stringsIn(text).join(' ')
    for (const subject of [
      /\bcode\b|[a-z]code\b/iu,
      /\b(?:slot|vergrendeld)\b/iu,
      /\bDNSSEC\b/u,
      /postvak|mailadres/iu,
      /opzeg|zeg /iu,
    ])
      expect(all).toMatch(subject)
    expect(text.code.path.length).toBeGreaterThanOrEqual(4)
    expect(text.faq.length).toBeGreaterThanOrEqual(4)
  })

  test('it names the provider and states that the trademark is not ours', () => {
    expect(text.mark).toContain(name)
    expect(text.mark).toMatch(/is een merk van|zijn merken van/u)
    expect(text.mark).toContain(`geen band met ${name}`)
  })
})

test.each(pairs)('%s and %s are different texts, not one with the name changed', (one, other) => {
  const left = sentencesOf(moverTexts[one]).map((sentence) => without(sentence, one))
  const right = new Set(sentencesOf(moverTexts[other]).map((sentence) => without(sentence, other)))
  const shared = left.filter((sentence) => right.has(sentence))
  expect(shared.length / left.length, shared.join('\n')).toBeLessThan(0.05)
})

test('no question, reason or caution appears on two pages', () => {
  const titles = pages.flatMap((page) => {
    const { faq, watch, reason } = moverTexts[page]
    return [reason.h2, ...watch.map(({ title }) => title), ...faq.map(({ question }) => without(question, page))]
  })
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

/** Ignores short texts such as table labels, which may be equal. */
function sentencesOf(text: MoverText): readonly string[] {
  return stringsIn(text)
    .flatMap((string) => string.split(/(?<=[.?])\s+/u))
    .filter((sentence) => sentence.length > 40)
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

function without(sentence: string, page: MoverPageId): string {
  return sentence.replaceAll(nameOfMover(page), '…')
}

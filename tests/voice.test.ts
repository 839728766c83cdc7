import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allTexts, type Text } from '#tests/spelling/texts.ts'

const texts = allTexts()
/** Place and words around what was found. */
function foundIn({ place, text }: Text, wrong: RegExp): readonly string[] {
  const at = text.search(wrong)
  return at < 0 ? [] : [`${place}: ${text.slice(Math.max(0, at - 40), at + 40).trim()}`]
}

/** The model form of the law is quoted, not written by us. */
const lawForm =
  /deel(?:\/delen)?\*? u (?:\(\*\) )?hierbij med?e|als u (?:dit formulier op papier indient|de overeenkomst wilt herroepen)/gi
/** Above which the EU taxes sales across borders where the customer lives: no price of ours. */
const taxThreshold = /10\.000 euro/gi

const inLanguage = (language: string) => texts.filter((text) => text.language === language)

describe('the voice of the house', () => {
  test('Dutch says je, never u', () => {
    const formal = /(?<!\p{L})(u|uw|uwe|uzelf)(?!\p{L})/iu
    const ours = inLanguage('nl').map((text) => ({ ...text, text: text.text.replaceAll(lawForm, '') }))
    expect(ours.flatMap((text) => foundIn(text, formal))).toEqual([])
  })

  test('German says Sie, never du', () => {
    const familiar = /(?<!\p{L})(du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu
    expect(inLanguage('de').flatMap((text) => foundIn(text, familiar))).toEqual([])
  })

  test('no word the house avoids', () => {
    const avoided = /winkelwagen|migre(?:er|ren)|oplossing|(?<!\p{L})ontdek(?!\p{L})/iu
    expect(inLanguage('nl').flatMap((text) => foundIn(text, avoided))).toEqual([])
  })

  test('nobody is shouted at', () => {
    expect(texts.flatMap((text) => foundIn(text, /\p{L}!/u))).toEqual([])
  })
})

test('no amount in euros is typed in a text, but for the partner promo', () => {
  const folder = join(import.meta.dirname, '../src')
  const typed = ['content', 'pages']
    .flatMap((room) =>
      readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
    )
    .filter((file) => /\.(ts|md)$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (typesAmount(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    )
  expect(typed).toEqual([])
})

function typesAmount(line: string): boolean {
  const text = line
    .replaceAll('\\u00a0', ' ')
    .replaceAll(/tot € 200 per sale/gi, '')
    .replaceAll(taxThreshold, '')
  return /€\s*\d|\d\s*€|\d\s*(?:euro|eur)\b/i.test(text)
}

test('an amount that is typed would be found', () => {
  expect(["lead: 'Al vanaf € 5,00'", 'kostet 3,99 € im Jahr', 'voor 10 euro'].every(typesAmount)).toBe(true)
  expect(typesAmount("h1: 'Verdien tot €\\u00a0200 per sale',")).toBe(false)
})

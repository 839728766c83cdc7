import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { locales } from '#core/locale/locale.ts'
import { chosenWords, patternOf } from './glossary-table.ts'
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

/** The specification's own words. */
const promo = /tot €\s?200 per sale/gi

describe('one word per thing', () => {
  const words = chosenWords()

  test('the glossary has words of every language', () => {
    expect(new Set(words.map(({ language }) => language))).toEqual(new Set(['nl', 'de', 'en']))
    expect(words.length).toBeGreaterThan(20)
    expect(words.filter(({ chosen, others }) => others.length === 0 || others.includes(chosen))).toEqual([])
  })

  test.each(locales)('%s says what the glossary chose', (language) => {
    const chosen = words.filter((word) => word.language === language)
    const any = new RegExp(
      chosen.flatMap(({ others }) => others.map((other) => patternOf(other).source)).join('|'),
      'iu',
    )
    const placesOf = Map.groupBy(inLanguage(language), ({ text }) => text.replaceAll(promo, ''))
    const found = [...placesOf].flatMap(([text, places]) =>
      any.test(text)
        ? chosen.flatMap(({ others, exceptions }) => {
            const at = places.find(({ place }) => !exceptions.some((exception) => place.startsWith(exception)))
            return at ? others.flatMap((other) => foundIn({ ...at, text }, patternOf(other))) : []
          })
        : [],
    )
    expect(found).toEqual([])
  })

  test('another word is found with any ending, and not inside a word', () => {
    expect(patternOf('mailbox*').test('twee mailboxen')).toBe(true)
    expect(patternOf('Zusatz').test('als Zusatz dazu')).toBe(true)
    expect(patternOf('Zusatz').test('ein Zusatzpaket')).toBe(false)
    expect(patternOf('cart').test('a Cartagena')).toBe(false)
  })
})

/** Sentences of a kind that readers stumbled over: invented idiom, promises that other pages contradict. */
const saidNoMore = {
  nl: [
    /zonder gat(?!\p{L})/iu,
    /houdt er nooit door op/i,
    /haar na en bevestig/i,
    /dagen dat (?:je|ik) (?:haar|het) had/i,
    /laatste schroef/i,
    /betere pot|de pot staat|staat in de grond|verpot/i,
    /van je maker/i,
    /maten schap/i,
    /adresboek van het internet nog even/i,
    /beter nu gelezen/i,
    /meestal (?:heb je )?binnen (?:een|één) werkdag/i,
    /betaalt nooit dubbel/i,
    /elke maand opzegbaar/i,
  ],
  de: [
    /nicht geklappt/i,
    /Sehen Sie in Ihre/,
    /letzten Schraube/i,
    /ein Stück Boden/i,
    /für Ihr Regal/i,
    /Sagen, was ist/,
    /was in die Kiste/i,
    /Eröffnen Sie Ihren Stand/,
    /Ab heute Ihrer/,
    /Wie viel wird los sein/,
    /laufen zuerst an einer Kopie/i,
    /(?:innerhalb|binnen) (?:eines|einem) Werktag[^.]*meist|meistens? innerhalb eines Werktags/i,
    /zahlen nie doppelt/i,
    /jeden Monat kündbar/i,
    /Umtopfen|Steckling ist gepflanzt/i,
  ],
} as const

test.each(['nl', 'de'] as const)('no sentence in %s of the kind that readers stumbled over', (language) => {
  const found = inLanguage(language).flatMap((text) => saidNoMore[language].flatMap((wrong) => foundIn(text, wrong)))
  expect([...new Set(found)]).toEqual([])
})

test('no amount in euros is typed in a text, but for the partner promo', () => {
  const folder = join(import.meta.dirname, '../src')
  const typed = ['site/content', 'site/pages']
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

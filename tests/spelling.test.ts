import { describe, expect, test } from 'vitest'
import { locales } from '#core/locale/locale.ts'
import { type Dictionary, openDictionary, ownWords } from '#tests/spelling/dictionary.ts'
import { misspellingsIn } from '#tests/spelling/misspellings.ts'
import { allTexts } from '#tests/spelling/texts.ts'
import { textOfMessage, wordsIn } from '#tests/spelling/words-in.ts'

const texts = allTexts()
const read = new Set(texts.flatMap(({ text }) => wordsIn(text).flatMap((word) => [word, ...word.split('-')])))
const dictionaries = new Map<string, Promise<Dictionary>>(locales.map((locale) => [locale, openDictionary(locale)]))

function isRead(word: string): boolean {
  const written = word.replaceAll("'", '’')
  return [word, written].some((form) => read.has(form) || read.has(form.charAt(0).toUpperCase() + form.slice(1)))
}

async function dictionaryOf(locale: string): Promise<Dictionary> {
  const dictionary = await dictionaries.get(locale)
  if (!dictionary) throw new Error(`no dictionary for ${locale}`)
  return dictionary
}

test.each(locales)('everything a person can read in %s is spelled right', async (locale) => {
  const own = texts.filter((text) => text.language === locale)
  expect(own.length).toBeGreaterThan(500)
  expect(misspellingsIn(own, await dictionaryOf(locale))).toEqual([])
})

test('pages, articles, interface, mails, terms and catalogue are all read', () => {
  const places = new Set(texts.map(({ place }) => place))
  const due = ['/', '/de', '/helpdesk', '/order/domains', 'the mail orderOfConsumer', 'webhosting-stek', 'llms-text.ts']
  expect(due.filter((place) => !places.has(place))).toEqual([])
  for (const part of [/^\/helpdesk\/./, /^\/de\/helpdesk\/./, /^messages\/en\.json /, /^the terms /]) {
    expect(
      [...places].some((place) => part.test(place)),
      String(part),
    ).toBe(true)
  }
})

describe('what is wrong is found', () => {
  test.each([
    ['nl', 'Je domijnnaam word vandaag geregistreert.', ['domijnnaam', 'geregistreert']],
    ['nl', 'De verhuis-code is gratis, de webwinkle ook.', ['webwinkle']],
    ['de', 'Ihr Wiederrufsrecht gilt ab der bestellung.', ['Wiederrufsrecht', 'bestellung']],
    ['de', 'Die Rechnung kommt per Email-Adrese.', ['Email-Adrese']],
    ['en', 'Your adress was recieved.', ['adress', 'recieved']],
  ] as const)('in %s: %s', async (language, text, wrong) => {
    const found = misspellingsIn([{ language, place: 'here', text }], await dictionaryOf(language))
    expect(found.map((each) => each.split(' in here')[0])).toEqual(wrong)
  })

  test('compounds are understood', async () => {
    const dutch = {
      language: 'nl',
      place: 'here',
      text: 'een hostingpakket met opslagruimte en e-mailadressen',
    } as const
    const german = { language: 'de', place: 'here', text: 'die Postfachgröße und der Domainumzug' } as const
    expect(misspellingsIn([dutch], await dictionaryOf('nl'))).toEqual([])
    expect(misspellingsIn([german], await dictionaryOf('de'))).toEqual([])
  })
})

test('addresses, hosts, placeholders and codes are not words', () => {
  const text = 'Ga naar https://stek.example/x, mail a.b@stek.example of kies .amsterdam en {name} met 10GB en DNS'
  expect(wordsIn(text)).toEqual(['Ga', 'naar', 'mail', 'of', 'kies', 'en', 'met', 'en'])
  expect(wordsIn(textOfMessage('{n, plural, =0 {leeg} one {# naam} other {# namen}} in <b>je</b> {x} mandje'))).toEqual(
    ['leeg', 'naam', 'namen', 'in', 'je', 'mandje'],
  )
})

describe.each(['names', 'words-nl', 'words-de', 'words-en'])('our own list %s', (list) => {
  test('is sorted and has nothing twice', async () => {
    const words = await ownWords(list)
    expect(words).toEqual([...new Set(words)].toSorted((one, other) => (one < other ? -1 : 1)))
  })

  test('has no word that nobody reads', async () => {
    expect((await ownWords(list)).filter((word) => !isRead(word))).toEqual([])
  })
})

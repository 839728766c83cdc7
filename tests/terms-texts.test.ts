import { describe, expect, test } from 'vitest'
import { promiseWords } from '#catalogue/promises.ts'
import { termsDe } from '#site/content/terms/de.ts'
import { termsNl } from '#site/content/terms/nl.ts'
import { everythingIn, textsOf } from '#tests/builders/terms-texts.ts'

describe('the text of the general terms', () => {
  const text = everythingIn(termsNl).join('\n')
  const german = everythingIn(termsDe).join('\n')

  test('points to articles that say what is meant', () => {
    const meant: Readonly<Record<string, string>> = {
      6: 'Betaling',
      7: 'Duur, verlenging en opzeggen',
      8: 'Herroepen door consumenten',
      9: 'Domeinnamen en registers',
      11: 'Eerlijk gebruik',
      12: 'E-mail',
      17: 'Wat niet mag',
      21: 'Jouw persoonsgegevens en die van anderen',
    }
    expect(new Set(citedIn(text))).toEqual(new Set(Object.keys(meant)))
    for (const [number, title] of Object.entries(meant))
      expect(termsNl.articles[Number(number) - 1]?.title, number).toBe(title)
  })

  test('knows nothing younger than its date, and says je and Sie', () => {
    for (const each of [text, german]) {
      expect(each).not.toMatch(/\b(202[3-9]|DSA|digitaledienstenverordening|herroepingsknop|NIS2|EAA)\b/i)
      expect(each).not.toMatch(/€|\bB\.V\.\./)
    }
    expect(text).not.toMatch(/\b(u|uw)\b/)
    expect(german).not.toMatch(/\b(du|dein\w*|euch)\b/i)
  })

  test.each([
    /Duur, verlenging en opzeggen/,
    /elke dag opzeggen, met hooguit een maand opzegtermijn/,
    /binnen 14 dagen zonder reden herroepen/,
    /verwerkersovereenkomst/,
    /Notice-and-Take-Down/,
    /Overmacht/,
    /Nederlands recht/,
    /Verschillen de teksten, dan gaat de Nederlandse voor/,
    /alleen automatisch af als je daar .* uitdrukkelijk een machtiging/,
  ])('has what terms of a hosting provider need: %s', (part) => {
    expect(text).toMatch(part)
  })

  test.each([
    /Laufzeit, Verlängerung und Kündigung/,
    /jederzeit kündigen, mit einer Frist von höchstens einem Monat/,
    /innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen/,
    /Vertrag zur Auftragsverarbeitung/,
    /Weichen die Texte voneinander ab, so geht der niederländische vor/,
  ])('has it in German too: %s', (part) => {
    expect(german).toMatch(part)
  })

  test('states what is promised: delivery, answers, place, moving, notice', () => {
    for (const [language, said] of [
      ['nl', text],
      ['de', german],
    ] as const) {
      const { deliveryUsually, deliveryLatest, answerTime, datacentre, movingTime, notice } = promiseWords[language]
      for (const words of [deliveryUsually, deliveryLatest, answerTime, datacentre, movingTime, notice]) {
        expect(said).toContain(words)
      }
    }
  })
})

/** Numbers of articles that a text refers to. */
function citedIn(said: string): readonly string[] {
  const lists = said.matchAll(/artikel ((?:\d+(?:, | en | of | und | oder )?)+)/gi)
  return [...lists].flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? [])
}

describe('the German text is the Dutch one, article by article', () => {
  const pairs = termsNl.articles.map((article, index) => [index + 1, article, termsDe.articles[index]] as const)

  test('of the same date, with as many articles, and a form with as many lines', () => {
    expect(termsDe.articles).toHaveLength(termsNl.articles.length)
    expect(termsDe.date).toBe(termsNl.date)
    expect(termsDe.opening).toHaveLength(termsNl.opening.length)
    expect(termsDe.form.says).toHaveLength(termsNl.form.says.length)
    expect(termsDe.form.blanks).toHaveLength(termsNl.form.blanks.length)
  })

  test.each(pairs)('article %i: as many paragraphs and items, the same references, numbers and names', (_, nl, de) => {
    const shapeOf = (article: typeof nl | undefined) => article?.paragraphs.map((each) => textsOf(each).length)
    expect(shapeOf(de)).toEqual(shapeOf(nl))
    const dutch = nl.paragraphs.flatMap(textsOf)
    const other = (de?.paragraphs ?? []).flatMap(textsOf)
    dutch.forEach((said, place) => {
      const told = other[place] ?? ''
      expect(citedIn(told), said).toEqual(citedIn(said))
      expect(factsIn(told).toSorted(), said).toEqual(factsIn(said).toSorted())
      // Nothing is left out or summed up.
      expect(told.length / said.length, said).toBeGreaterThan(0.8)
      expect(told.length / said.length, said).toBeLessThan(1.9)
    })
  })
})

/** What is written the same in both languages: numbers, addresses, extensions, names, and numbers as words. */
function factsIn(said: string): readonly string[] {
  const names = /\d+|\.(?:nl|com)\b|SIDN|ICANN|WordPress|WooCommerce|Notice-and-Take-Down|[\w.]+@[\w.]+/g
  return [...(said.match(names) ?? []), ...countsIn(said)]
}

function countsIn(said: string): readonly string[] {
  const counts = [
    ['2', /\b(twee|zwei) (?:maanden|Monaten)/gi],
    ['3', /\b(drie|drei) (?:maanden|Monaten)/gi],
    ['5', /\b(vijf|fünf) (?:dagen|Tagen)/gi],
    ['7', /\b(zeven|sieben) (?:dagen|Tage)/gi],
    ['12', /\b(twaalf|zwölf) (?:maanden|Monaten)/gi],
  ] as const
  return counts.flatMap(([count, pattern]) => [...said.matchAll(pattern)].map(() => `${count} in words`))
}

import { describe, expect, test } from 'vitest'
import { exceptions } from '#tests/facts/exceptions.ts'
import { numbersIn, type TypedFact, typedFactsIn, typedTexts } from '#tests/facts/typed-facts.ts'

const facts = typedTexts().flatMap(typedFactsIn)
const listed = exceptions.flatMap(({ reason, says, places }) =>
  Object.entries(places).flatMap(([file, phrases]) => phrases.map((phrase) => ({ reason, says, file, phrase }))),
)

/** Whether the phrase stands in the text around the fact. */
function covers(phrase: string, { text, from, to }: TypedFact): boolean {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    if (at <= from && to <= at + phrase.length) return true
  }
  return false
}

const told = ({ file, line, text, from, to }: TypedFact) =>
  `${file}:${line} types "${text.slice(from, to)}": ${text.slice(Math.max(0, from - 40), to + 30)}`

describe('facts have one source', () => {
  test('no text types a number with a unit or an amount: it names the fact, or has an exception with its reason', () => {
    const byFile = Map.groupBy(listed, ({ file }) => file)
    const typed = facts.filter((fact) => !byFile.get(fact.file)?.some(({ phrase }) => covers(phrase, fact)))
    expect(typed.map(told)).toEqual([])
  })

  test('no exception is left over', () => {
    const byFile = Map.groupBy(facts, ({ file }) => file)
    const unused = listed.filter(({ file, phrase }) => !byFile.get(file)?.some((fact) => covers(phrase, fact)))
    expect(unused.map(({ file, phrase }) => `${file}: ${phrase}`)).toEqual([])
  })

  test('all places of one rule of others say the same', () => {
    const other = listed.filter(({ phrase, says }) => numbersIn(phrase).some((number) => !says.includes(number)))
    expect(
      other.map(({ file, phrase, reason }) => `${file}: "${phrase}" is not what the others say of: ${reason}`),
    ).toEqual([])
  })
})

const typedIn = (text: string) =>
  typedFactsIn({ file: '', line: 1, text }).map(({ from, to }) => text.slice(from, to).replaceAll('\u00a0', ' '))

test.each([
  ['We antwoorden binnen één werkdag.', ['één werkdag']],
  ['Binnen een uur klaar, uiterlijk binnen 30\u00a0dagen.', ['Binnen een uur', '30 dagen']],
  ['Een site en een uur later', []],
  ['Bewaard: 7, 14 of 30 dagen.', ['7, 14 of 30 dagen']],
  ['Innerhalb eines Werktags, spätestens nach drei Tagen', ['Innerhalb eines Werktags', 'drei Tagen']],
  ['10\u00a0GB voor € 4,50 of 4,50\u00a0€, met 21% btw', ['10 GB', '€ 4,50', '4,50 €', '21%']],
  ['within two working days, 30-day back-up', ['two working days', '30-day']],
  ['… GB in … dagen', []],
  ['PHP 8.4, poort 22 en drie pakketten', []],
])('in "%s" is typed: %j', (text, found) => {
  expect(typedIn(text)).toEqual(found)
})

test('numbers are read from digits and from words', () => {
  expect(numbersIn('7, 14 of 30 dagen')).toEqual([7, 14, 30])
  expect(numbersIn('zestig dagen, fünf Tage, two years')).toEqual([60, 5, 2])
  expect(numbersIn('unter 10.000 Euro')).toEqual([10_000])
  expect(numbersIn('innerhalb eines Tages')).toEqual([1])
  expect(numbersIn('een half uur')).toEqual([0.5])
})

import { create } from 'fontkit'
import { beforeAll, expect, test } from 'vitest'
import { type InvoiceFonts, runsOf } from './invoice-fonts.ts'
import { paperFonts } from '#tests/builders/paper-fonts.ts'

let fonts: InvoiceFonts
beforeAll(async () => {
  fonts = await paperFonts()
})

const names = 'Sanne Weiß Żółć Đorđe Ştefan Őrült Ægir Þór Œuvre Иван Щукин Nguyễn Ơi 12 € – “x” ’ … −'

test('every letter that is printed is in the piece of the font that prints it', () => {
  for (const weight of ['text', 'strong'] as const) {
    for (const { script, text } of runsOf(names)) {
      const known = new Set(create(Buffer.from(fonts.get(`${weight}-${script}`) ?? [])).characterSet)
      const missing = Array.from(text).filter((letter) => !known.has(letter.codePointAt(0) ?? 0))
      expect(missing, `${weight}-${script}`).toEqual([])
    }
  }
})

test('nothing is lost between the pieces', () => {
  expect(
    runsOf(names)
      .map(({ text }) => text)
      .join(''),
  ).toBe(names)
})

test.each([
  ['Παπαδόπουλος', 'Papadopoulos'],
  ['Χριστού ΑΓΓΕΛΟΣ', 'Christou ANgELOS'],
  ['Ａ ﬁ ① 山', 'A f 1 ?'],
  ['a\u0000b\u202e\tc', 'a b c'],
  ['e\u0301', 'é'],
  ['\ud800', '?'],
])('what the font has not is written otherwise: %j', (text, printed) => {
  expect(
    runsOf(text)
      .map((run) => run.text)
      .join(''),
  ).toBe(printed)
})

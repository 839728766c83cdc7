import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { describe, expect, test } from 'vitest'
import { fallbackOverrides } from './font-fallback.ts'
import { fontFiles, latinCharacters } from './fonts.ts'

const css = readFileSync(new URL('../../web/styles/fonts.css', import.meta.url), 'utf8')
const faces = css.split('@font-face').slice(1)

describe('the latin font', () => {
  test('is small', async () => {
    const { latin, latinExt } = await fontFiles()
    expect(latin.bytes.length).toBeLessThan(28 * 1024)
    expect(latinExt.bytes.length).toBeLessThan(34 * 1024)
  })

  test('has every requested character, the weights in use and kerning', async () => {
    const font = create((await fontFiles()).latin.bytes)
    const known = new Set(font.characterSet)
    expect(Array.from(latinCharacters).filter((letter) => !known.has(letter.codePointAt(0) ?? 0))).toEqual([])
    expect(font.variationAxes['wght']).toMatchObject({ min: 500, max: 900 })
    expect(font.availableFeatures).toContain('kern')
  })

  test('has tabular figures at every weight', async () => {
    const { bytes } = (await fontFiles()).latin
    for (const wght of [500, 700, 900]) {
      const font = create(await subsetFont(bytes, '0123456789', { targetFormat: 'sfnt', variationAxes: { wght } }))
      const widths = Array.from(
        '0123456789',
        (figure) => font.glyphForCodePoint(figure.codePointAt(0) ?? 0).advanceWidth,
      )
      expect(new Set(widths.map(Math.round)).size, `at ${wght}`).toBe(1)
    }
  })

  test('has exactly the characters of its unicode-range', () => {
    expect(rangeOf(faces[0])).toEqual(new Set(Array.from(latinCharacters, (letter) => letter.codePointAt(0))))
  })
})

test('the second file repeats no character of the first', () => {
  const first = rangeOf(faces[0])
  expect([...rangeOf(faces[1])].filter((codePoint) => first.has(codePoint))).toEqual([])
})

test('the fallback takes the same space as Nunito', async () => {
  const written = faces.slice(2).map((face) => ({
    weight: Number(valueOf(face, 'font-weight')),
    sizeAdjust: valueOf(face, 'size-adjust'),
    ascent: valueOf(face, 'ascent-override'),
    descent: valueOf(face, 'descent-override'),
  }))
  expect(written).toEqual(await fallbackOverrides())
})

function valueOf(face: string, property: string): string {
  return new RegExp(`${property}: ([^;]+);`).exec(face)?.[1] ?? ''
}

function rangeOf(face = ''): Set<number | undefined> {
  const ranges = /unicode-range:([^;]+);/.exec(face)?.[1] ?? ''
  const points = new Set<number | undefined>()
  for (const [, from = '', to = from] of ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)) {
    for (let point = Number.parseInt(from, 16); point <= Number.parseInt(to, 16); point += 1) points.add(point)
  }
  return points
}

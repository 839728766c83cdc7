import { create, type Font } from 'fontkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { staticFont } from '#site/build/static-font.ts'
import { socialPicture, widthOf, wrappedText } from './social-images.ts'

const box = { width: 600, height: 400, leading: 1.04, sizes: [100, 80, 60] }
let font: Font

beforeAll(async () => {
  font = create(await staticFont(900))
})

describe('a heading in a picture', () => {
  test.each([
    'Wij sjouwen. Jij kijkt toe.',
    'Ihre WordPress-Website zieht kostenlos um.',
    'Verdien tot €\u00a0200 per sale',
    'Über Größen',
  ])('“%s” stays within its box and loses no word', (text) => {
    const { size, lines } = wrappedText(font, text, box)
    expect(lines.join(' ').replaceAll('- ', '-')).toBe(text)
    expect(lines.length * size * box.leading).toBeLessThanOrEqual(box.height)
    for (const line of lines) expect(widthOf(font, line, size)).toBeLessThanOrEqual(box.width)
  })

  test('every sentence begins a line', () => {
    expect(wrappedText(font, 'Ihr Name. Ab heute Ihrer.', { ...box, width: 700 }).lines).toEqual([
      'Ihr Name.',
      'Ab heute Ihrer.',
    ])
  })

  test('an amount stays on one line with its sign', () => {
    const { lines } = wrappedText(font, 'tot €\u00a0200 per sale', { ...box, width: 300 })
    expect(lines.some((line) => line.includes('€\u00a0200'))).toBe(true)
  })

  test('a heading that fits at no size fails the build', () => {
    expect(() => wrappedText(font, 'Donaudampfschifffahrtsgesellschaftskapitän', box)).toThrow('Donau')
  })

  test('the image needs no font and no other file', () => {
    const svg = socialPicture({ heading: 'Größe – ’s nachts €', drawing: 'bakfiets' }, font)
    expect(svg).not.toMatch(/<text|href=|url\(|var\(|NaN|undefined/)
  })
})

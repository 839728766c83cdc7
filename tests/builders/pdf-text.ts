import { inflateSync } from 'node:zlib'

/** Text of a PDF made by pdfkit: an array of text fragments for each page. */
export function pdfPages(bytes: Uint8Array): readonly (readonly string[])[] {
  const file = Buffer.from(bytes).toString('latin1')
  const objects = new Map(
    Array.from(file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g), ([, id = '', body = '']) => [id, body]),
  )
  const object = (id = '') => objects.get(id) ?? ''
  const [, kids = ''] = /\/Type \/Pages[\s\S]*?\/Kids \[([^\]]*)\]/.exec(file) ?? []
  return Array.from(kids.matchAll(/(\d+) 0 R/g), ([, id]) => pageText(object(id)))

  function pageText(page: string): readonly string[] {
    const [, resources] = /\/Resources (\d+) 0 R/.exec(page) ?? []
    const fonts = new Map(
      Array.from(object(resources).matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', id]) => [
        name,
        lettersOf(object(id)),
      ]),
    )
    const [, contents] = /\/Contents (\d+) 0 R/.exec(page) ?? []
    let letters: readonly string[] = []
    const texts: string[] = []
    for (const [, font, pieces = ''] of streamOf(object(contents)).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) letters = fonts.get(font) ?? []
      else texts.push(Array.from(pieces.matchAll(/<([\da-f]*)>/g), ([, hex = '']) => decoded(hex, letters)).join(''))
    }
    return texts
  }

  function lettersOf(font: string): readonly string[] {
    const [, id] = /\/ToUnicode (\d+) 0 R/.exec(font) ?? []
    const ranges = streamOf(object(id)).matchAll(/<[\da-f]+> <[\da-f]+> \[([^\]]*)\]/g)
    return Array.from(ranges, ([, range = '']) => Array.from(range.matchAll(/<([\da-f ]*)>/g), utf16Of)).flat()
  }
}

function utf16Of([, hex = '']: RegExpExecArray): string {
  const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? []
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))
}

function decoded(hex: string, letters: readonly string[]): string {
  return (hex.match(/.{4}/g) ?? []).map((code) => letters[Number.parseInt(code, 16)] ?? '\ufffd').join('')
}

function streamOf(object: string): string {
  const [, data] = /stream\n([\s\S]*)\nendstream/.exec(object) ?? []
  return data === undefined ? '' : inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
}

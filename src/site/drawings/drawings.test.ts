import { readFileSync } from 'node:fs'
import { gzipSync, inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drawings, labelDrawing } from '#web/ui/drawing-sizes.ts'
import { labelOutlines, wordmarkLetters } from '#web/ui/letter-outlines.ts'
import { drawingFiles, drawingSheet } from './sheet.ts'
import { markFiles } from './mark-bitmap.ts'
import { tracedOutlines } from './trace-letters.ts'

const sheet = drawingSheet()

describe('the sheet', () => {
  test('contains every drawing that pages use, at the declared size', () => {
    const sizes = [...drawingFiles()].map(([name, svg]) => {
      const [, left, bottom, width, height] = /viewBox="(\S+) (\S+) (\d+) (\d+)"/.exec(svg)?.map(Number) ?? []
      expect([left, bottom], name).toEqual([-(width ?? 0) / 2, -(height ?? 0)])
      return [name, { width, height }]
    })
    expect(Object.fromEntries(sizes)).toEqual(drawings)
    for (const name of Object.keys(drawings)) expect(sheet).toContain(`<g id="${name}"`)
  })

  test('has no external references, and only the ids that pages use', () => {
    expect(sheet).not.toMatch(/href=|url\(/)
    const ids = new Set(Array.from(sheet.matchAll(/ id="([^"]+)"/g), ([, id]) => id))
    expect(ids).toEqual(new Set(Object.keys(drawings)))
  })

  test('follows the theme: classes become custom properties', () => {
    expect(sheet).toContain('fill="var(--pot-a,var(--ill-paper,#fff))"')
    expect(sheet).not.toMatch(/class=/)
  })

  test('needs no font and no inline style', () => {
    expect(sheet).not.toMatch(/<text|<style| style=/)
  })

  test('stays within 12 KB gzip', () => {
    expect(gzipSync(sheet, { level: 9 }).length).toBeLessThan(12 * 1024)
  })
})

test('a standalone drawing has its colours and all of its parts', () => {
  for (const [name, svg] of drawingFiles()) {
    expect(svg, name).not.toMatch(/var\(|<use| id=/)
    expect(svg.match(/<g/g)?.length ?? 0, name).toBe(svg.match(/<\/g>/g)?.length ?? 0)
  }
})

test('an extension without its own label gets the blank one', () => {
  expect(labelDrawing('nl')).toBe('naam')
  expect(labelDrawing('com')).toBe('naam-com')
  expect(labelDrawing('amsterdam')).toBe('naam-blank')
  expect(labelDrawing('blank')).toBe('naam-blank')
})

test('the letter outlines match the font', async () => {
  expect(await tracedOutlines()).toEqual({ wordmarkLetters, labelOutlines })
})

test('the icons in public/ match the mark', () => {
  for (const [name, make] of Object.entries(markFiles)) {
    const published = readFileSync(new URL(`../../../public/${name}`, import.meta.url))
    expect(seen(published).equals(seen(Buffer.from(make()))), name).toBe(true)
  }
})

/** Pixels of a PNG, because other machines may compress the same pixels differently; other files unchanged. */
function seen(file: Buffer): Buffer {
  const start = file.indexOf('IDAT')
  return start < 0 ? file : inflateSync(file.subarray(start + 4, start + 4 + file.readUInt32BE(start - 4)))
}

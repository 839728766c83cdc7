import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const id = 'virtual:fonts'

/** What Dutch, German, English and French need; the rest is in the second file, which is fetched when a text needs it. */
export const latinCharacters = [
  ...codePoints(0x20, 0x7e),
  ...codePoints(0xc0, 0xff),
  '\u00a0§©®°·«»±²³µ×÷¡¿½¼¾Œœ–—‘’‚“”„•…‹›€™−\u2009',
].join('')

/** 500 to 900 are the weights in use. The font's own master (700) as the default: with 500 the file is 35 KB. */
const weights = { wght: { min: 500, max: 900, default: 700 } }
const features = ['kern', 'liga']

export interface FontFile {
  readonly url: string
  readonly bytes: Buffer
}
export interface FontFiles {
  readonly latin: FontFile
  readonly latinExt: FontFile
}

let made: Promise<FontFiles> | undefined

/** Nunito cut to what the shop uses; made once, however many builds ask. */
export function fontFiles(): Promise<FontFiles> {
  made ??= cutFonts()
  return made
}

async function cutFonts(): Promise<FontFiles> {
  const options = { targetFormat: 'woff2', variationAxes: weights } as const
  const [latin, latinExt] = await Promise.all([
    subsetFont(await nunito('latin'), latinCharacters, { ...options, keepFeatures: features }),
    subsetFont(await nunito('latin-ext'), undefined, { ...options, keepAllGlyphs: true }),
  ])
  return { latin: published('nunito-latin', latin), latinExt: published('nunito-latin-ext', latinExt) }
}

function nunito(script: string): Promise<Buffer> {
  const file = `@fontsource-variable/nunito/files/nunito-${script}-wght-normal.woff2`
  return readFile(createRequire(import.meta.url).resolve(file))
}

function published(name: string, bytes: Buffer): FontFile {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
  return { url: `/assets/${name}-${hash}.woff2`, bytes }
}

function codePoints(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}

/**
 * Publishes the fonts, tells every build their addresses as `virtual:fonts`, and fills them in where a stylesheet
 * says `font-file(latin)` or `font-file(latinExt)`.
 */
export function fontsPlugin(): Plugin {
  return {
    name: 'stek-fonts',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    async load(wanted) {
      if (wanted !== `\0${id}`) return undefined
      const { latin, latinExt } = await fontFiles()
      return `export const fontUrls = ${JSON.stringify({ latin: latin.url, latinExt: latinExt.url })}`
    },
    async transform(code, file) {
      if (!/\.css(\?|$)/.test(file) || !code.includes('font-file(')) return undefined
      const files = await fontFiles()
      const withUrls = code.replace(
        /font-file\((latin|latinExt)\)/g,
        (_, name: keyof FontFiles) => `url(${files[name].url})`,
      )
      return { code: withUrls, map: null }
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      for (const { url, bytes } of Object.values(await fontFiles())) {
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: bytes })
      }
    },
  }
}

import { createHash } from 'node:crypto'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { nunito } from '#site/drawings/letters.ts'

const id = 'virtual:fonts'

/** Characters of Dutch, German, English and French. All others are in a second file, loaded when a text needs it. */
export const latinCharacters = [
  ...codePoints(0x20, 0x7e),
  ...codePoints(0xc0, 0xff),
  '\u00a0§©®°·«»±²³µ×÷¡¿½¼¾Œœ–—‘’‚“”„•…‹›€™−\u2009',
].join('')

/** Weights in use. The default is the master of the font (700), which keeps the file small: with 500 it is 35 KB. */
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

/** Nunito reduced to the characters and weights in use; cached for all builds of a process. */
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

function published(name: string, bytes: Buffer): FontFile {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
  return { url: `/assets/${name}-${hash}.woff2`, bytes }
}

function codePoints(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}

/**
 * Publishes the fonts, serves their URLs as `virtual:fonts`, and replaces `font-file(latin)` and `font-file(latinExt)`
 * in stylesheets by them.
 */
export function fontsPlugin(): Plugin {
  return {
    name: 'stek-fonts',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined
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

declare module 'fontkit' {
  export interface Glyph {
    readonly path: {
      readonly commands: readonly {
        readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
        readonly args: readonly number[]
      }[]
    }
    readonly advanceWidth: number
  }
  export interface Font {
    readonly unitsPerEm: number
    readonly ascent: number
    readonly descent: number
    readonly lineGap: number
    readonly characterSet: readonly number[]
    readonly availableFeatures: readonly string[]
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
    glyphForCodePoint(codePoint: number): Glyph
    layout(text: string): {
      readonly glyphs: readonly Glyph[]
      readonly positions: readonly { readonly xAdvance: number }[]
    }
  }
  export function create(bytes: Buffer): Font
}

declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'sfnt' | 'woff2'
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number; readonly default?: number }>
    >
    readonly keepFeatures?: readonly string[]
    readonly keepAllGlyphs?: boolean
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>
}

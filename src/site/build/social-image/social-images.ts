import { createHash } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import { create } from 'fontkit'
import { type SocialPicture, socialPicture } from './social-picture.ts'
import { staticFont } from '#site/build/static-font.ts'

export interface SocialImages {
  /** Published path of each image, by the path of the page. */
  readonly paths: Readonly<Record<string, string>>
  readonly files: ReadonlyMap<string, Buffer>
}

/** Rasterised without a browser: texts are outlines, so no font has to be installed. */
export async function socialImages(
  pictures: readonly (SocialPicture & { readonly path: string })[],
): Promise<SocialImages> {
  const font = create(await staticFont(900))
  const made = await Promise.all(
    pictures.map(async ({ path, ...picture }) => {
      const svg = socialPicture(picture, font)
      return { path, file: fileOf(svg), png: await pngOf(svg) }
    }),
  )
  return {
    paths: Object.fromEntries(made.map(({ path, file }) => [path, file])),
    files: new Map(made.map(({ file, png }) => [file, png])),
  }
}

async function pngOf(svg: string): Promise<Buffer> {
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return drawn.asPng()
}

/** Named by the hash of the SVG, which is the same on every machine; equal images share a file. */
function fileOf(svg: string): string {
  return `/assets/social-${createHash('sha256').update(svg).digest('base64url').slice(0, 12)}.png`
}

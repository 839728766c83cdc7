import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import type { SiteFile, SiteIndex } from '#platform/http/site/site-index.ts'

const dist = join(import.meta.dirname, '../../dist')

type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element

/** Files that the build published. */
export function publishedFiles(): readonly SiteFile[] {
  return (JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as SiteIndex).files
}

export function isPage({ kind }: SiteFile): boolean {
  return kind === 'page' || kind === 'order'
}

export function bodyOf({ file }: SiteFile): Buffer {
  return readFileSync(join(dist, 'site', file))
}

/** Transfer size with gzip; the original size of files that are not compressed. */
export function gzipSizeOf(file: SiteFile): number {
  const body = bodyOf(file)
  return file.hasBrotli ? gzipSync(body, { level: 9 }).length : body.length
}

/** All elements of a published page or drawing, parsed like in a browser. */
export function elementsIn(file: SiteFile): readonly Element[] {
  return [...elementsBelow(parse(bodyOf(file).toString()))]
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

function* elementsBelow(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsBelow(child)
}

import { wordmark } from '#web/ui/wordmark.ts'
import { colour } from './palette.ts'

/** The cutting of the wordmark on a forest square: favicon and app icon. */
export function appMark(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">' +
    `<rect width="48" height="48" rx="12" fill="${colour.forest}"/>` +
    '<g transform="translate(19.5 41)scale(1.2)">' +
    `<path d="${wordmark.stem}" fill="none" stroke="#fff" stroke-width="${wordmark.stemWidth}" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="${wordmark.leftLeaf}" fill="${colour.moss}"/><path d="${wordmark.rightLeaf}" fill="${colour.sprout}"/>` +
    '</g></svg>\n'
  )
}

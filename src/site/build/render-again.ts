import { readFile } from 'node:fs/promises'
import type { RenderedWith } from '#site/rendered-with.ts'

/**
 * Renders the pages of a build at other prices or for another day: `node dist/renderer/render-again.js <file> <directory>`.
 * The server starts it when prices change, as a process of its own: serving goes on, and every module is loaded anew with
 * the prices of the file.
 */
const [, , file, outDir] = process.argv
if (!file || !outDir) throw new Error('Which prices, and which directory should the pages go to?')
Object.assign(globalThis, { renderedWith: JSON.parse(await readFile(file, 'utf8')) as RenderedWith })
const { publishPrices } = await import('./publish-site.ts')
await publishPrices(outDir)
process.exit()

import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { RenderedWith } from '#site/rendered-with.ts'

/**
 * Renders the pages of a build at other prices or for another day: `node dist/renderer/render-again.js <directory>`, with
 * the prices in `content.json` there. The server starts it as a process of its own, so that every module is loaded with
 * these prices and serving goes on meanwhile: at niceness 5 it has a third of a server's weight where the processor is
 * short.
 */
const [, , directory] = process.argv
if (!directory) throw new Error('Which directory should the pages go to?')
setPriority(5)
const content = JSON.parse(await readFile(join(directory, 'content.json'), 'utf8')) as RenderedWith
Object.assign(globalThis, { renderedWith: content })
const { publishPrices } = await import('./publish-site.ts')
await publishPrices(directory)
process.exit()

import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { RenderedWith } from '#site/rendered-with.ts'

/**
 * Renders the pages of a build with other prices or for another day: `node dist/renderer/render-again.js <directory>`,
 * with the prices in `content.json` there. The server starts it as a separate process, so that every module loads with
 * these prices and the server keeps serving: niceness 5 gives it a third of a server's CPU weight.
 */
const [, , directory] = process.argv
if (!directory) throw new Error('Which directory should the pages go to?')
setPriority(5)
const content = JSON.parse(await readFile(join(directory, 'content.json'), 'utf8')) as RenderedWith
Object.assign(globalThis, { renderedWith: content })
const { publishPrices } = await import('./publish-site.ts')
await publishPrices(directory)
process.exit()

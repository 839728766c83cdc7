import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { clientFolder } from './assets.ts'
import { writeMessageTypes } from './messages.ts'
import { writeInvoiceFonts } from './static-font.ts'
import { clientConfig, rendererConfig, serverConfig } from './vite-config.ts'
import { fontFolder } from '#features/invoices/pdf/invoice-fonts.ts'
import { root } from '#platform/config/root.ts'

type Renderer = typeof import('./publish-site.ts')

/** Bundles scripts, server and renderer, and renders the site to static files. */
async function buildInto(buildDir: string): Promise<void> {
  await writeMessageTypes(root)
  const rendering = build(rendererConfig(root, join(buildDir, 'renderer')))
  const loading = rendering.then(() => loadRenderer(join(buildDir, 'renderer')))
  const [{ publishSite }, social] = await Promise.all([
    loading,
    loading.then(({ drawSocialImages }) => drawSocialImages()),
    rendering,
    build(clientConfig(root, join(buildDir, clientFolder))),
    build(serverConfig(root, join(buildDir, 'server'))),
  ])
  await writeInvoiceFonts(join(buildDir, fontFolder))
  await publishSite(buildDir, buildDir, social)
}

/** Components need Vite's plugins, so the renderer is bundled before Node can import it. */
async function loadRenderer(directory: string): Promise<Renderer> {
  return (await import(pathToFileURL(join(directory, 'publish-site.js')).href)) as Renderer
}

const [, , buildDir] = process.argv
if (!buildDir) throw new Error('A build has a directory of its own: npm run build')
await buildInto(resolve(buildDir))

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { join, relative } from 'node:path'
import { build, createServer, isRunnableDevEnvironment, type Rolldown } from 'vite'
import type { Connection } from '#platform/db/connection.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { sourceAssets } from '#site/build/assets.ts'
import { inspectHtml } from '#site/build/inspect-html.ts'
import { writeMessageTypes } from '#site/build/messages.ts'
import { developmentConfig, serverConfig } from '#site/build/vite-config.ts'
import { readConfig } from '#platform/config/config.ts'
import { root } from '#platform/config/root.ts'

/**
 * `npm run dev`. Vite serves scripts and stylesheets from their sources, and pages are rendered on request. All other
 * requests (API, fonts, images) are proxied to the server, a child process that is bundled and replaced when one of its
 * sources changes; the database keeps running. Pages have no content security policy in this mode.
 */
const config = readConfig()
const publicUrl = process.env['PUBLIC_URL'] || `http://localhost:${config.port}`
const serverDir = join(root, '.cache/dev-server')
await using opened = new AsyncDisposableStack()

const databaseUrl = config.databaseUrl ?? (await startDatabase())
/** Cache of the pages rendered since the last change, and of the hashed files they link to. */
let renderedFiles = new Map<string, string | Buffer>()
/** Source files of the bundled server. */
let serverSources = new Set<string>()
let shop: { readonly port: number; readonly close: () => Promise<unknown> } | undefined

// Vite's server is created before the first build, because the first of the two sets NODE_ENV for both.
const vite = await createServer(developmentConfig(root, config, (...exchange) => void answer(...exchange)))
opened.defer(() => vite.close())
opened.defer(async () => void (await shop?.close()))
/** Serializes replacements of the server process. */
let replacing = replaceShop()
vite.watcher.on('all', (_event, file) => {
  // A file may be saved with a mistake or half written; the next change is served again.
  changed(file).catch((error: unknown) => console.error(`${relative(root, file)}: ${String(error)}`))
})
// Warm-up: loads the modules of all pages. An error is reported when the page is requested.
await Promise.all([vite.listen(), replacing, rendered('/').catch(() => undefined)])
console.log(`\n  Open for development: ${publicUrl}\n`)
await closingTime()
await opened.disposeAsync()
process.exit(0)

async function startDatabase(): Promise<string> {
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, say: console.log })
  opened.defer(() => embedded.stop())
  return urlOf(embedded.connection)
}

function urlOf({ host, port, user, database }: Connection): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`
}

/** Middleware: renders pages, leaves sources to Vite, and proxies everything else to the server. */
async function answer(incoming: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) {
  const [path = '/'] = (incoming.url ?? '/').split('?')
  if (/^\/(@|src\/|catalogue\/|messages\/|node_modules\/|\.cache\/)/.test(path)) return next()
  try {
    const body = path.startsWith('/api/') ? undefined : await rendered(path)
    if (body === undefined) return await forward(incoming, response)
    response.setHeader('Content-Type', path.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8')
    response.setHeader('Cache-Control', 'no-store')
    response.end(body)
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    next(error)
  }
}

async function rendered(path: string): Promise<string | Buffer | undefined> {
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite has no module runner')
  const load = <Module>(file: string): Promise<Module> => ssr.runner.import<Module>(file)
  if (path.startsWith('/assets/drawings-')) {
    return (await load<typeof import('#site/drawings/sheet.ts')>('/src/site/drawings/sheet.ts')).drawingSheet()
  }
  const cache = renderedFiles
  if (cache.has(path) || path.startsWith('/assets/')) return cache.get(path)
  const { readArticles } = await load<typeof import('#site/build/helpdesk/read-articles.ts')>(
    '/src/site/build/helpdesk/read-articles.ts',
  )
  const { renderSite } = await load<typeof import('#site/build/render.tsx')>('/src/site/build/render.tsx')
  const picture = '/apple-touch-icon.png'
  const { pages, files, inlineScripts } = renderSite({
    ...config.site,
    articles: readArticles(config.site),
    assets: sourceAssets(),
    socialImages: { '/': picture, '/de': picture },
    only: path,
  })
  for (const [name, body] of files) cache.set(name, body)
  const html = pages[0]?.html
  if (html === undefined) return undefined
  for (const fault of inspectHtml(html, inlineScripts).faults) console.error(`${path} would not be published: ${fault}`)
  const page = html.replace('</head>', '<script type="module" src="/@vite/client"></script></head>')
  cache.set(path, page)
  return page
}

async function forward(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  await replacing
  if (!shop) throw new Error('The shop does not run: see the terminal.')
  const { method, headers, url: path } = incoming
  const outgoing = request({ host: '127.0.0.1', port: shop.port, method, path, headers, agent: false }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(response)
  })
  outgoing.on('error', (error) => response.headersSent || response.writeHead(502).end(error.message))
  response.on('close', () => outgoing.destroy())
  incoming.pipe(outgoing)
}

async function changed(file: string): Promise<void> {
  const name = relative(root, file)
  if (!/^(src|catalogue|messages|public|db)\//.test(name) || /\.test\.tsx?$|\.types\.ts$/.test(name)) return
  // Vite's own listener invalidates later, so a page rendered in between would be cached with old modules.
  for (const { moduleGraph } of Object.values(vite.environments)) {
    moduleGraph.onFileChange(file)
    // Virtual modules are generated from messages and articles, which are not in the module graph.
    for (const module of /\.(tsx?|css)$/.test(name) ? [] : moduleGraph.idToModuleMap.values()) {
      if (module.id?.startsWith('\0virtual:')) moduleGraph.invalidateModule(module)
    }
  }
  renderedFiles = new Map()
  if (name === 'messages/nl.json') await writeMessageTypes(root)
  if (serverSources.has(file) || name.startsWith('db/')) {
    replacing = replacing.then(replaceShop)
    await replacing
  }
  if (!name.endsWith('.css')) vite.ws.send({ type: 'full-reload' })
}

/** Bundles and starts the server; the old process is stopped once the new one is ready, and kept if that fails. */
async function replaceShop(): Promise<void> {
  try {
    const { output } = (await build(serverConfig(root, serverDir))) as Rolldown.RolldownOutput
    serverSources = new Set(output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : [])))
    const next = await startShop()
    void shop?.close()
    shop = next
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}

async function startShop() {
  const port = await freePort()
  const child = fork(join(serverDir, 'main.js'), ['--migrate'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: publicUrl,
      DATABASE_URL: databaseUrl,
      DATABASE_URL_FILE: '',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  const isOpen = await Promise.race([once(child, 'message').then(() => true), exited.then(() => false)])
  if (!isOpen) throw new Error('The shop could not start.')
  const close = () => {
    if (child.connected) child.disconnect()
    return exited
  }
  return { port, close }
}

async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

function closingTime(): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => resolve())
  })
}

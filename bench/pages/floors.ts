import { createServer } from 'node:http'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { loadSite } from '#platform/http/site/site-store.ts'

/** The least a server can do: the bytes and headers of the home page for every request, by `node:http` or by Hono. */
const [kind = 'bare', port = '4701'] = process.argv.slice(2)
const page = loadSite(join(import.meta.dirname, '../../dist'), { secure: false }).at('/')?.br
if (!page) throw new Error('Build the site first: npm run build')
const { body, headers } = page

if (kind === 'bare') {
  createServer((_, response) => response.writeHead(200, headers).end(body)).listen(Number(port), '127.0.0.1')
} else {
  const bytes = new Uint8Array(body)
  const app = new Hono().get('/', (context) => context.body(bytes, 200, headers))
  serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' })
}

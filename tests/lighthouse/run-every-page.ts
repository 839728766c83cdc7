import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { openShopOf } from '#tests/e2e/open-shop.ts'
import { isPage, publishedFiles } from '#tests/http/published-site.ts'
import { openInspector } from './inspector.ts'

/** Lighthouse on every page of the shop that is built; the browser is named by the first argument. */
const [chromium = '/usr/bin/chromium'] = process.argv.slice(2)
const paths = publishedFiles()
  .filter((file) => isPage(file) && !file.notFound && !file.path.startsWith('/demo/'))
  .map(({ path }) => path)

const shop = await openShopOf(join(import.meta.dirname, '../..'))
const inspector = await openInspector(chromium)
let faulty = 0
try {
  await expectFaultsFound()
  for (const path of paths) {
    const faults = await inspector.faultsOf(shop.url + path)
    if (faults.length > 0) faulty += 1
    for (const fault of faults) console.log(`${path} ${fault}`)
  }
} finally {
  await inspector.close()
  await shop.close()
}
console.log(`Lighthouse: ${paths.length - faulty} of ${paths.length} pages have 100 for all`)
process.exitCode = faulty === 0 && paths.length > 0 ? 0 : 1

/** Otherwise a Lighthouse that looks at nothing would find nothing. */
async function expectFaultsFound(): Promise<void> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<html><body><p>text<img src="/none.png"></body></html>')
  }).listen(0)
  const faults = await inspector.faultsOf(`http://localhost:${(server.address() as AddressInfo).port}/`)
  server.close()
  for (const fault of ['image-alt', 'document-title', 'meta-description']) {
    if (!faults.join('\n').includes(fault)) throw new Error(`Lighthouse does not notice ${fault}`)
  }
}

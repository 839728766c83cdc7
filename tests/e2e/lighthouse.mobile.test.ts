import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test as base } from '@playwright/test'
import { type Inspector, openInspector } from '../lighthouse/inspector.ts'
import { inSlice } from './shop-test.ts'

const test = base.extend<object, { inspector: Inspector }>({
  inspector: [
    async ({ launchOptions }, use) => {
      const inspector = await openInspector(launchOptions.executablePath ?? 'chromium')
      await use(inspector)
      await inspector.close()
    },
    { scope: 'worker' },
  ],
})

/** What axe cannot see; `npm run test:long` looks at every page. */
const pages = ['/', '/order/domains']

for (const [index, path] of pages.entries()) {
  test(
    `Lighthouse gives ${path} 100 for accessibility, best practices and findability`,
    inSlice(index, 0),
    async ({ inspector }) => {
      expect(await inspector.faultsOf(`${process.env['STEK_URL'] ?? ''}${path}`)).toEqual([])
    },
  )
}

test('Lighthouse tells what is wrong with a page', async ({ inspector }) => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<html><body><p>text<img src="/none.png"></body></html>')
  }).listen(0)
  const faults = await inspector.faultsOf(`http://localhost:${(server.address() as AddressInfo).port}/`)
  server.close()
  for (const fault of ['image-alt', 'document-title', 'meta-description']) expect(faults.join('\n')).toContain(fault)
})

import { chromium } from 'playwright-core'
import { randomUUID } from 'node:crypto'
const [base, out, ...opts] = process.argv.slice(2)
const lang = opts[0] ?? 'nl'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] })
const names = ['bakkerij-van-dijk.nl','broodjes-dijk.com','dijkbrood.eu','vandijk-brood.nl','taart-dijk.nl','koek-dijk.nl','dijkgebak.com','dijkgebak.nl','zuurdesem-dijk.nl','krentenbol-dijk.nl','brood-en-dijk.com','dijkbakker.eu']
for (const count of (opts[1] ?? '1,5,12').split(',').map(Number)) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const created = await (await page.request.post(`${base}/api/carts`)).json()
  for (const name of names.slice(0, count)) {
    const dot = name.indexOf('.')
    const r = await page.request.post(`${base}/api/carts/${created.id}/items`, { data: { id: randomUUID(), parentId: null, type: 'domain', parameters: { sld: name.slice(0, dot), tld: name.slice(dot + 1) }, productSlug: `domain-${name.slice(dot + 1)}`, priceType: 'purchase', priceFrequency: 'yearly' } })
    if (r.status() !== 201) console.log(name, r.status(), await r.text())
  }
  await context.addInitScript((id) => localStorage.setItem('cartId', id), created.id)
  for (const [w, h] of [[390, 844], [1024, 768], [1366, 657], [1440, 900]]) {
    await page.setViewportSize({ width: w, height: h })
    await page.goto(`${base}${lang === 'de' ? '/de' : ''}/order/hosting`)
    await page.waitForSelector('section.dom')
    await page.waitForTimeout(600)
    const m = await page.evaluate(() => { const o = [...document.querySelectorAll('.opt .op')].map((e) => Math.round(e.querySelector('.vp,.vat,small')?.parentElement.getBoundingClientRect().bottom ?? 0)); const ins=[...document.querySelectorAll('.opt .in')].slice(0,3).map(e=>Math.round(e.getBoundingClientRect().bottom)); return { left: Math.round(document.querySelector('.order > div').getBoundingClientRect().height), page: document.documentElement.scrollHeight, price: o.slice(0, 4), ins, over: document.documentElement.scrollWidth - innerWidth } })
    console.log(count, w, JSON.stringify(m))
    if (out !== '-') await page.screenshot({ path: `${out}-${lang}-${count}-${w}.png`, fullPage: w !== 1366 })
  }
  await context.close()
}
await browser.close()

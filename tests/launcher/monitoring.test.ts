import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#platform/config/root.ts'
import { openBuiltShop } from '#tests/builders/built-shop.ts'
import { freePort } from '#tests/builders/own-place.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { inLongRun } from '#tests/builders/slices.ts'
import { type Plot, plotsOf } from './plots.ts'

const folder = join(root, 'deploy/monitoring')
const trafficMs = 40_000

interface Dashboard {
  readonly panels: readonly {
    readonly title: string
    readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[]
  }[]
}

interface Series {
  readonly metric: Readonly<Record<string, string>>
  readonly values: readonly (readonly [number, string])[]
}

interface Answer<Data> {
  readonly status: string
  readonly error?: string
  readonly data: Data
}

test(
  'a real Prometheus answers every query of the dashboard and every rule',
  { ...inLongRun, timeout: 240_000 },
  async () => {
    if (!existsSync('/usr/bin/promtool'))
      throw new Error('Prometheus is not installed. Debian: apt-get install prometheus')
    const checked = spawnSync('/usr/bin/promtool', ['check', 'rules', join(folder, 'rules.yml')], { encoding: 'utf8' })
    const written = readFileSync(join(folder, 'rules.yml'), 'utf8').match(/^ +- alert: /gm) ?? []
    expect(checked.stdout + checked.stderr).toContain(`SUCCESS: ${written.length} rules found`)

    const metricsPort = await freePort()
    const { ask, origin } = await openBuiltShop({ env: { METRICS_PORT: String(metricsPort) } })
    const isOnPublicPort = await fetch(`${origin}/metrics`)
    expect(isOnPublicPort.status).toBe(404)
    const query = await startPrometheus(metricsPort)
    const end = Date.now() + trafficMs
    while (Date.now() < end) await shopFor(ask)

    await expect
      .poll(async () => (await query<{ result: unknown[] }>('query', { query: 'shop_ready' })).result.length)
      .toBe(1)
    const plots: Plot[] = []
    const { panels } = JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8')) as Dashboard
    const now = Date.now() / 1000
    for (const { title, targets = [] } of panels) {
      if (targets.length === 0) continue
      const lines: { name: string; points: (readonly [number, number])[] }[] = []
      for (const { expr, legendFormat } of targets) {
        const range = { query: expr, start: String(now - trafficMs / 1000), end: String(now), step: '1' }
        const { result } = await query<{ result: Series[] }>('query_range', range)
        expect(result.length, `${title}: ${expr}`).toBeGreaterThan(0)
        for (const { metric, values } of result) {
          const name = legendFormat.replaceAll(/\{\{(\w+)\}\}/g, (_, label: string) => metric[label] ?? '')
          lines.push({ name, points: values.map(([at, value]) => [at, Number(value)] as const) })
        }
      }
      plots.push({ title, lines })
    }
    const picture = new Resvg(plotsOf(plots), { font: { loadSystemFonts: true } }).render().asPng()
    expect(picture.length).toBeGreaterThan(20_000)
    // Written where the handbook shows it, when that is asked for.
    // oxlint-disable-next-line node/no-process-env -- whoever runs it says so by hand
    if (process.env['KEEP_PICTURE']) writeFileSync(join(root, 'docs/pictures/monitoring.png'), picture)

    const { groups } = await query<{ groups: { rules: { name: string; health: string; lastError?: string }[] }[] }>(
      'rules',
    )
    const rules = groups.flatMap((group) => group.rules)
    expect(rules.map(({ name, health, lastError }) => [name, health, lastError ?? ''])).toEqual(
      rules.map(({ name }) => [name, 'ok', '']),
    )
    expect(rules).toHaveLength(written.length)
  },
)

/** With the project's configuration, but for the address of the shop and a faster pace. */
async function startPrometheus(metricsPort: number) {
  const home = mkdtempSync(join(tmpdir(), 'stek-prometheus-'))
  const port = await freePort()
  const config = readFileSync(join(folder, 'prometheus.yml'), 'utf8')
    .replace("'localhost:13001', 'localhost:13002'", `'127.0.0.1:${metricsPort}'`)
    .replaceAll('15s', '1s')
    .replace('rules.yml', join(folder, 'rules.yml'))
  writeFileSync(join(home, 'prometheus.yml'), config)
  const options = [
    `--config.file=${join(home, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(home, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]
  const child = spawn('/usr/bin/prometheus', options, { stdio: 'ignore' })
  onTestFinished(async () => {
    child.kill()
    await once(child, 'exit')
    rmSync(home, { recursive: true, force: true })
  })
  const isReady = () => fetch(`http://127.0.0.1:${port}/-/ready`).then(({ status }) => status, String)
  await expect.poll(isReady).toBe(200)
  return async <Data>(path: string, parameters: Readonly<Record<string, string>> = {}): Promise<Data> => {
    const search = new URLSearchParams(parameters)
    const { status, error, data } = (await (
      await fetch(`http://127.0.0.1:${port}/api/v1/${path}?${search}`)
    ).json()) as Answer<Data>
    expect([status, error, JSON.stringify(parameters)]).toEqual(['success', undefined, JSON.stringify(parameters)])
    return data
  }
}

type Ask = Awaited<ReturnType<typeof openBuiltShop>>['ask']

async function shopFor(ask: Ask): Promise<void> {
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
  const pages = ['/', '/webhosting', '/nothing-here'].map((path) => ask('GET', path))
  const searches = [1, 2].map((n) => ask('GET', `/api/domains/search?q=naam${n}&language=nl`))
  const methods = ask('GET', '/api/payment-methods')
  const { id } = (await (await ask('POST', '/api/carts', { headers })).json()) as { id: string }
  await ask('POST', `/api/carts/${id}/items`, { headers, body: JSON.stringify(domainChoice('a')) })
  for (let time = 0; time < 3; time += 1) await ask('GET', `/api/carts/${id}`)
  const contact = { name: 'Anna', email: `anna${Date.now()}@klant.example`, subject: 'moving', message: 'Een vraag.' }
  await ask('POST', '/api/contact', { headers, body: JSON.stringify({ ...contact, language: 'nl' }) })
  for (const response of await Promise.all([...pages, ...searches, methods])) await response.arrayBuffer()
  await new Promise((resolve) => setTimeout(resolve, 100))
}

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('counters, histograms and read values in the text format of Prometheus', async () => {
  const metrics = createMetrics()
  metrics.counter('calls_total', 'calls', ['route']).inc({ route: '/a"b' }, 3)
  metrics.histogram('call_seconds', 'time', ['route'], [0.1, 1]).observe({ route: '/' }, 0.5)
  let ready = 0
  metrics.read('ready', 'ready', 'gauge', [], () => [[{}, ready]])
  metrics.read('refused_total', 'refused', 'counter', ['rank'], () => [[{ rank: 'last' }, 7]])
  await metrics.text()
  ready = 1
  const text = await metrics.text()
  for (const line of [
    '# TYPE calls_total counter',
    String.raw`calls_total{route="/a\"b"} 3`,
    'call_seconds_bucket{le="1",route="/"} 1',
    '# TYPE ready gauge\nready 1',
    '# TYPE refused_total counter\nrefused_total{rank="last"} 7',
  ]) {
    expect(text).toContain(line)
  }
})

test('dashboard, rules and handbook use existing metrics, and every rule is documented', async () => {
  const sources = globSync('src/{apps/shop,platform/telemetry,apps}/*.ts', { exclude: ['src/**/*.test.ts'] })
  const known = new Set(
    sources.flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/'(shop_[a-z_]+)'/g), ([, name = '']) => name),
    ),
  )
  const metrics = createMetrics()
  metrics.readProcess()
  const usual = Array.from((await metrics.text()).matchAll(/^# TYPE (\w+)/gm), ([, name = '']) => name)
  const handbook = readFileSync('docs/operations/monitoring.md', 'utf8')
  const rules = readFileSync('deploy/monitoring/rules.yml', 'utf8')
  const dashboard = readFileSync('deploy/monitoring/dashboard.json', 'utf8')
  for (const text of [handbook, rules, dashboard]) {
    for (const [name] of text.matchAll(/\b(?:shop|process|nodejs)_[a-z0-9_]+\b/g)) {
      expect([...known, ...usual], name).toContain(name.replace(/(?<=_seconds)_(?:bucket|sum|count)$/, ''))
    }
  }
  for (const name of known) expect(handbook, name).toContain(`\`${name}`)
  for (const [, name] of rules.matchAll(/alert: (\w+)/g)) expect(handbook).toContain(`| \`${name}\``)
})

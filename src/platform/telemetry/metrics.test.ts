import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('[issue 20] counters, histograms and gauges in the text format of Prometheus', () => {
  const metrics = createMetrics()
  const calls = metrics.counter('calls_total', 'calls')
  calls.add({ route: '/a"b\\c\nd', status: '200' })
  calls.add({ route: '/a"b\\c\nd', status: '200' }, 2)
  const seconds = metrics.histogram('call_seconds', 'time', [0.1, 1])
  for (const value of [0.05, 0.5, 5]) seconds.observe({ route: '/' }, value)
  metrics.read('ready', 'ready', 'gauge', () => [[{}, 1]])
  expect(metrics.text()).toBe(`# HELP calls_total calls
# TYPE calls_total counter
calls_total{route="/a\\"b\\\\c\\nd",status="200"} 3
# HELP call_seconds time
# TYPE call_seconds histogram
call_seconds_bucket{route="/",le="0.1"} 1
call_seconds_bucket{route="/",le="1"} 2
call_seconds_bucket{route="/",le="+Inf"} 3
call_seconds_sum{route="/"} 5.55
call_seconds_count{route="/"} 3
# HELP ready ready
# TYPE ready gauge
ready 1
`)
})

test('[issue 20] a label that takes any value does not grow without end', () => {
  const metrics = createMetrics()
  const calls = metrics.counter('calls_total', 'calls')
  const seconds = metrics.histogram('call_seconds', 'time', [1])
  for (let value = 0; value < 5000; value += 1) {
    calls.add({ value: String(value) })
    seconds.observe({ value: String(value) }, 1)
  }
  expect(metrics.text().split('\n').length).toBeLessThan(500 + 500 * 4 + 10)
})

test('[issue 20] dashboard, rules and handbook name metrics that there are, and every rule has its row', () => {
  const sources = globSync('src/{apps/shop,platform/telemetry,apps}/*.ts', { exclude: ['src/**/*.test.ts'] })
  const known = new Set(
    sources.flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/'((?:stek|process)_[a-z_]+)'/g), ([, name = '']) => name),
    ),
  )
  const handbook = readFileSync('docs/operations/monitoring.md', 'utf8')
  const rules = readFileSync('deploy/monitoring/rules.yml', 'utf8')
  const dashboard = readFileSync('deploy/monitoring/dashboard.json', 'utf8')
  for (const text of [handbook, rules, dashboard]) {
    for (const [name] of text.matchAll(/\b(?:stek|process)_[a-z_]+\b/g)) {
      expect(known, name).toContain(name.replace(/(?<=_seconds)_(?:bucket|sum|count)$/, ''))
    }
  }
  for (const name of known) expect(handbook, name).toContain(`\`${name}`)
  for (const [, name] of rules.matchAll(/alert: (\w+)/g)) expect(handbook).toContain(`| \`${name}\``)
})

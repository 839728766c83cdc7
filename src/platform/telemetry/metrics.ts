import { performance } from 'node:perf_hooks'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

type Labels = Readonly<Record<string, string>>

/** Value of a metric at the time of the scrape. */
export type Sample = readonly [labels: Labels, value: number]

export type Metrics = ReturnType<typeof createMetrics>

const usualBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Metrics of this process. Labels are routes, tasks, hosts and error codes of the shop, never input of a caller. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    counter: (name: string, help: string, labelNames: readonly string[]) =>
      new Counter({ name, help, labelNames, registers }),
    histogram: (name: string, help: string, labelNames: readonly string[] = [], buckets = usualBuckets) =>
      new Histogram({ name, help, labelNames, buckets: [...buckets], registers }),

    /** Registers values that are read at every scrape. */
    read(
      name: string,
      help: string,
      type: 'gauge' | 'counter',
      labelNames: readonly string[],
      samples: () => Iterable<Sample>,
    ) {
      const shared = { name, help, labelNames, registers }
      const metric: Counter | Gauge =
        type === 'gauge' ? new Gauge({ ...shared, collect }) : new Counter({ ...shared, collect })
      function collect() {
        metric.reset()
        for (const [labels, value] of samples()) metric.inc(labels, value)
      }
    },

    /** Memory, CPU and event loop of this process. */
    readProcess() {
      collectDefaultMetrics({ register: registry })
      this.read('shop_event_loop_active_seconds_total', 'time the event loop was busy', 'counter', [], () => [
        [{}, performance.eventLoopUtilization().active / 1000],
      ])
    },
  }
}

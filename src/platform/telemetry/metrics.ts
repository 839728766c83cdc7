import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

type Labels = Readonly<Record<string, string>>

/** One value of a metric at the moment of reading. */
export type Sample = readonly [labels: Labels, value: number]

export interface Counter {
  readonly add: (labels: Labels, count?: number) => void
}

export interface Histogram {
  readonly observe: (labels: Labels, seconds: number) => void
}

export interface Metrics {
  readonly counter: (name: string, help: string) => Counter
  readonly histogram: (name: string, help: string, bounds?: readonly number[]) => Histogram
  /** Values that are there already; read when somebody asks. */
  readonly read: (name: string, help: string, type: 'gauge' | 'counter', samples: () => Iterable<Sample>) => void
  /** All of them in the text format of Prometheus. */
  readonly text: () => string
}

export const metricsType = 'text/plain; version=0.0.4; charset=utf-8'

const usualBounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** Of one metric: labels come from tables of ours, never from a caller, and this holds where one is overlooked. */
const maxSeries = 500

/** Counters and histograms in memory, and their text. */
export function createMetrics(): Metrics {
  const metrics = new Map<string, () => readonly string[]>()

  return { counter, histogram, read, text: () => `${[...metrics.values()].flatMap((lines) => lines()).join('\n')}\n` }

  function describe(name: string, help: string, type: string, lines: () => readonly string[]): void {
    if (metrics.has(name)) throw new Error(`there is a metric ${name} already`)
    metrics.set(name, () => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines()])
  }

  function read(name: string, help: string, type: 'gauge' | 'counter', samples: () => Iterable<Sample>): void {
    describe(name, help, type, () => Array.from(samples(), ([labels, value]) => `${name}${labelsOf(labels)} ${value}`))
  }

  function counter(name: string, help: string): Counter {
    const counts = new Map<string, number>()
    describe(name, help, 'counter', () => Array.from(counts, ([labels, count]) => `${name}${labels} ${count}`))
    return {
      add(labels, count = 1) {
        const key = labelsOf(labels)
        const known = counts.get(key)
        if (known !== undefined || counts.size < maxSeries) counts.set(key, (known ?? 0) + count)
      },
    }
  }

  function histogram(name: string, help: string, bounds: readonly number[] = usualBounds): Histogram {
    const series = new Map<string, { readonly labels: Labels; readonly counts: number[]; sum: number; count: number }>()
    describe(name, help, 'histogram', () =>
      [...series.values()].flatMap(({ labels, counts, sum, count }) => [
        ...bounds.map((bound, index) => `${name}_bucket${labelsOf({ ...labels, le: String(bound) })} ${counts[index]}`),
        `${name}_bucket${labelsOf({ ...labels, le: '+Inf' })} ${count}`,
        `${name}_sum${labelsOf(labels)} ${sum}`,
        `${name}_count${labelsOf(labels)} ${count}`,
      ]),
    )
    return {
      observe(labels, seconds) {
        const key = labelsOf(labels)
        let own = series.get(key)
        if (own === undefined) {
          if (series.size >= maxSeries) return
          own = { labels, counts: bounds.map(() => 0), sum: 0, count: 0 }
          series.set(key, own)
        }
        own.sum += seconds
        own.count += 1
        for (const [index, bound] of bounds.entries())
          if (seconds <= bound) own.counts[index] = (own.counts[index] ?? 0) + 1
      },
    }
  }
}

function labelsOf(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escaped(value: string): string {
  return /["\\\n]/.test(value) ? value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n') : value
}

const delayWindowMs = 15_000

/** Memory, processor and event loop of this process; the function that comes back ends the measuring. */
export function describeProcess(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let resetAt = performance.now()
  let delays: readonly Sample[] = []
  metrics.read('stek_event_loop_delay_seconds', 'how late timers were in the last 15 seconds or more', 'gauge', () => {
    if (delays.length === 0 || performance.now() - resetAt > delayWindowMs) {
      delays = [50, 99, 100].map((share) => [{ quantile: String(share / 100) }, delay.percentile(share) / 1e9])
      delay.reset()
      resetAt = performance.now()
    }
    return delays
  })
  metrics.read('stek_event_loop_active_seconds_total', 'time the event loop was busy', 'counter', () => [
    [{}, performance.eventLoopUtilization().active / 1000],
  ])
  metrics.read('process_cpu_seconds_total', 'time of processors', 'counter', () => {
    const { user, system } = process.cpuUsage()
    return [[{}, (user + system) / 1e6]]
  })
  metrics.read('process_start_time_seconds', 'when the process started', 'gauge', () => [
    [{}, performance.timeOrigin / 1000],
  ])
  metrics.read('process_resident_memory_bytes', 'memory of the process', 'gauge', () => [
    [{}, process.memoryUsage.rss()],
  ])
  metrics.read('stek_memory_bytes', 'memory by what it is for', 'gauge', () => {
    const { heapUsed, heapTotal, external } = process.memoryUsage()
    return Object.entries({ heap_used: heapUsed, heap: heapTotal, external }).map(([part, bytes]) => [{ part }, bytes])
  })
  return () => void delay.disable()
}

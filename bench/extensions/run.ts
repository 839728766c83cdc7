import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { freePort } from '../cart/free-port.ts'
import { reportRows } from '../rows.ts'

/**
 * What somebody with a phone notices of the whole list of extensions: frames while it is scrolled fast, and tasks that
 * keep the page from answering while it is opened, sorted and filtered; on a processor slowed down four times. The
 * floor, in the same round: the same scroll over the same page with the list closed. A script scrolls on the thread that
 * draws the rows, a hand does not: what a hand notices is counted by the browser itself. Build the site first.
 */
const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, 'slow-down': { type: 'string', default: '4' } },
})
const rounds = Number(options.rounds)
const slowDown = Number(options['slow-down'])
const root = join(import.meta.dirname, '../..')
const typed = 'type and delete "shop"'
/** Between keys: rows are drawn after some of them, and the next key comes while they are. */
const pauses = [250, 400, 600, 150]
const windowless = '/usr/bin/chromium-headless-shell'

interface Stretch {
  /** Between frames, in milliseconds. */
  readonly frames: readonly number[]
  /** Processor time of each task of the page's thread: other programs on the machine do not count. */
  readonly tasks: readonly number[]
  /** Processor time of the page's thread from each key to the end of the frame that shows it. */
  readonly keys: readonly number[]
  /** From a press or a key to the frame that shows it. */
  readonly events: readonly number[]
  /** Frames in which the middle of the window was an empty place. */
  readonly blank: number
  /** How far the page moved, in pixels. */
  readonly moved: number
}

/** Frames of a scroll by hand, those the browser calls janky, and those that showed a place not painted yet. */
const byHand = { frames: 0, janky: 0, unpainted: 0 }

const port = await freePort()
const dataDir = mkdtempSync(join(tmpdir(), 'stek-bench-'))
chmodSync(dataDir, 0o755)
const shop: ChildProcess = spawn(process.execPath, ['dist/server/main.js', '--migrate'], {
  cwd: root,
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LIMITS: 'off' },
  stdio: 'ignore',
})
const browser = await chromium.launch({
  executablePath: existsSync(windowless) ? windowless : '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})

try {
  while (!(await isOpen())) await pause(200)
  const measured = new Map<string, Stretch[]>()
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, stretch] of await measureRound()) measured.set(name, [...(measured.get(name) ?? []), stretch])
    console.log(`round ${round} of ${rounds} is done`)
  }
  console.log(`\n390 × 844, ${slowDown} times slowed down; medians of ${rounds} rounds, in milliseconds.\n`)
  console.table([...measured].map(([name, stretches]) => lineOf(name, stretches)))
  console.log('Scrolled by hand, the list open, over all rounds:')
  console.table([byHand])
  const keys = (measured.get(typed) ?? []).flatMap((stretch) => stretch.keys)
  const goal = { of: 'value', sign: '≤', limit: 50 } as const
  reportRows([
    { what: 'a key in the extension list, CPU to its frame, median', value: medianOf(keys), unit: 'ms', goal },
    { what: 'a key in the extension list, CPU to its frame, slowest', value: Math.max(...keys), unit: 'ms', goal },
  ])
} finally {
  await browser.close()
  shop.kill('SIGTERM')
  await pause(1500)
  rmSync(dataDir, { recursive: true, force: true })
}

async function isOpen(): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/api/health/ready`)).ok
  } catch {
    return false
  }
}

async function measureRound(): Promise<readonly (readonly [string, Stretch])[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(`http://localhost:${port}/domeinnaam-registreren`)
  const list = page.locator('.exl')
  const field = list.getByRole('searchbox')
  await field.focus()
  await list.getByRole('status').waitFor()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('extensions-')),
  )
  await pause(500)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const within = async (work: () => Promise<unknown>, { looksForPlaces = false } = {}) => {
    await watch(page, looksForPlaces)
    await browser.startTracing(page, {
      categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'],
    })
    await work()
    await pause(600)
    return { ...(await read(page)), ...timesIn(await browser.stopTracing()) }
  }
  const closed = await within(() => scroll(page, 4000), { looksForPlaces: true })
  await page.evaluate(() => scrollTo(0, 0))
  const typing = await within(async () => {
    await field.focus()
    const letters = ['s', 'h', 'o', 'p']
    for (const [turn, key] of [...letters, ...letters.map(() => 'Backspace')].entries()) {
      await page.keyboard.press(key)
      await pause(pauses[turn % pauses.length])
    }
  })
  await list.locator('.exl-foot button').scrollIntoViewIfNeeded()
  const opening = await within(() => list.locator('.exl-foot button').tap())
  const sorting = await within(async () => {
    for (const heading of [1, 2, 0]) {
      await list.locator('thead button').nth(heading).tap()
      await pause(500)
    }
  })
  const scrolling = await within(() => scroll(page, 30_000), { looksForPlaces: true })
  await scrollByHand(page)
  await context.close()
  return [
    ['scroll, list closed (floor)', closed],
    [typed, typing],
    ['show all', opening],
    ['sort', sorting],
    ['scroll, list open', scrolling],
  ]
}

/** As fast as a fling: 80 pixels a frame. */
function scroll(page: Page, distance: number): Promise<void> {
  return page.evaluate(
    (pixels) =>
      new Promise<void>((resolve) => {
        let left = pixels
        requestAnimationFrame(function next() {
          scrollBy({ top: 80, behavior: 'instant' })
          left -= 80
          if (left > 0) requestAnimationFrame(next)
          else resolve()
        })
      }),
    distance,
  )
}

async function scrollByHand(page: Page): Promise<void> {
  await page.mouse.move(195, 600)
  await browser.startTracing(page, { categories: ['cc', 'benchmark'] })
  for (let turn = 0; turn < 200; turn += 1) {
    await page.mouse.wheel(0, 80)
    await pause(16)
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly HandEvent[] }
  for (const { name, args } of traceEvents) {
    if (name === 'ScrollJankV4' && args?.scroll_jank_v4) byHand.frames += 1
    if (name === 'ScrollJankV4' && args?.scroll_jank_v4?.is_janky) byHand.janky += 1
    if (args?.frame_reporter?.checkerboarded_needs_raster) byHand.unpainted += 1
  }
}

/** Of the browser's own count. */
interface HandEvent {
  readonly name: string
  readonly args?: {
    readonly scroll_jank_v4?: { readonly is_janky: boolean }
    readonly frame_reporter?: { readonly checkerboarded_needs_raster: boolean }
  }
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** When it began and how long it took, in microseconds. */
  readonly ts: number
  readonly dur?: number
  /** Processor time, in microseconds. */
  readonly tdur?: number
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } }
}

function timesIn(trace: Buffer): Pick<Stretch, 'tasks' | 'keys'> {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const pages = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  )
  const events = traceEvents.filter((event) => pages.has(threadOf(event))).toSorted((one, other) => one.ts - other.ts)
  const tasks = events.filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
  const isKey = ({ name, args }: TraceEvent) => name === 'EventDispatch' && args?.data?.type === 'keydown'
  const keys = events.filter(isKey).flatMap((key) => {
    const shown = events.find(({ name, ts }) => name === 'Commit' && ts > key.ts)
    if (!shown) return []
    const until = tasks.filter(({ ts, dur = 0 }) => ts + dur > key.ts && ts < shown.ts)
    return until.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)
  })
  return { tasks: tasks.map(({ tdur = 0 }) => tdur / 1000), keys }
}

interface Watched {
  frames: number[]
  events: number[]
  blank: number
  moved: number
  stop: () => void
}

/** Looking for places costs a layout in every frame. */
async function watch(page: Page, looksForPlaces: boolean): Promise<void> {
  await page.evaluate((looks) => {
    const watched: Watched = { frames: [], events: [], blank: 0, moved: 0, stop: () => {} }
    const observer = new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) watched.events.push(duration)
    })
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    let last = performance.now()
    let at = scrollY
    let frame = requestAnimationFrame(function next(now) {
      watched.frames.push(now - last)
      last = now
      watched.moved += Math.abs(scrollY - at)
      at = scrollY
      if (looks && document.elementFromPoint(195, 500)?.closest('.place')) watched.blank += 1
      frame = requestAnimationFrame(next)
    })
    watched.stop = () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
    Object.assign(globalThis, { watched })
  }, looksForPlaces)
}

function read(page: Page): Promise<Omit<Stretch, 'tasks' | 'keys'>> {
  return page.evaluate(() => {
    const { stop, ...stretch } = (globalThis as unknown as { watched: Watched }).watched
    stop()
    return stretch
  })
}

function lineOf(name: string, stretches: readonly Stretch[]) {
  const middle = (of: (stretch: Stretch) => number) => Math.round(medianOf(stretches.map(of)))
  return {
    what: name,
    'frame p50': middle(({ frames }) => shareOf(frames, 0.5)),
    'frame p95': middle(({ frames }) => shareOf(frames, 0.95)),
    'longest frame': middle(({ frames }) => Math.max(0, ...frames)),
    'longest task': middle(({ tasks }) => Math.max(0, ...tasks)),
    'over 50': middle(({ tasks }) => tasks.filter((ms) => ms > 50).length),
    'slowest key': middle(({ keys }) => Math.max(0, ...keys)),
    'slowest answer': middle(({ events }) => Math.max(0, ...events)),
    'pixels moved': middle(({ moved }) => moved),
    'empty frames': middle(({ blank }) => blank),
  }
}

function shareOf(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0
}

function medianOf(values: readonly number[]): number {
  return shareOf(values, 0.5)
}

import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Locator, type Page } from '@playwright/test'
import { freePort } from '../cart/free-port.ts'
import { reportRows } from '../rows.ts'

/**
 * From the press on "add" to the next paint, on a processor slowed down four times. The floor, on the same page: a press
 * that changes one letter of the heading. Build the site first.
 */
const presses = 20
const slowDown = 4
const port = await freePort()
const root = join(import.meta.dirname, '../..')
const dataDir = mkdtempSync(join(tmpdir(), 'stek-bench-'))
chmodSync(dataDir, 0o755)
const windowless = '/usr/bin/chromium-headless-shell'

const shop = spawn(process.execPath, ['dist/server/main.js', '--migrate'], {
  cwd: root,
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LIMITS: 'off' },
  stdio: 'ignore',
})
const browser = await chromium.launch({
  executablePath: existsSync(windowless) ? windowless : '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})

/** Milliseconds from each press to the end of the frame that shows it. */
async function measure(page: Page, prepare: (round: number) => Promise<Locator>): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page)
  const times: number[] = []
  for (let round = 0; round < presses; round += 1) {
    const button = await prepare(round)
    const painted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const watch = (event: Event) => {
            const end = new MessageChannel()
            end.port1.addEventListener('message', () => resolve(performance.now() - event.timeStamp))
            end.port1.start()
            requestAnimationFrame(() => end.port2.postMessage(0))
          }
          addEventListener('click', watch, { capture: true, once: true })
        }),
    )
    const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 }
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await page.mouse.move(x + 10, y + 10)
    await pause(200)
    await page.mouse.down()
    await page.mouse.up()
    times.push(await painted)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await pause(200)
  }
  return times
}

async function isOpen(): Promise<boolean> {
  return fetch(`http://localhost:${port}/api/health/ready`).then(
    (response) => response.ok,
    () => false,
  )
}

const medianOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

try {
  while (!(await isOpen())) await pause(200)
  const page = await browser.newPage()
  const open = async (name: string) => {
    await page.goto(`http://localhost:${port}/order/domains?q=${name}`)
    await page.locator('.rr').first().waitFor()
    await pause(500)
  }
  await open('bakker')
  await page.evaluate(() => {
    const heading = document.querySelector('h1')
    heading?.addEventListener('click', () => heading.append('.'))
  })
  const floor = await measure(page, async () => page.locator('h1'))
  const added = await measure(page, async (round) => {
    if (round % 4 === 0) await open(`bakker-${round}`)
    return page.getByRole('button', { name: /in mandje$/ }).first()
  })
  for (const [name, times] of Object.entries({ floor, added })) {
    const [median, longest] = [medianOf(times), Math.max(...times)].map((ms) => ms.toFixed(1))
    console.log(`${name.padEnd(6)} press to paint: median ${median} ms, longest ${longest} ms`)
  }
  reportRows([
    {
      what: 'press "add" to paint',
      value: medianOf(added),
      unit: 'ms',
      floor: { what: 'a press that changes one letter', value: medianOf(floor) },
      goal: { of: 'value', sign: '≤', limit: 17 },
    },
  ])
} finally {
  await browser.close()
  shop.kill('SIGTERM')
  await pause(1500)
  rmSync(dataDir, { recursive: true, force: true })
}

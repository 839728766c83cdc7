import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
const mode = process.argv[2],
  n = Number(process.argv[3] ?? 30),
  url = process.argv[4],
  flags = process.argv.slice(5)
const g = readFileSync('/proc/self/cgroup', 'utf8').match(/cpuacct[^:]*:(.*)/)[1]
const use = () => Number(readFileSync(`/sys/fs/cgroup/cpuacct${g}/cpuacct.usage`)) / 1e9
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...flags],
})
const open = async () => {
  const c = await b.newContext({ viewport: { width: 1440, height: 900 } })
  return c
}
let c = await open()
let p = await c.newPage()
await p.goto(url)
const u0 = use(),
  t0 = performance.now()
for (let i = 0; i < n; i++) {
  if (mode === 'ctx') {
    await c.close()
    c = await open()
    p = await c.newPage()
    await p.goto(url)
  }
  if (mode === 'ctxblank') {
    await c.close()
    c = await open()
    p = await c.newPage()
  }
  if (mode === 'page') {
    await p.close()
    p = await c.newPage()
    await p.goto(url)
  }
  if (mode === 'goto') {
    await p.goto(url)
  }
}
console.log(
  mode,
  flags.join(' '),
  'cpu/iter',
  ((use() - u0) / n).toFixed(3),
  'wall',
  ((performance.now() - t0) / n / 1000).toFixed(3),
)
await b.close()

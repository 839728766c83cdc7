import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#tests/builders/own-place.ts'
import type { ShopSettings } from './shop-process.ts'

/** A shop in a process of its own that can be killed, and is started again at once. */
export interface UnsteadyShop {
  readonly url: string
  /** What it complained about, but for what a kill explains. */
  readonly log: string[]
  kill(): Promise<void>
  stop(): Promise<void>
}

export async function openUnsteadyShop(settings: Omit<ShopSettings, 'port'>): Promise<UnsteadyShop> {
  const port = await freePort()
  const log: string[] = []
  let child = await start()

  return {
    url: `http://127.0.0.1:${port}`,
    log,
    async kill() {
      await end(child)
      child = await start()
    },
    stop: () => end(child),
  }

  async function start(): Promise<ChildProcess> {
    const process = fork(new URL('shop-process.ts', import.meta.url), [JSON.stringify({ ...settings, port })], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [],
    })
    process.stderr?.setEncoding('utf8').on('data', (text: string) => void log.push(...text.trim().split('\n')))
    const [first] = await Promise.race([once(process, 'message'), once(process, 'exit')])
    if (first !== 'open') throw new Error(`the shop did not open: ${log.join('\n')}`)
    return process
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

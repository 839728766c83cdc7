import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/builders/own-place.ts'

/** Overrides the environment: a local shop with its own database and without rate limits. */
const settings = { PUBLIC_URL: '', DATABASE_URL: '', HOST: '', LIMITS: 'off', DEMO: 'on', GTM_ID: '' }

/** Starts the real shop with its own database for the browser tests, and stops it afterwards. */
export default async function openShop(): Promise<() => Promise<void>> {
  const { url, dataDir, close } = await openShopOf(join(import.meta.dirname, '../..'))
  process.env['STEK_URL'] = url
  process.env['STEK_DATA'] = dataDir
  return close
}

export interface OpenShop {
  readonly url: string
  readonly dataDir: string
  readonly close: () => Promise<void>
}

/** Starts the shop built in a directory. */
export async function openShopOf(cwd: string, own: Readonly<Record<string, string>> = {}): Promise<OpenShop> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'stek-e2e-'))
  chmodSync(dataDir, 0o755)
  const shop = spawn(process.execPath, ['dist/server/main.js', '--migrate'], {
    cwd,
    env: { ...process.env, ...settings, ...own, PORT: String(port), DATA_DIR: dataDir },
    // The shop stops when this channel breaks, so that a killed test run leaves neither shop nor database behind.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    shop.stdout?.on('data', (piece: Buffer) => {
      said += piece.toString()
      if (said.includes('is open')) resolve()
    })
    shop.on('exit', (code) => reject(new Error(`The shop did not open (${code}): ${said}`)))
  })
  return {
    url: `http://localhost:${port}`,
    dataDir,
    async close() {
      if (shop.exitCode === null) {
        shop.kill('SIGTERM')
        await once(shop, 'exit')
      }
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

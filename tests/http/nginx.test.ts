import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeNginxConfiguration } from '#tests/builders/nginx.ts'
import { freePort } from '#tests/builders/own-place.ts'
import { inLongRun } from '#tests/builders/slices.ts'
import { openDoor, ownHost } from './shop-door.ts'

test('behind the nginx example pages and API calls work, also while one process is down', inLongRun, async () => {
  await using door = await openDoor()
  const directory = mkdtempSync(join(tmpdir(), 'stek-nginx-'))
  const [port, closedPort] = [await freePort(), await freePort()]
  const addresses = [closedPort, door.port].map((shop) => `127.0.0.1:${shop}`)
  const file = writeNginxConfiguration({ port, addresses, host: ownHost }, directory)
  const nginx = spawn('/usr/sbin/nginx', ['-c', file], { stdio: 'inherit' })
  onTestFinished(async () => {
    nginx.kill()
    await once(nginx, 'exit')
    rmSync(directory, { recursive: true })
  })
  const statusOf = (path: string) =>
    fetch(`http://localhost:${port}${path}`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(() => statusOf('/'), { timeout: 10_000 }).toBe(200)
  for (let count = 0; count < 6; count += 1) {
    expect([await statusOf('/webhosting'), await statusOf('/api/health/ready'), await statusOf('/nowhere')]).toEqual([
      200, 200, 404,
    ])
  }
})

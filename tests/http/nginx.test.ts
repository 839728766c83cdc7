import { expect, test } from 'vitest'
import { startNginx } from '#tests/builders/nginx.ts'
import { freePort } from '#tests/builders/own-place.ts'
import { inLongRun } from '#tests/builders/slices.ts'
import { openDoor, ownHost } from './shop-door.ts'

test('behind the nginx example pages and API calls work, also while one process is down', inLongRun, async () => {
  await using door = await openDoor()
  const addresses = [await freePort(), door.port].map((shop) => `127.0.0.1:${shop}`)
  await using nginx = await startNginx({ port: await freePort(), addresses, host: ownHost })
  const statusOf = async (path: string) => (await fetch(`http://localhost:${nginx.port}${path}`)).status
  for (let count = 0; count < 6; count += 1) {
    expect([await statusOf('/webhosting'), await statusOf('/api/health/ready'), await statusOf('/nowhere')]).toEqual([
      200, 200, 404,
    ])
  }
})

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createPool } from '#platform/db/pool.ts'
import { openShop } from '#tests/api/shop.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'

test('C26 while the database restarts calls are 503, then served again, and nothing that was answered is lost', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stek-restart-'))
  chmodSync(dataDir, 0o711)
  const start = () => startEmbeddedPostgres({ dataDir, say: () => {} })
  let postgres = await start()
  try {
    const { connection } = postgres
    await migrate(connection)
    const pool = createPool(connection)
    await using shop = await openShop({ database: { connection, pool, drop: () => pool.end() } })
    const cartId = await shop.newCart()
    const statuses = new Map<string, number>()
    const over = new AbortController()
    const calls = (async () => {
      for (let index = 0; !over.signal.aborted && index < 90; index += 1) {
        const id = `i${index}`
        statuses.set(id, (await shop.add(cartId, domainChoice(id, `naam-${index}`))).status)
        await pause(20)
      }
    })()
    await pause(100)
    await postgres.stop()
    const away = await shop.read(cartId)
    expect([away.status, away.body.code]).toEqual([503, 'database_unavailable'])
    expect((await shop.ask('GET', '/api/health/live')).status).toBe(200)
    postgres = await start()
    await expect.poll(async () => (await shop.read(cartId)).status, { timeout: 5000 }).toBe(200)
    expect((await shop.add(cartId, domainChoice('last', 'laatste'))).status).toBe(201)
    over.abort()
    await calls
    expect([...new Set(statuses.values())].toSorted((one, other) => one - other)).toEqual([201, 503])
    const ids = (await shop.read(cartId)).body.items.map(({ id }) => id)
    for (const [id, status] of statuses) if (status === 201) expect(ids).toContain(id)
    await pool.end()
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}, 60_000)

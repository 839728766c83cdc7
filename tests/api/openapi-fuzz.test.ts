import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '#platform/config/root.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { openWholeShop, type WholeShop } from '#tests/builders/whole-shop.ts'
import { batchSize, fuzzShop } from '#tests/fuzz/fuzz-shop.ts'

/** Seeds of batches that once found something. */
const seeds = JSON.parse(readFileSync(join(root, 'tests/fuzz/seeds.json'), 'utf8')) as readonly number[]

/** Calls that no request succeeds at, and why. */
const withoutSuccess: readonly string[] = []

let database: TestDatabase
let shop: WholeShop
beforeAll(async () => {
  database = await testDatabase()
  shop = await openWholeShop(database.connection, { LIMITS: 'off' })
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await database.drop()
})

test(
  '5,000 requests made from the description, right and wrong, are answered as it says',
  { timeout: 180_000 },
  async () => {
    const { statuses, neverSucceeded, findings } = await fuzzShop(shop, { requests: 5000, seed: 20_261_116 })
    expect(findings.slice(0, 3)).toEqual([])
    expect(neverSucceeded).toEqual(withoutSuccess)
    // It reaches behind the checks, and each of them.
    for (const status of [200, 201, 204, 303, 400, 401, 403, 404, 405, 409, 413, 414, 415, 417, 422]) {
      expect(statuses.get(String(status)), String(status)).toBeGreaterThan(0)
    }
  },
)

test('seeds that found something find nothing any more', async () => {
  for (const seed of seeds) expect((await fuzzShop(shop, { requests: batchSize, seed })).findings).toEqual([])
})

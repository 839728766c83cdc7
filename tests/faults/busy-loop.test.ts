import { expect, test } from 'vitest'
import { openCrashingShop } from './crashing-shop.ts'

test('C25 a blocked event loop of two seconds: the shop reports that it is not ready, and recovers by itself', async () => {
  await using shop = await openCrashingShop()
  await shop.start()
  const fitness = async () => {
    const reply = await shop.ask('GET', '/api/health/ready')
    return [reply?.status, reply?.body.code]
  }
  expect(await fitness()).toEqual([200, undefined])
  shop.hang()
  await expect.poll(fitness, { interval: 20 }).toEqual([503, 'busy'])
  expect((await shop.ask('GET', '/api/health/live'))?.status).toBe(200)
  expect((await shop.ask('POST', '/api/carts'))?.status).toBe(201)
  await expect.poll(fitness).toEqual([200, undefined])
})

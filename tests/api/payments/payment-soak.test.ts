import { expect, test } from 'vitest'
import { soakPayments } from '#tests/soak/payments.ts'

test('C14 C16 C17 80 payments through kills, restarts and a bank with bad manners: nothing is lost or doubled', async () => {
  const seed = Math.floor(Math.random() * 2 ** 32)
  console.log(`payment soak, seed ${seed}`)
  const { problems, complaints, paid, refunded, unpaid, kills, restarts } = await soakPayments({ payments: 80, seed })
  console.log(
    `${paid} paid, ${refunded} refunded, ${unpaid} unpaid; ${kills} kills, ${restarts} restarts of the database`,
  )
  expect(problems, `seed ${seed}`).toEqual([])
  expect(complaints, `seed ${seed}`).toEqual([])
  expect(paid).toBeGreaterThan(40)
  expect(kills).toBeGreaterThan(0)
  expect(restarts).toBeGreaterThan(0)
}, 300_000)

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '#platform/config/root.ts'
import { type CheckoutShop, idealPayment, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { webhook } from '#tests/api/payments/payment-traces.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { databaseUrlOf } from '#tests/builders/own-place.ts'

async function payments({ shop }: CheckoutShop, ...args: readonly string[]) {
  const env = { PATH: '/usr/bin:/bin', DATABASE_URL: databaseUrlOf(shop.database) }
  return promisify(execFile)(process.execPath, [join(root, 'tools', 'stek.mjs'), 'payments', ...args], { env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )
}

test('orders whose payment speaks against their VAT are listed until somebody has looked into them', async () => {
  await using checkout = await openCheckoutShop()
  const nothing = { code: 0, stdout: 'No payment speaks against the VAT of its order.\n' }
  expect(await payments(checkout, 'contradictions')).toMatchObject(nothing)
  const firm = { customerType: 'business', vatNumber: 'DE111111125', vatState: 'valid' } as const
  const customerId = await checkout.customer({ ...firm, country: 'DE', postalCode: '10115' })
  const cartId = await checkout.cartOf(customerId, domainChoice('d', 'tegenspraak'))
  const { body } = await checkout.pay(customerId, cartId, idealPayment)
  const providerId = await checkout.providerIdOf(body.id)
  await checkout.bank.decide(providerId, 'paid', { webhook: 'never' })
  await webhook(checkout, body.id, providerId)
  const { code, stdout } = await payments(checkout, 'contradictions')
  expect(code).toBe(1)
  const [, row = ''] = stdout.split('\n')
  expect(row.trim().split(/ {2,}/).toSpliced(1, 2)).toEqual([
    body.orderNumber,
    '0 %',
    'reverse_charge',
    'DE',
    'NL (account)',
    'the card or account is of another country',
  ])
  expect(await payments(checkout, 'settle-contradiction')).toMatchObject({ code: 2 })
  const settle = ['settle-contradiction', body.orderNumber, 'has', 'a', 'Dutch', 'account'] as const
  expect(await payments(checkout, ...settle)).toMatchObject({
    code: 0,
    stdout: `${body.orderNumber} is off the list.\n`,
  })
  expect(await payments(checkout, ...settle)).toMatchObject({ code: 1 })
  expect(await payments(checkout, 'contradictions')).toMatchObject(nothing)
  expect(await checkout.rowsOf('select note from tax_evidence')).toEqual([{ note: 'has a Dutch account' }])
})

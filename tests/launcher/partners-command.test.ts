import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { bookCommissions } from '#features/partners/book-commissions.ts'
import { root } from '#platform/config/root.ts'
import { type AffiliateShop, openAffiliateShop } from '#tests/api/partners/affiliate-shop.ts'
import { inLongRun, sliced } from '#tests/builders/slices.ts'

async function partners(affiliateShop: AffiliateShop | null, ...args: readonly string[]) {
  const { host = '', port = 1, user = '', database = '' } = affiliateShop?.shop.database.connection ?? {}
  const DATABASE_URL = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  const env = { PATH: '/usr/bin:/bin', DATABASE_URL }
  return promisify(execFile)(process.execPath, [join(root, 'tools', 'stek.mjs'), 'partners', ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

const cells = (line: string | undefined) => line?.trim().split(/ {2,}/)

test('partners are listed with what they have to get, and a transfer is booked once', async () => {
  await using affiliateShop = await openAffiliateShop()
  expect(await partners(affiliateShop)).toMatchObject({ code: 0, stdout: 'There is no partner yet.\n' })
  await affiliateShop.partner({ iban: null })
  await affiliateShop.partner({ email: 'else@where.example', name: 'Cas', iban: 'DE89370400440532013000' })
  await affiliateShop.sell({ affiliateId: '1001', daysAgo: 40, slugs: ['reseller-10'] })
  await affiliateShop.sell({ affiliateId: '1001' })
  await bookCommissions(affiliateShop.shop.deps)
  const list = async () => (await partners(affiliateShop)).stdout.split('\n').map(cells)
  const second = ['1002', 'active', '0.00', '0.00', '0.00', 'DE89370400440532013000', 'Cas <else@where.example>']
  expect(await list()).toEqual([
    ['number', 'state', 'pending', 'approved', 'paid', 'IBAN', 'who'],
    ['1001', 'active', '190.00', '0.00', '0.00', 'Bo de Groot <bo@tuinblog.example>'],
    second,
    [''],
  ])
  const told = await partners(affiliateShop, 'iban', '1001', 'NL91ABNA0417164300')
  expect(told).toMatchObject({ code: 0, stdout: expect.stringContaining('goes to NL91ABNA0417164300') })
  await bookCommissions(affiliateShop.shop.deps)
  const transfer = ['pay', '1001', 'NL91 ABNA 0417 1643 00', '150.00', '2026-11-15']
  expect(await partners(affiliateShop, ...transfer)).toMatchObject({ code: 0, stdout: 'The transfer was booked.\n' })
  expect(await partners(affiliateShop, ...transfer)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('before'),
  })
  const more = await partners(affiliateShop, 'pay', '1001', 'NL91ABNA0417164300', '0.01', '2026-11-15')
  expect(more).toMatchObject({ code: 1, stdout: 'That is more than is approved. Nothing was booked.\n' })
  expect((await list())[1]).toEqual([
    '1001',
    'active',
    '40.00',
    '0.00',
    '150.00',
    'NL91ABNA0417164300',
    'Bo de Groot <bo@tuinblog.example>',
  ])

  const { stdout } = await partners(affiliateShop, 'show', '1001')
  expect(stdout).toMatch(/reseller- +150\.00 +0\.00 +paid/)
  expect(cells(stdout.trim().split('\n').at(-1))).toEqual(['total', '40.00', '0.00', '150.00'])

  expect(await partners(affiliateShop, 'end', '1002')).toMatchObject({ code: 0 })
  expect((await list())[2]).toEqual(second.with(1, 'ended'))
  expect(await partners(affiliateShop, 'end', '1002')).toMatchObject({ code: 1 })
})

const misspelled = [
  [['list', '1001']],
  [['pay', '1001', 'NL91ABNA0417164300', '-1.00', '2026-11-15']],
  [['show']],
  [['iban', '1001']],
  [['iban', '1001', 'NL92ABNA0417164300']],
  [['show', '1001', 'x']],
  [['show', 'all']],
  [['pay', '1001', 'NL92ABNA0417164300', '1.00', '2026-11-15']],
  [['pay', '1001', 'NL91ABNA0417164300', '1', '2026-11-15']],
  [['pay', '1001', 'NL91ABNA0417164300', '0.00', '2026-11-15']],
  [['pay', '1001', 'NL91ABNA0417164300', '1.00', '2026-02-30']],
  [['pay', '1001', 'NL91ABNA0417164300', '1.00']],
] as const
for (const { cases, options } of sliced(misspelled, 1)) {
  test.each(cases)('what it does not understand it explains: %j', options, async (args) => {
    const { code, stderr } = await partners(null, ...args)
    expect(code).toBe(2)
    expect(stderr).toContain('stek partners ')
  })
}

test('a number that nobody has is told', inLongRun, async () => {
  await using affiliateShop = await openAffiliateShop()
  for (const args of [
    ['show', '1001'],
    ['iban', '1001', 'NL91ABNA0417164300'],
    ['pay', '1001', 'NL91ABNA0417164300', '1.00', '2026-11-15'],
    ['end', '1001'],
  ]) {
    expect(await partners(affiliateShop, ...args)).toMatchObject({
      code: 1,
      stderr: 'There is no active partner 1001.\n',
    })
  }
})

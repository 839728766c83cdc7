import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { consentVersion } from '#core/visits/cookie-consent.ts'
import { openVisitShop, type VisitShop } from './visit-shop.ts'

let visitShop: VisitShop
beforeAll(async () => {
  visitShop = await openVisitShop()
})
afterAll(() => visitShop[Symbol.asyncDispose]())
beforeEach(async () => void (await visitShop.shop.pool.query('truncate cookie_choices')))

const ids = { affiliateId: '1204', wctId: 'wct220101010000abcde' }
const affiliate = '__Secure-affiliate=1204; Path=/; Max-Age=2592000; SameSite=Lax; Secure'
const wct = '__Secure-wct=wct220101010000abcde; Path=/; Max-Age=2592000; SameSite=Lax; Secure'
const noAffiliate = '__Secure-affiliate=; Path=/; Max-Age=0; SameSite=Lax; Secure'
const noWct = '__Secure-wct=; Path=/; Max-Age=0; SameSite=Lax; Secure'

interface Chosen {
  readonly version: number
  readonly number: string | null
}
const numberOf = ({ body }: { body: unknown }) => (body as Chosen).number
const proofs = () =>
  visitShop.rows<Record<string, unknown>>(
    'select number, replaces, version, language, purposes from cookie_choices order by chosen_at',
  )

const choices = [
  [{ affiliate: true, analytics: true, marketing: true }, [affiliate, wct]],
  [{ affiliate: true, analytics: false, marketing: false }, [affiliate, noWct]],
  [{ affiliate: false, analytics: false, marketing: true }, [noAffiliate, wct]],
  [{ affiliate: false, analytics: false, marketing: false }, [noAffiliate, noWct]],
  [{ analytics: true, marketing: true }, [wct]],
  [{ analytics: true }, undefined],
  [{}, undefined],
] as const
test.each(choices)('[F2] [F4] of %o follow these cookies, and the proof', async (purposes, cookies) => {
  const { status, body, headers } = await visitShop.choose({ purposes, ...ids }, 'de')
  expect([status, headers['set-cookie']]).toEqual([200, cookies])
  const kept = await proofs()
  expect(kept).toMatchObject([{ replaces: null, version: consentVersion, language: 'de', purposes }])
  const isAgreed = Object.values(purposes).some(Boolean)
  expect(body).toEqual({ version: consentVersion, number: isAgreed ? kept[0]?.['number'] : null })
})

test('what nobody brought is not remembered; what was taken back is forgotten all the same', async () => {
  const all = { affiliate: true, analytics: true, marketing: true }
  expect((await visitShop.choose({ purposes: all })).headers['set-cookie']).toBeUndefined()
  expect((await visitShop.choose({ purposes: all, affiliateId: 1204 })).headers['set-cookie']).toEqual([affiliate])
  const { headers } = await visitShop.choose({ purposes: { affiliate: false, marketing: false } })
  expect(headers['set-cookie']).toEqual([noAffiliate, noWct])
})

test('a changed choice is a proof of its own that names the one before; the same again is none', async () => {
  const first = numberOf(await visitShop.choose({ purposes: { marketing: true }, version: consentVersion }))
  const again = await visitShop.choose({ purposes: { marketing: true }, replaces: first, ...ids })
  expect([numberOf(again), again.headers['set-cookie']]).toEqual([first, [wct]])
  expect(await proofs()).toHaveLength(1)
  const second = numberOf(await visitShop.choose({ purposes: { analytics: true, marketing: false }, replaces: first }))
  await visitShop.choose({ purposes: { analytics: false, marketing: false }, replaces: second })
  expect(await proofs()).toMatchObject([
    { number: first, replaces: null },
    { number: second, replaces: first, purposes: { analytics: true, marketing: false } },
    { replaces: second, purposes: { analytics: false, marketing: false } },
  ])
})

test('the proof says nothing about who it was', async () => {
  await visitShop.choose({ purposes: { marketing: true }, ...ids })
  const said = JSON.stringify(await visitShop.rows('select * from cookie_choices'))
  expect(said).not.toMatch(/1204|wct|127\.0\.0\.1|Mozilla|Chrome/)
})

test.each([
  [{}, 'purposes'],
  [{ purposes: null }, 'purposes'],
  [{ purposes: ['marketing'] }, 'purposes'],
  [{ purposes: { marketing: 'yes' } }, 'purposes.marketing'],
  [{ purposes: { marketing: 1 } }, 'purposes.marketing'],
  [{ purposes: { spying: true } }, 'purposes'],
  [{ purposes: {}, affiliateId: '1e3' }, 'affiliateId'],
  [{ purposes: {}, affiliateId: 0 }, 'affiliateId'],
  [{ purposes: {}, wctId: 'a b c d e f' }, 'wctId'],
  [{ purposes: {}, wctId: 'x=1; Path=/; Domain=evil' }, 'wctId'],
  [{ purposes: {}, wctId: 'short' }, 'wctId'],
  [{ purposes: {}, version: 0 }, 'version'],
  [{ purposes: {}, version: consentVersion + 1 }, 'version'],
  [{ purposes: {}, replaces: 'x' }, 'replaces'],
  [{ purposes: {}, email: 'anna@klant.example' }, ''],
])('%o is no choice: 422, and nothing is kept', async (choice, path) => {
  const { status, body, headers } = await visitShop.choose(choice)
  expect([status, body.errors?.[0]?.path, headers['set-cookie']]).toEqual([422, path, undefined])
  expect(await proofs()).toEqual([])
})

test('choices come at a pace: beyond thirty a minute it is 429', async () => {
  await using busy = await openVisitShop({ settings: { limits: true } })
  const statuses: number[] = []
  for (let time = 0; time < 32; time += 1) statuses.push((await busy.choose({ purposes: {} })).status)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429])
})

import { describe, expect, test } from 'vitest'
import type { RegistrarFault, RegistrarRequest } from '#apps/demo/realtime-register.ts'
import { cents } from '#core/money/money.ts'
import type { RegistrarProblem } from '#platform/clients/registrar.ts'
import { openRegistrarServer, registrarKinds, type RegistrarKind } from './registrar-world.ts'

const name = 'voorbeeld.nl'
const { signal } = new AbortController()
const day = 86_400_000
const expiry = new Date('2027-03-01T00:00:00.000Z')
const year = 365 * day
const amsterdam = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
})

type State = 'active' | 'unverified' | 'suspended' | 'quarantine' | 'gone' | 'locked'

/** A name in our account that the registrar answers about, and what it was charged for. */
interface Account {
  state: State
  expiresAt: Date
  code: string
  readonly charged: string[]
}

const refusal = (type: string): RegistrarFault => ({ status: 400, body: { type, message: type } })
const answer = (body: object = {}): RegistrarFault => ({ status: 200, body })
const failure = (code: number): RegistrarFault => ({ status: 500, body: { code, desc: String(code) } })
const data = (told: object = {}): RegistrarFault => ({ status: 200, body: { code: 0, desc: '', data: told } })

/** Realtime Register: states are words, and what does not exist is an error. */
function realtimeRegister(account: Account, { method, path, body }: RegistrarRequest): RegistrarFault {
  if (path === 'v2/customers/demo/pricelist') {
    return answer({ prices: [{ product: 'domain_nl', action: 'RESTORE', currency: 'EUR', price: 1500 }] })
  }
  const words = { unverified: 'PENDING_VALIDATION', suspended: 'CLIENT_HOLD', quarantine: 'REDEMPTION_PERIOD' }
  const status = { ...words, active: 'OK', locked: 'SERVER_UPDATE_PROHIBITED', gone: '' }[account.state]
  if (account.state === 'gone') return refusal('ObjectDoesNotExist')
  if (method === 'GET') {
    const expiryDate = account.expiresAt.toISOString()
    return answer({ domainName: name, customer: 'demo', status: [status], expiryDate, authcode: account.code })
  }
  if (account.state === 'locked') return refusal('ObjectStatusProhibitsOperation')
  if (method === 'DELETE') account.state = 'quarantine'
  if (path.endsWith('/restore')) restore(account)
  if (path.endsWith('/update') && body.authcode === '') account.code = 'new-code-1'
  if (path.endsWith('/renew')) {
    if (body.expiryDate !== account.expiresAt.toISOString()) return refusal('ObjectStatusProhibitsOperation')
    renew(account)
  }
  return answer()
}

/** Openprovider: states are letters, times are those of Amsterdam. */
function openprovider(account: Account, { method, path }: RegistrarRequest): RegistrarFault | undefined {
  if (path === 'v1beta/auth/login') return undefined
  if (path.startsWith('v1beta/domains/prices')) return data({ price: { reseller: { price: 15, currency: 'EUR' } } })
  if (path.startsWith('v1beta/domains?')) {
    const shown = {
      id: 7,
      status: account.state === 'quarantine' ? 'DEL' : 'ACT',
      verification_email_status: /unverified|suspended/.test(account.state) ? 'in progress' : 'verified',
      expiration_date: amsterdam.format(account.expiresAt),
    }
    return data({ results: account.state === 'gone' ? [] : [shown], total: 1 })
  }
  if (path.startsWith('v1beta/customers/verifications')) {
    return data({ results: [{ domain: name, is_suspended: account.state === 'suspended' }] })
  }
  if (path.endsWith('/authcode')) return data({ auth_code: account.code })
  if (account.state === 'locked') return failure(366)
  if (method === 'DELETE') account.state = 'quarantine'
  if (path.endsWith('/restore')) restore(account)
  if (path.endsWith('/authcode/reset')) account.code = 'new-code-1'
  if (path.endsWith('/renew')) {
    if (account.expiresAt.getTime() !== expiry.getTime()) return failure(325)
    renew(account)
  }
  return data()
}

function restore(account: Account): void {
  account.state = 'active'
  account.charged.push('restore')
}

function renew(account: Account): void {
  account.expiresAt = new Date(account.expiresAt.getTime() + year)
  account.charged.push('renew')
}

async function openAccount(kind: RegistrarKind, state: State = 'active') {
  const { registrar, simulation, requests, close } = await openRegistrarServer(kind)
  const account: Account = { state, expiresAt: expiry, code: 'old-code-1', charged: [] }
  const answers = kind === 'openprovider' ? openprovider : realtimeRegister
  simulation.fault = (request) => answers(account, request)
  return { names: registrar.held, account, requests, [Symbol.asyncDispose]: close }
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: RegistrarProblem) => error.reason,
  )
const euros = (amount: number) => ({ currency: 'EUR', amount: cents(amount * 100) })

describe.each(registrarKinds)('names in the account at %s', (kind) => {
  test('44 renewed twice, also at once: renewed once', async () => {
    await using open = await openAccount(kind)
    const terms = { years: 1, expiresAt: expiry }
    const wanted = new Date(expiry.getTime() + year)
    expect(await open.names.renew(name, terms, signal)).toEqual(wanted)
    expect(await open.names.renew(name, terms, signal)).toEqual(wanted)
    expect(open.account.charged).toEqual(['renew'])
  })

  test('45 a renewal in quarantine costs what restoring costs, and only when somebody agreed to that', async () => {
    await using open = await openAccount(kind, 'quarantine')
    expect(await reasonOf(open.names.renew(name, { years: 1, expiresAt: expiry }, signal))).toBe('consent')
    expect(await open.names.restorePrice(name, signal)).toEqual(euros(15))
    expect(await reasonOf(open.names.restore(name, euros(14), signal))).toBe('consent')
    expect(open.account.charged).toEqual([])
    await open.names.restore(name, euros(15), signal)
    expect(await open.names.show(name, signal)).toMatchObject({ state: 'active' })
  })

  test('46 locked by its register: refused with that reason, for a person', async () => {
    await using open = await openAccount(kind, 'locked')
    expect(await reasonOf(open.names.renew(name, { years: 1, expiresAt: expiry }, signal))).toBe('locked')
    expect(await reasonOf(open.names.remove(name, signal))).toBe('locked')
    expect((await open.names.show(name, signal))?.isLocked).toBe(kind === 'realtimeregister')
    expect(open.account.charged).toEqual([])
  })

  test('47 its holder is asked, it is suspended, and passes: each can be seen', async () => {
    await using open = await openAccount(kind, 'unverified')
    for (const state of ['unverified', 'suspended', 'active'] as const) {
      open.account.state = state
      expect(await open.names.show(name, signal)).toMatchObject({ state, expiresAt: expiry })
    }
  })

  test('48 deleted, had back in quarantine, and gone after it', async () => {
    await using open = await openAccount(kind)
    await open.names.remove(name, signal)
    expect(await open.names.show(name, signal)).toMatchObject({ state: 'quarantine' })
    await open.names.restore(name, euros(15), signal)
    expect(await open.names.show(name, signal)).toMatchObject({ state: 'active' })
    open.account.state = 'gone'
    expect(await open.names.show(name, signal)).toBeNull()
    expect(await reasonOf(open.names.renew(name, { years: 1, expiresAt: expiry }, signal))).toBe('missing')
  })

  test('49 a transfer code is made when it is asked for, and no problem repeats it', async () => {
    await using open = await openAccount(kind)
    expect(await open.names.transferCode(name, signal)).toBe('new-code-1')
    open.account.state = 'locked'
    const told = await open.names
      .transferCode(name, signal)
      .catch((error: unknown) => JSON.stringify(error) + String(error))
    expect(told).not.toContain('code-1')
  })
})

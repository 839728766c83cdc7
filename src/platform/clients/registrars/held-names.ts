import { cents } from '#core/money/money.ts'
import {
  type HeldName,
  type HeldNames,
  type Price,
  RegistrarProblem,
  type RenewalTerms,
} from '#platform/clients/registrar.ts'
import { amsterdamTime, dateOf, type Json, objectsOf, textOf } from './registrar-http.ts'

/** API calls about domain names in our account. `get` resolves to null when the object does not exist. */
export interface RealtimeRegisterCalls {
  readonly customer: string
  readonly get: (path: string, signal: AbortSignal) => Promise<Json | null>
  readonly post: (path: string, body: object, signal: AbortSignal) => Promise<unknown>
  readonly remove: (path: string, signal: AbortSignal) => Promise<unknown>
}

export function heldAtRealtimeRegister({ customer, get, post, remove }: RealtimeRegisterCalls): HeldNames {
  return {
    async show(name, signal) {
      const domain = await get(`domains/${name}`, signal)
      if (domain?.customer !== customer) return null
      const status: readonly unknown[] = Array.isArray(domain.status) ? domain.status : []
      const is = (words: RegExp) => status.some((word) => words.test(String(word)))
      return {
        state: is(/^(REDEMPTION_PERIOD|PENDING_DELETE|DELETE_REQUESTED)$/)
          ? 'quarantine'
          : is(/_HOLD$/)
            ? 'suspended'
            : is(/^PENDING_VALIDATION$/)
              ? 'unverified'
              : 'active',
        isLocked: is(/^SERVER_\w+_PROHIBITED$/),
        expiresAt: dateOf(domain.expiryDate),
      }
    },

    async renew(name, terms, signal) {
      const renewed = await withinTerms(this, name, terms, signal)
      if (renewed) return renewed
      const { years, expiresAt } = terms
      // The current expiry date makes the registrar refuse a second renewal.
      await post(`domains/${name}/renew`, { period: years * 12, expiryDate: expiresAt.toISOString() }, signal)
      return heldOf(await this.show(name, signal)).expiresAt
    },

    async restorePrice(name, signal) {
      const list = await get(`customers/${customer}/pricelist`, signal)
      const product = `domain_${name.slice(name.indexOf('.') + 1).replaceAll('.', '')}`
      const entry = objectsOf(list?.prices).find((price) => price.product === product && price.action === 'RESTORE')
      if (typeof entry?.currency !== 'string' || !Number.isSafeInteger(entry.price)) throw unpriced()
      return { currency: entry.currency, amount: cents(Number(entry.price)) }
    },

    async restore(name, max, signal) {
      await checkPrice(await this.restorePrice(name, signal), max)
      await post(`domains/${name}/restore`, { reason: 'Restored for its holder' }, signal)
    },

    remove: async (name, signal) => void (await remove(`domains/${name}`, signal)),

    async transferCode(name, signal) {
      // An empty code makes the registrar generate a new one.
      await post(`domains/${name}/update`, { authcode: '' }, signal)
      return codeIn((await get(`domains/${name}`, signal))?.authcode)
    },
  }
}

export interface OpenproviderCalls {
  readonly ask: (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    call: { body?: object; signal: AbortSignal },
  ) => Promise<Json>
  readonly priceOf: (name: string, operation: string, years: number, signal: AbortSignal) => Promise<Price>
}

export function heldAtOpenprovider({ ask, priceOf }: OpenproviderCalls): HeldNames {
  return {
    async show(name, signal) {
      const domain = await find(name, signal)
      if (domain === null) return null
      const isVerified = /^(verified|not required|)$/i.test(textOf(domain.verification_email_status) ?? '')
      return {
        state: domain.status === 'DEL' ? 'quarantine' : isVerified ? 'active' : await verification(name, signal),
        // Openprovider does not report registry locks; changes of a locked name are refused.
        isLocked: false,
        expiresAt: amsterdamTime(domain.expiration_date),
      }
    },

    async renew(name, terms, signal) {
      const renewed = await withinTerms(this, name, terms, signal)
      if (renewed) return renewed
      await ask('POST', `domains/${await idOfName(name, signal)}/renew`, {
        body: { period: terms.years },
        signal,
      }).catch((error: unknown) => {
        // Already renewed by another request.
        if (!(error instanceof RegistrarProblem && error.reason === 'exists')) throw error
      })
      return heldOf(await this.show(name, signal)).expiresAt
    },

    restorePrice: (name, signal) => priceOf(name, 'restore', 1, signal),

    async restore(name, max, signal) {
      await checkPrice(await this.restorePrice(name, signal), max)
      await ask('POST', `domains/${await idOfName(name, signal)}/restore`, { body: {}, signal })
    },

    remove: async (name, signal) => void (await ask('DELETE', `domains/${await idOfName(name, signal)}`, { signal })),

    async transferCode(name, signal) {
      const id = await idOfName(name, signal)
      await ask('POST', `domains/${id}/authcode/reset`, { body: {}, signal })
      return codeIn((await ask('GET', `domains/${id}/authcode`, { signal })).auth_code)
    },
  }

  async function find(name: string, signal: AbortSignal): Promise<Json | null> {
    const { results } = await ask('GET', `domains?${new URLSearchParams({ full_name: name, limit: '50' })}`, { signal })
    return objectsOf(results).find(({ status }) => status === 'ACT' || status === 'DEL') ?? null
  }

  async function idOfName(name: string, signal: AbortSignal): Promise<string> {
    const domain = await find(name, signal)
    return String(heldOf(domain).id)
  }

  async function verification(name: string, signal: AbortSignal): Promise<HeldName['state']> {
    const { results } = await ask('GET', 'customers/verifications/emails/domains', { signal })
    const own = objectsOf(results).find(({ domain }) => domain === name)
    return own?.is_suspended === true ? 'suspended' : 'unverified'
  }
}

/**
 * @returns the new expiry date if the name is already renewed, otherwise null
 * Throws when the name cannot be renewed in its current state.
 */
async function withinTerms(names: HeldNames, name: string, { expiresAt }: RenewalTerms, signal: AbortSignal) {
  const held = heldOf(await names.show(name, signal))
  if (held.state === 'quarantine')
    throw new RegistrarProblem('consent', 'it is in quarantine: restoring it has a price')
  if (held.isLocked) throw new RegistrarProblem('locked', 'its register has locked it')
  const day = 86_400_000
  return held.expiresAt && held.expiresAt.getTime() > expiresAt.getTime() + day ? held.expiresAt : null
}

async function checkPrice(price: Price, max: Price): Promise<void> {
  if (price.currency === max.currency && price.amount <= max.amount) return
  throw new RegistrarProblem('consent', `restoring it costs ${price.currency} ${(price.amount / 100).toFixed(2)}`)
}

function heldOf<Held>(held: Held | null): Held {
  if (held === null) throw new RegistrarProblem('missing', 'it is not in our account')
  return held
}

function codeIn(code: unknown): string {
  const transferCode = textOf(code)
  if (transferCode === undefined) throw new RegistrarProblem('doubt', 'registrar: no transfer code')
  return transferCode
}

function unpriced(): RegistrarProblem {
  return new RegistrarProblem('doubt', 'registrar: no price to restore it')
}

import { memoize } from '#concurrency/memo.ts'
import type { MethodQuestion, PaymentProvider, ProviderMethod } from './payment-provider-port.ts'

export type MethodList = (question: MethodQuestion) => Promise<readonly ProviderMethod[]>

const lifetimeMs = 60_000
const maxCacheEntries = 1000

/** What the provider offers for an amount, cached for a minute. A failure is not cached. */
export function createMethodList(
  provider: Pick<PaymentProvider, 'methods'>,
  now: () => number = () => performance.now(),
): MethodList {
  const offered = memoize((key) => offeredBy(provider, JSON.parse(key) as MethodQuestion), {
    lifetimeMs,
    maxEntries: maxCacheEntries,
    now,
  })
  return ({ amount, locale, country, sequence }) => offered(JSON.stringify({ amount, locale, country, sequence }))
}

async function offeredBy(
  provider: Pick<PaymentProvider, 'methods'>,
  question: MethodQuestion,
): Promise<readonly ProviderMethod[]> {
  const { amount } = question
  const methods = await provider.methods(question)
  return methods.filter(({ least, most }) => (least ?? 0) <= amount && amount <= (most ?? amount))
}

import type { MethodQuestion, PaymentProvider, ProviderMethod } from './payment-provider-port.ts'

export type MethodList = (question: MethodQuestion) => Promise<readonly ProviderMethod[]>

const lifetimeMs = 60_000
const maxCacheEntries = 1000

/** What the provider offers for an amount, asked once a minute. That it could not be asked is not remembered. */
export function createMethodList(
  provider: Pick<PaymentProvider, 'methods'>,
  now: () => number = () => performance.now(),
): MethodList {
  const remembered = new Map<string, { readonly answer: Promise<readonly ProviderMethod[]>; readonly until: number }>()

  return (question) => {
    const key = JSON.stringify([question.amount, question.locale, question.country, question.sequence])
    const known = remembered.get(key)
    if (known !== undefined && known.until > now()) return known.answer
    if (remembered.size >= maxCacheEntries) remembered.clear()
    const answer = offeredBy(provider, question)
    remembered.set(key, { answer, until: now() + lifetimeMs })
    answer.catch(() => remembered.delete(key))
    return answer
  }
}

async function offeredBy(
  provider: Pick<PaymentProvider, 'methods'>,
  question: MethodQuestion,
): Promise<readonly ProviderMethod[]> {
  const { amount } = question
  const methods = await provider.methods(question)
  return methods.filter(({ least, most }) => (least ?? 0) <= amount && amount <= (most ?? amount))
}

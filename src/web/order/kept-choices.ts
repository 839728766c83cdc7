import type { StorageKey } from '#core/retention/browser-storage.ts'
import { storedChoice } from './order-address.ts'

/* Stored choices that are not in the cart: a package without a name, a typed name, the billing term. No personal data.
 */

const choiceKey = 'order-choice' satisfies StorageKey
const stepKey = 'order-step' satisfies StorageKey
const cartKey = 'cartId' satisfies StorageKey
/** When the limit is reached, the oldest entries are removed first. */
const maxKept = 120

/** Stores the given choices for other pages, tabs and visits; an empty value removes its entry. */
export function keepChoice(change: Readonly<Record<string, string>>): void {
  const choices = new URLSearchParams(storedChoice(choiceKey))
  for (const [name, value] of Object.entries(change)) {
    choices.delete(name)
    if (value !== '') choices.append(name, value)
  }
  store(choiceKey, new URLSearchParams([...choices].slice(-maxKept)).toString())
}

export function keptChoice(name: string): string {
  return new URLSearchParams(storedChoice(choiceKey)).get(name) ?? ''
}

/** Removes the preselected package once it is in the cart or dropped. The billing term stays. */
export function forgetChoice(): void {
  keepChoice({ product: '', domain: '' })
}

/** Stores the furthest step reached with this browser's cart, so that a later visit can continue there. */
export function keepStep(id: 'orderAccount' | 'orderPayment'): void {
  store(stepKey, `${cartId()} ${id}`)
}

export function keptStep(): 'orderAccount' | 'orderPayment' | undefined {
  const [cart, step] = storedChoice(stepKey).split(' ')
  if (cart !== cartId()) return undefined
  return step === 'orderAccount' || step === 'orderPayment' ? step : undefined
}

function cartId(): string | null {
  try {
    return localStorage.getItem(cartKey)
  } catch {
    return null
  }
}

/** Storage may be blocked or full; the choice then lives only in the URL. */
function store(key: typeof choiceKey | typeof stepKey, value: string): void {
  try {
    if (value === '') localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}

import type { StorageKey } from '#core/retention/browser-storage.ts'
import { storedChoice } from './order-address.ts'

/* Choices that are in no cart: a package that waits for a name, a name that was typed, month or year. Nothing personal. */

const choiceKey = 'order-choice' satisfies StorageKey
const stepKey = 'order-step' satisfies StorageKey
const cartKey = 'cartId' satisfies StorageKey
/** The oldest go first. */
const maxKept = 120

/** Keeps the given choices for other pages, tabs and days; an empty one is forgotten. */
export function keepChoice(change: Readonly<Record<string, string>>): void {
  const kept = new URLSearchParams(storedChoice(choiceKey))
  for (const [name, value] of Object.entries(change)) {
    kept.delete(name)
    if (value !== '') kept.append(name, value)
  }
  store(choiceKey, new URLSearchParams([...kept].slice(-maxKept)).toString())
}

export function keptChoice(name: string): string {
  return new URLSearchParams(storedChoice(choiceKey)).get(name) ?? ''
}

/** The package that waited for a name is in the cart, or no longer wanted. Month or year stays as chosen. */
export function forgetChoice(): void {
  keepChoice({ product: '', domain: '' })
}

/** The step that was reached with the cart of this browser, to go on there another day. */
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

/** Storage may be blocked or full: then the address carries what it can. */
function store(key: typeof choiceKey | typeof stepKey, value: string): void {
  try {
    if (value === '') localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}

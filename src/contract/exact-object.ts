import { type ObjectEntries, strictObject } from 'valibot'

/**
 * An object with these keys and no others. The entries lose their prototype, or `constructor` and `__proto__`
 * would count as keys that are known.
 */
export function exactObject<const Entries extends ObjectEntries>(entries: Entries) {
  return strictObject<Entries>(Object.assign(Object.create(null), entries))
}

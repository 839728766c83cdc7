import { type ObjectEntries, strictObject } from 'valibot'

/**
 * An object with these keys and no others. The entries lose their prototype, or `constructor` and `__proto__`
 * would count as keys that are known. A list is no object, or an empty one would do where all keys are optional.
 */
export function exactObject<const Entries extends ObjectEntries>(entries: Entries) {
  const schema = strictObject<Entries>(Object.assign(Object.create(null), entries))
  const run: (typeof schema)['~run'] = (dataset, config) =>
    schema['~run'](Array.isArray(dataset.value) ? { typed: false, value: null } : dataset, config)
  return { ...schema, '~run': run }
}

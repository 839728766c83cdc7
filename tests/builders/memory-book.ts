import type { BankBook } from '#features/demo/repository.ts'
import type { BankEntries, BankKind } from '#features/demo/demo-bank.ts'

/** In-memory storage of the demo's bank. */
export function createMemoryBook({ max = 1000 }: { readonly max?: number } = {}): BankBook {
  /** Ordered by last change. */
  const entries: { readonly [Kind in BankKind]: Map<string, BankEntries[Kind]> } = {
    payment: new Map(),
    customer: new Map(),
    key: new Map(),
    call: new Map(),
  }
  return {
    find: async (kind, id) => entries[kind].get(id) ?? null,
    list: async (kind) => [...entries[kind].values()].toReversed(),
    async change(kind, id, next) {
      const known = entries[kind]
      const changed = next(known.get(id) ?? null)
      if (changed === null) return null
      known.delete(id)
      known.set(id, changed)
      const [oldest] = known.keys()
      if (oldest !== undefined && known.size > max) known.delete(oldest)
      return changed
    },
    remove: async (kind, id) => void entries[kind].delete(id),
  }
}

import { unicodeLabelOf } from './domain-label.ts'
import type { ExtensionTable } from './domain-name.ts'
import type { Extension } from '#core/catalogue/extension.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { DatedCharge } from '#core/catalogue/price.ts'

/** Properties shared by several extensions, and the names of those extensions, separated by spaces. */
interface PackedModel {
  readonly model: Omit<Extension, 'tld' | 'unicode'>
  readonly names: string
}

/** Compact JSON form of the extension table, which browsers load on demand. */
export interface PackedExtensions {
  readonly models: readonly PackedModel[]
  readonly closed: string
}

/** Packs the table. Prices that ended before `date` are left out. */
export function packedOf(table: ExtensionTable, date: IsoDate): PackedExtensions {
  const groups = new Map<string, { readonly model: PackedModel['model']; readonly names: string[] }>()
  for (const extension of table.extensions.values()) {
    const { tld, unicode: _unicode, ...rest } = extension
    const transfer = { ...rest.transfer, history: currentOf(rest.transfer.history, date) }
    const model = { ...rest, history: currentOf(rest.history, date), transfer }
    const key = JSON.stringify(model)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { model, names: [tld] })
    else group.names.push(tld)
  }
  const models = Array.from(groups.values(), ({ model, names }) => ({ model, names: names.join(' ') }))
  return { models, closed: [...table.closedSuffixes].join(' ') }
}

export function unpacked(packed: PackedExtensions): ExtensionTable {
  const extensions = new Map<string, Extension>()
  for (const { model, names } of packed.models) {
    for (const tld of names.split(' ')) extensions.set(tld, { ...model, tld, unicode: unicodeOf(tld) })
  }
  return { extensions, closedSuffixes: new Set(packed.closed.split(' ')) }
}

export function unicodeOf(tld: string): string {
  return tld.startsWith('xn--') ? (unicodeLabelOf(tld) ?? tld) : tld
}

/** The current price and announced price changes. */
export function currentOf(history: readonly DatedCharge[], date: IsoDate): readonly DatedCharge[] {
  const inForce = history.findLastIndex((dated) => dated.from <= date)
  return history.slice(Math.max(0, inForce))
}

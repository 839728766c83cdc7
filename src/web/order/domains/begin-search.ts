import { requestedNamesOf } from '#domain/names/requested-names.ts'
import { showSearch, typedText } from '#web/order/domains/search-address.ts'
import { loadExtensions } from '#web/order/extension-table.ts'

const minTypedLength = 2

interface Parts {
  /** What stands in the field, trimmed. */
  readonly typed: () => string
  readonly extensions: { readonly address: string; readonly featured: readonly string[] }
  /** Just before it is searched for. */
  readonly onSearch?: (typed: string) => void
}

/** Searches for what somebody has typed, in the place of the search before it, if that is a name already. */
export async function beginSearch({ typed: read, extensions, onSearch }: Parts): Promise<void> {
  const table = await loadExtensions(extensions.address).catch(() => undefined)
  const typed = read()
  if (!table || typed.length < minTypedLength || typed === typedText()) return
  // Half an extension is not a wish yet.
  if (requestedNamesOf(typed, table, extensions.featured).rows[0]?.kind !== 'name') return
  onSearch?.(typed)
  showSearch({ text: typed }, { replace: true })
}

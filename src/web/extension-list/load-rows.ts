import { sortedRows } from '#domain/names/extension-sort.ts'
import { type ExtensionRow, extensionRows } from '#domain/names/extension-rows.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import type { Locale } from '#domain/basics/locale.ts'
import type { PackedExtensions } from '#domain/names/packed-extensions.ts'

/** All extensions by name, as the table says that was made with the page. */
export async function loadRows(address: string, date: IsoDate, locale: Locale): Promise<readonly ExtensionRow[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The table of extensions answered ${response.status}`)
  const packed = (await response.json()) as PackedExtensions
  return sortedRows(extensionRows(packed, date, locale), { by: 'name', descending: false })
}

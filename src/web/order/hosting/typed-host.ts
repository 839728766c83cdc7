import { fail, ok, type Result } from '#domain/basics/result.ts'
import { hostNameOf } from '#domain/names/domain-name.ts'
import type { ExtensionTable } from '#domain/names/known-extension.ts'
import { readTypedName, type TypedFault } from '#domain/names/typed-name.ts'

/** The name of a site as somebody typed it, also under an extension we do not sell. */
export function typedHostOf(text: string, table: ExtensionTable): Result<string, TypedFault> {
  const read = readTypedName(text, table)
  if (!read.ok) return read
  switch (read.value.kind) {
    case 'name':
      return ok(read.value.name.ascii)
    case 'unknownExtension':
      return ok(`${read.value.sld}.${read.value.tld}`)
    case 'label':
      return fail('unknown_extension')
  }
}

/** The name an address brings along: we wrote it in full ourselves, or somebody else wrote it as people type. */
export function addressedHostOf(text: string, table: ExtensionTable): Result<string, TypedFault> {
  const written = hostNameOf(text.replace(/^www\./i, ''), table)
  return written.ok ? written : typedHostOf(text, table)
}

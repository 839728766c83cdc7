import { fail, ok, type Result } from '#domain/basics/result.ts'
import { hostNameOf, type ExtensionTable } from '#domain/names/domain-name.ts'
import { parseName, type ParseFault } from '#domain/names/parsed-name.ts'

/** The name of a site as somebody typed it, also under an extension we do not sell. */
export function typedHostOf(text: string, table: ExtensionTable): Result<string, ParseFault> {
  const read = parseName(text, table)
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
export function addressedHostOf(text: string, table: ExtensionTable): Result<string, ParseFault> {
  const written = hostNameOf(text.replace(/^www\./i, ''), table)
  return written.ok ? written : typedHostOf(text, table)
}

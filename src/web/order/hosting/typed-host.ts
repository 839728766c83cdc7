import { fail, ok, type Result } from '#core/result/result.ts'
import { type DomainName, hostNameOf, type ExtensionTable } from '#core/names/domain-name.ts'
import { parseName, type ParseFault } from '#core/names/parsed-name.ts'

/** A host name as typed. Names under an extension that is not sold are accepted but cannot be ordered. */
export interface TypedHost {
  readonly ascii: string
  readonly orderable: DomainName | undefined
}

export function readHost(text: string, table: ExtensionTable): Result<TypedHost, ParseFault> {
  const read = parseName(text, table)
  if (!read.ok) return read
  switch (read.value.kind) {
    case 'name':
      return ok({ ascii: read.value.name.ascii, orderable: read.value.name })
    case 'unknownExtension':
      return ok({ ascii: `${read.value.sld}.${read.value.tld}`, orderable: undefined })
    case 'label':
      return fail('unknown_extension')
  }
}

/** Parses a name from the URL: either the exact name from one of our links, or free text from an external link. */
export function addressedHostOf(text: string, table: ExtensionTable): Result<string, ParseFault> {
  const written = hostNameOf(text.replace(/^www\./i, ''), table)
  if (written.ok) return written
  const typed = readHost(text, table)
  return typed.ok ? ok(typed.value.ascii) : typed
}

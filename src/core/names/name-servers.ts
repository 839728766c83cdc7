import { labelsOf } from './domain-name.ts'

export const minNameServers = 2
/** All registries accept at least ten, and eight suffice in practice. */
export const maxNameServers = 8
export const maxDnssecKeys = 4

/** DNS settings of a name, chosen by its owner. All fields absent means the shop's name servers with DNSSEC. */
export interface DnsChoice {
  /** Host names as A-labels. */
  readonly nameServers?: readonly string[]
  /** Keys that sign the zone on the owner's name servers, as `flags protocol algorithm key`. */
  readonly dnssecKeys?: readonly string[]
  /** false if the shop's name servers must not sign the zone. */
  readonly dnssec?: false
}

export type DnsCode =
  | 'too_few_name_servers'
  | 'too_many_name_servers'
  | 'malformed_name_server'
  | 'repeated_name_server'
  | 'name_server_inside_name'
  | 'malformed_dnssec_key'
  | 'ds_instead_of_key'
  | 'dnssec_without_name_servers'

export interface DnsFault {
  readonly path: 'nameServers' | 'dnssecKeys'
  readonly code: DnsCode
  /** The text at fault, as typed. */
  readonly text?: string
}

export type CheckedDns =
  | { readonly ok: true; readonly value: DnsChoice }
  | { readonly ok: false; readonly faults: readonly DnsFault[] }

/**
 * Normalizes a host name; a trailing dot, as in zone files, is accepted.
 * @returns null if the text is not a host name
 */
export function nameServerOf(text: string): string | null {
  const labels = labelsOf(text.trim().replace(/\.$/, ''))
  if (!labels.ok || labels.value.length < 2) return null
  const ascii = labels.value.map((label) => label.ascii)
  return /^\d+$/.test(ascii.at(-1) ?? '') ? null : ascii.join('.')
}

/** Key length in bytes per algorithm; RSA keys vary. Registries no longer accept older algorithms. */
const keyLengths: Readonly<Record<number, readonly [least: number, most: number]>> = {
  8: [130, 520],
  10: [130, 520],
  13: [64, 64],
  14: [96, 96],
  15: [32, 32],
  16: [57, 57],
}

export interface DnssecKey {
  readonly flags: 256 | 257
  readonly protocol: 3
  readonly algorithm: number
  readonly publicKey: string
}

/**
 * Parses a key such as `257 3 13 mdsswUyr3DPW…`, or the full DNSKEY line of a zone file.
 * @returns null if the text is not a valid key
 */
export function dnssecKeyOf(text: string): DnssecKey | null {
  const [, fields = ''] = /^\s*(?:\S+\s+(?:\d+\s+)?(?:IN\s+)?DNSKEY\s+)?(\d.*)$/is.exec(text) ?? []
  const [flags, protocol, algorithm, ...parts] = fields.replaceAll(/[()]/g, ' ').split(/\s+/)
  const publicKey = parts.join('')
  const number = Number(algorithm)
  const [least, most] = (Object.hasOwn(keyLengths, number) && keyLengths[number]) || [1, 0]
  const length = lengthOf(publicKey)
  const isKey = (flags === '257' || flags === '256') && protocol === '3' && length >= least && length <= most
  return isKey ? { flags: flags === '257' ? 257 : 256, protocol: 3, algorithm: number, publicKey } : null
}

/** Number of bytes encoded by a base64 text; −1 if it is invalid. */
function lengthOf(base64: string): number {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0) return -1
  return (base64.length / 4) * 3 - (base64.length - base64.replaceAll('=', '').length)
}

export interface TypedDns {
  readonly nameServers: readonly string[]
  readonly dnssecKeys: readonly string[]
  /** Whether the shop's name servers sign the zone. */
  readonly dnssec: boolean
}

/**
 * Validates the DNS settings typed for a name (in A-labels). Name servers below the name itself need glue records,
 * which can only be added after the registration.
 */
export function dnsChoiceOf(name: string, typed: TypedDns): CheckedDns {
  const servers = typed.nameServers.map((text) => ({ text, host: nameServerOf(text) }))
  const keys = typed.dnssecKeys.map((text) => ({ text, key: dnssecKeyOf(text) }))
  if (servers.length === 0 && keys.length === 0) return { ok: true, value: typed.dnssec ? {} : { dnssec: false } }
  const faults: readonly DnsFault[] = [
    ...servers.flatMap(({ text, host }, index) => serverFaults(name, text, host, servers.slice(0, index))),
    ...countFaults(servers.length),
    ...(servers.length === 0 ? [{ path: 'dnssecKeys', code: 'dnssec_without_name_servers' } as const] : []),
    ...keys.flatMap(({ text, key }) => (key === null ? [keyFault(text)] : [])),
    ...(keys.length > maxDnssecKeys ? [{ path: 'dnssecKeys', code: 'malformed_dnssec_key' } as const] : []),
  ]
  if (faults.length > 0) return { ok: false, faults }
  const texts = keys.flatMap(({ key }) => (key ? [keyText(key)] : []))
  const nameServers = servers.flatMap(({ host }) => host ?? [])
  return { ok: true, value: { nameServers, ...(texts.length > 0 && { dnssecKeys: [...new Set(texts)] }) } }
}

function serverFaults(
  name: string,
  text: string,
  host: string | null,
  before: readonly { readonly host: string | null }[],
): readonly DnsFault[] {
  if (host === null) return [{ path: 'nameServers', code: 'malformed_name_server', text }]
  if (host === name || host.endsWith(`.${name}`))
    return [{ path: 'nameServers', code: 'name_server_inside_name', text }]
  const isRepeated = before.some((each) => each.host === host)
  return isRepeated ? [{ path: 'nameServers', code: 'repeated_name_server', text }] : []
}

function countFaults(count: number): readonly DnsFault[] {
  if (count > maxNameServers) return [{ path: 'nameServers', code: 'too_many_name_servers' }]
  return count === 1 ? [{ path: 'nameServers', code: 'too_few_name_servers' }] : []
}

/** A DS record (`34567 13 2 <64 hexadecimal digits>`) is the digest of a key, but these registries require the key. */
function keyFault(text: string): DnsFault {
  const [digest = '', kind = '', algorithm = '', tag = ''] = text.trim().split(/\s+/).toReversed()
  const isDs = /^[0-9a-f]{40,}$/i.test(digest) && [kind, algorithm, tag].every((part) => /^\d{1,5}$/.test(part))
  return { path: 'dnssecKeys', code: isDs ? 'ds_instead_of_key' : 'malformed_dnssec_key', text: text.slice(0, 40) }
}

export function keyText({ flags, protocol, algorithm, publicKey }: DnssecKey): string {
  return `${flags} ${protocol} ${algorithm} ${publicKey}`
}

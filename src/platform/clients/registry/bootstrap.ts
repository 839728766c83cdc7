import { readFile } from 'node:fs/promises'
import type { SendRequest } from '#platform/clients/outgoing-http.ts'

export interface RdapServerAddress {
  readonly base: URL
  /** The list is the operator's own file, or on the same origin. */
  readonly isOwn: boolean
}

export interface BootstrapOptions {
  /** A URL or a file. */
  readonly source: string
  readonly send: SendRequest
  readonly now?: () => number
}

const day = 24 * 60 * 60_000
const retryMs = { withList: 10 * 60_000, without: 15_000 }
const timeoutMs = 5000
const maxListBytes = 4 * 1024 * 1024

type Registers = ReadonlyMap<string, RdapServerAddress>

/** IANA's list (RFC 9224): loaded on first use and refreshed daily; while that fails the last good one is used. */
export function createBootstrap({ source, send, now = () => performance.now() }: BootstrapOptions) {
  const url = /^https?:\/\//i.test(source) ? new URL(source) : null
  let list: Registers | undefined
  let nextAt = Number.NEGATIVE_INFINITY
  let loading: Promise<void> | undefined

  return {
    /**
     * @param hasOther the caller knows another server, so a list that is still loading is not waited for
     * @returns the register of an extension; null if the list names none
     */
    async serverOf(tld: string, hasOther = false): Promise<RdapServerAddress | 'no_list' | null> {
      if (now() >= nextAt) loading ??= load().finally(() => (loading = undefined))
      if (list === undefined && (url === null || !hasOther)) await loading
      return list === undefined ? 'no_list' : registerIn(list, tld)
    },
  }

  async function load(): Promise<void> {
    try {
      list = registersIn(JSON.parse(await text()), (base) => url === null || base.origin === url.origin)
      nextAt = now() + day
    } catch {
      nextAt = now() + (list === undefined ? retryMs.without : retryMs.withList)
    }
  }

  async function text(): Promise<string> {
    if (url === null) return readFile(source.replace(/^file:\/\//, ''), 'utf8')
    const response = await send(url, {
      headers: { Accept: 'application/json', 'User-Agent': 'domain-search' },
      timeoutMs,
      maxBytes: maxListBytes,
      maxRedirects: 3,
      isConfigured: ({ origin }) => origin === url.origin,
    })
    if (response.status !== 200) throw new Error('no list of registers')
    return response.text
  }
}

/** The longest matching suffix wins: `co.uk` before `uk`. */
function registerIn(list: Registers, tld: string): RdapServerAddress | null {
  const labels = tld.split('.')
  for (let index = 0; index < labels.length; index += 1) {
    const server = list.get(labels.slice(index).join('.'))
    if (server !== undefined) return server
  }
  return null
}

/** Throws if the document is not such a list; malformed entries are skipped. */
function registersIn(document: unknown, isOwn: (base: URL) => boolean): Registers {
  const services: unknown =
    typeof document === 'object' && document !== null && 'services' in document && document.services
  if (!Array.isArray(services)) throw new Error('not a list of registers')
  const registers = new Map<string, RdapServerAddress>()
  for (const service of services) {
    const [tlds, addresses] = (Array.isArray(service) ? service : []) as unknown[]
    const base = baseAmong(textsIn(addresses))
    if (base === undefined) continue
    for (const tld of textsIn(tlds)) registers.set(tld.toLowerCase(), { base, isOwn: isOwn(base) })
  }
  if (registers.size === 0) throw new Error('an empty list of registers')
  return registers
}

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

/** Prefers https. */
function baseAmong(addresses: readonly string[]): URL | undefined {
  const bases = addresses.flatMap((address) => URL.parse(address.endsWith('/') ? address : `${address}/`) ?? [])
  return bases.find(({ protocol }) => protocol === 'https:') ?? bases.find(({ protocol }) => protocol === 'http:')
}

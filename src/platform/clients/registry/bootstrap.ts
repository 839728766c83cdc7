import { readFile } from 'node:fs/promises'
import type { SendRequest } from '#platform/clients/outgoing-http.ts'

export interface RdapServerAddress {
  readonly base: URL
  /** The operator's own list names it. */
  readonly isOwn: boolean
}

/** Which register answers for an extension. */
export interface Bootstrap {
  /** Null: the list names none. With `hasOther` a list that is on its way over the network is not waited for. */
  serverOf(tld: string, hasOther?: boolean): Promise<RdapServerAddress | 'no_list' | null>
}

export interface BootstrapOptions {
  /** An address, or a file. */
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
export function createBootstrap({ source, send, now = () => performance.now() }: BootstrapOptions): Bootstrap {
  const url = /^https?:\/\//i.test(source) ? new URL(source) : null
  let list: Registers | undefined
  let nextAt = Number.NEGATIVE_INFINITY
  let loading: Promise<void> | undefined

  return {
    async serverOf(tld, hasOther = false) {
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

/** The longest entry that is the end of it: `co.uk` before `uk`. */
function registerIn(list: Registers, tld: string): RdapServerAddress | null {
  const labels = tld.split('.')
  for (let index = 0; index < labels.length; index += 1) {
    const found = list.get(labels.slice(index).join('.'))
    if (found !== undefined) return found
  }
  return null
}

/** Throws on what is no such list; an entry that makes no sense is left out. */
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
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

/** https where there is a choice. */
function baseAmong(addresses: readonly string[]): URL | undefined {
  const bases = addresses.flatMap((address) => URL.parse(address.endsWith('/') ? address : `${address}/`) ?? [])
  return bases.find(({ protocol }) => protocol === 'https:') ?? bases.find(({ protocol }) => protocol === 'http:')
}

import { Resolver } from 'node:dns/promises'
import type { DnsHint } from '#core/names/availability.ts'

export interface DnsOptions {
  readonly timeoutMs?: number
  /** Nothing: those of the machine. */
  readonly servers?: readonly string[]
}

export interface Dns {
  hintOf(name: string, signal: AbortSignal): Promise<DnsHint>
  /** All texts at a name; none when there are none, or nobody says. */
  textsAt(name: string, signal: AbortSignal): Promise<readonly string[]>
}

export function createDns({ timeoutMs = 800, servers }: DnsOptions = {}): Dns {
  return {
    hintOf: (name, signal) =>
      asking(signal, async (resolver) => {
        const hint = hintIn(await codeOf(resolver.resolveNs(name)))
        if (hint !== 'there') return hint
        return (await codeOf(resolver.resolveSoa(name))) === null ? 'delegated' : 'there'
      }),

    textsAt: (name, signal) =>
      asking(signal, async (resolver) => {
        const records = await resolver.resolveTxt(name).catch(() => [])
        return records.map((pieces) => pieces.join(''))
      }),
  }

  /** A resolver per lookup: a resolver can only cancel all of its lookups at once. */
  async function asking<Value>(signal: AbortSignal, ask: (resolver: Resolver) => Promise<Value>): Promise<Value> {
    signal.throwIfAborted()
    const resolver = new Resolver({ timeout: timeoutMs, tries: 1 })
    if (servers) resolver.setServers(servers)
    const stop = () => resolver.cancel()
    signal.addEventListener('abort', stop, { once: true })
    try {
      const value = await ask(resolver)
      signal.throwIfAborted()
      return value
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }
}

function hintIn(code: string | null): DnsHint {
  if (code === null) return 'delegated'
  if (code === 'ENOTFOUND') return 'absent'
  return code === 'ENODATA' ? 'there' : 'silent'
}

/** Null for an answer with records. */
async function codeOf(records: Promise<unknown>): Promise<string | null> {
  try {
    const found = await records
    return Array.isArray(found) && found.length === 0 ? 'ENODATA' : null
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'EUNKNOWN'
  }
}

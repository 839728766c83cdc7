import type { RegistrarFault } from '#apps/demo/realtime-register.ts'
import { type CheckBehaviour, type CheckSimulator, describeCheck } from './check-conformance.ts'
import { openRegistrarServer, type RegistrarKind } from './registrar-world.ts'

const premium = { currency: 'EUR', price: 10_000, renewPrice: 4000 }
const json = (body: object, status = 200): RegistrarFault => ({ status, body })
const both: Partial<Record<CheckBehaviour, RegistrarFault>> = {
  silent: {},
  busy: json({}, 429),
  busyFor7: { status: 429, headers: { 'Retry-After': '7' }, body: {} },
  html: { status: 200, body: '<h1>Welcome</h1>' },
  cut: { status: 200, body: '{"avail' },
  huge: { status: 200, body: ' '.repeat(3 * 1024 * 1024) },
  broken: { status: 502, body: '' },
}

const results = (result: object) => (names: readonly string[]) =>
  json({ code: 0, data: { results: names.map((domain) => ({ domain, ...result })) } })

/** What the check answers; the simulation of the registrar does the rest. */
const replies: Readonly<
  Record<
    RegistrarKind,
    Partial<Record<CheckBehaviour, RegistrarFault | ((names: readonly string[]) => RegistrarFault)>>
  >
> = {
  realtimeregister: {
    ...both,
    free: json({ available: true }),
    taken: json({ available: false, reason: 'In use' }),
    reserved: json({ available: false, reason: 'Reserved by the registry' }),
    premium: json({ available: true, premium: true, ...premium }),
    maintenance: json({ type: 'ProviderUnavailable', message: 'maintenance' }, 503),
    error: json({ type: 'InternalSRSError', message: 'no' }, 500),
    errorInside: json({ type: 'InternalSRSError', message: 'no' }),
  },
  openprovider: {
    ...both,
    free: results({ status: 'free' }),
    taken: results({ status: 'active', reason: 'Domain exists' }),
    reserved: results({ status: 'active', reason: 'Reserved name' }),
    premium: results({ status: 'free', is_premium: true, premium: { currency: 'EUR', price: { create: 100 } } }),
    maintenance: json({ code: 4005, desc: 'maintenance' }),
    error: json({ code: 399, desc: 'no' }, 500),
    errorInside: json({ code: 399, desc: 'no' }),
    otherName: json({ code: 0, data: { results: [{ domain: 'another.example', status: 'free' }] } }),
  },
}

async function openSimulator(kind: RegistrarKind): Promise<CheckSimulator> {
  const { registrar, simulation, close } = await openRegistrarServer(kind)
  const asked: string[] = []
  let calls = 0
  simulation.fault = ({ path, body }) => {
    if (path.includes('domains/prices'))
      return json({ code: 0, data: { price: { reseller: { price: 40, currency: 'EUR' } } } })
    if (!path.includes('check')) return undefined
    const listed = (body.domains ?? []) as readonly { readonly name: string; readonly extension: string }[]
    const names =
      kind === 'openprovider' ? listed.map(({ name, extension }) => `${name}.${extension}`) : [path.split('/')[2] ?? '']
    asked.push(...names)
    calls += 1
    const reply = replies[kind][simulator.behaviour]
    return typeof reply === 'function' ? reply(names) : reply
  }
  const simulator: CheckSimulator = {
    behaviour: 'free',
    asked,
    calls: () => calls,
    options: { registrar, sourcesOf: () => ({ sources: [], usesList: false, trustsNotFound: true }) },
    [Symbol.asyncDispose]: close,
  }
  return simulator
}

for (const [kind, title, namesPerCall] of [
  ['realtimeregister', 'Realtime Register', 1],
  ['openprovider', 'Openprovider', 15],
] as const) {
  describeCheck({
    title,
    can: Object.keys(replies[kind]) as CheckBehaviour[],
    isFirm: true,
    namesPerCall,
    tld: 'com',
    open: () => openSimulator(kind),
  })
}

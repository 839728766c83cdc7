import type { ServerResponse } from 'node:http'
import type { DasDialect } from '#core/names/availability.ts'
import { type DasAnswer, openDasServer } from '#tests/builders/das-server.ts'
import { notFound, openRdapServer, registered, sendJson } from '#tests/builders/rdap-server.ts'
import { type CheckBehaviour, type CheckSimulator, describeCheck } from './check-conformance.ts'

const garbled = ['html', 'cut', 'huge', 'otherName', 'broken'] as const satisfies readonly CheckBehaviour[]

async function openRdapSimulator(): Promise<CheckSimulator> {
  const rdap = await openRdapServer((name, response) => rdapReplies[simulator.behaviour]?.(response, name))
  const simulator: CheckSimulator = {
    behaviour: 'free',
    asked: rdap.asked,
    calls: () => rdap.asked.length,
    options: {
      sourcesOf: () => ({ sources: [], usesList: true, trustsNotFound: true }),
      bootstrap: rdap.bootstrapFile,
    },
    [Symbol.asyncDispose]: () => rdap[Symbol.asyncDispose](),
  }
  return simulator
}

const json = { 'Content-Type': 'application/rdap+json' }
const rdapReplies: Partial<Record<CheckBehaviour, (response: ServerResponse, name: string) => void>> = {
  free: notFound,
  taken: registered,
  reserved: (response, name) => registered(response, name, ['reserved']),
  busy: (response) => sendJson(response, 429, {}),
  busyFor7: (response) => void response.writeHead(429, { 'Retry-After': '7' }).end(),
  maintenance: (response) => sendJson(response, 503, {}),
  error: (response) => sendJson(response, 500, {}),
  errorInside: (response) => sendJson(response, 200, { errorCode: 404 }),
  html: (response) => void response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not found</h1>'),
  cut: (response) => void response.writeHead(200, json).end('{"objectClassName":"dom'),
  huge: (response) => void response.writeHead(200, json).end(Buffer.alloc(10 * 1024 * 1024, ' ')),
  otherName: (response) => registered(response, 'another.example'),
  broken: (response) => void response.socket?.destroy(),
}

async function openDasSimulator(dialect: DasDialect): Promise<CheckSimulator> {
  const das = await openDasServer(dialect, () => dasAnswers[simulator.behaviour] ?? 'silent')
  const simulator: CheckSimulator = {
    behaviour: 'free',
    get asked() {
      return das.asked.map((line) => line.split(' ').at(-1) ?? '')
    },
    calls: () => das.asked.length,
    options: { sourcesOf: () => ({ sources: [das.source], usesList: false, trustsNotFound: true }) },
    [Symbol.asyncDispose]: () => das[Symbol.asyncDispose](),
  }
  return simulator
}

const dasAnswers: Partial<Record<CheckBehaviour, DasAnswer>> = {
  ...({ free: 'free', taken: 'taken', reserved: 'reserved', busy: 'tooMany', error: 'error' } as const),
  ...({ html: 'html', cut: 'cut', huge: 'huge', otherName: 'otherName', broken: 'broken' } as const),
}

describeCheck({
  title: 'RDAP',
  can: ['free', 'taken', 'reserved', 'silent', 'busy', 'busyFor7', 'maintenance', 'error', ...garbled, 'errorInside'],
  isFirm: false,
  namesPerCall: 1,
  tld: 'com',
  open: openRdapSimulator,
})

const dialects: readonly [DasDialect, readonly CheckBehaviour[]][] = [
  ['be', ['reserved']],
  ['eu', ['reserved']],
  ['ch', []],
  ['nl', []],
]
for (const [dialect, more] of dialects) {
  describeCheck({
    title: `DAS as .${dialect} speaks it`,
    can: ['free', 'taken', 'silent', 'error', ...(dialect === 'nl' ? [] : ['busy' as const]), ...garbled, ...more],
    isFirm: false,
    namesPerCall: 1,
    tld: dialect,
    open: () => openDasSimulator(dialect),
  })
}

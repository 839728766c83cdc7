import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const types = { 2: 'NS', 6: 'SOA', 16: 'TXT' } as const
type RecordType = (typeof types)[keyof typeof types]

/** Answer of a name server about a name: its records, or a way to fail. */
export type DnsAnswer =
  | { readonly NS?: readonly string[]; readonly SOA?: string; readonly TXT?: readonly string[] }
  | 'nxdomain'
  | 'servfail'
  | 'refused'
  | 'silent'
  | 'garbage'
  | 'truncated'

export interface DnsServer extends AsyncDisposable {
  /** Address in the format of a resolver. */
  readonly address: string
  /** Questions such as `NS voorbeeld.nl`, in order. */
  readonly asked: string[]
}

/** Runs a name server for the names that the test defines; all others do not exist. */
export async function openDnsServer(answerTo: (name: string) => DnsAnswer): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const asked: string[] = []
  socket.on('message', (query, { address, port }) => {
    const { name, type, end } = questionIn(query)
    asked.push(`${type ?? '?'} ${name}`)
    const reply = replyTo(query, end, type, answerTo(name))
    if (reply !== null) socket.send(reply, port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    async [Symbol.asyncDispose]() {
      socket.close()
      await once(socket, 'close')
    },
  }
}

function questionIn(query: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  const type: RecordType | undefined = types[query.readUInt16BE(at + 1) as keyof typeof types]
  return { name: labels.join('.').toLowerCase(), type, end: at + 5 }
}

function replyTo(query: Buffer, end: number, type: RecordType | undefined, answer: DnsAnswer): Buffer | null {
  if (answer === 'silent') return null
  if (answer === 'garbage') return Buffer.concat([query.subarray(0, 2), Buffer.from('not an answer at all')])
  const records = typeof answer === 'string' ? [] : recordsIn(answer, type)
  const code = answer === 'nxdomain' ? 3 : answer === 'servfail' ? 2 : answer === 'refused' ? 5 : 0
  const head = Buffer.alloc(12)
  head.writeUInt16BE(query.readUInt16BE(0), 0)
  head.writeUInt16BE((answer === 'truncated' ? 0x8380 : 0x8180) | code, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(records.length, 6)
  const typeNumber = Object.entries(types).find(([, each]) => each === type)?.[0] ?? '0'
  return Buffer.concat([head, query.subarray(12, end), ...records.map((data) => recordOf(Number(typeNumber), data))])
}

function recordsIn(answer: Exclude<DnsAnswer, string>, type: RecordType | undefined): readonly Buffer[] {
  if (type === 'NS') return (answer.NS ?? []).map(nameBytes)
  if (type === 'TXT') return (answer.TXT ?? []).map(textBytes)
  if (type !== 'SOA' || answer.SOA === undefined) return []
  return [Buffer.concat([nameBytes(answer.SOA), nameBytes(`hostmaster.${answer.SOA}`), Buffer.alloc(20)])]
}

/** The name is a compression pointer to the question. */
function recordOf(type: number, data: Buffer): Buffer {
  const head = Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 0xff])
  return Buffer.concat([head, data])
}

function nameBytes(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]))
  return Buffer.concat([...labels, Buffer.from([0])])
}

function textBytes(text: string): Buffer {
  const bytes = Buffer.from(text)
  const pieces = Array.from({ length: Math.ceil(bytes.length / 255) }, (_, index) =>
    bytes.subarray(index * 255, (index + 1) * 255),
  )
  return Buffer.concat(pieces.map((piece) => Buffer.concat([Buffer.from([piece.length]), piece])))
}

import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the register handles one question. */
export type ViesMood = (response: ServerResponse, question: ViesQuestion) => void

export interface ViesQuestion {
  readonly countryCode: string
  readonly vatNumber: string
  readonly requesterMemberStateCode: string
  readonly requesterNumber: string
}

/** Runs a VIES server on its own port that responds as the test defines and records its questions. */
export interface ViesServer extends AsyncDisposable {
  readonly url: string
  readonly asked: ViesQuestion[]
  /** Paths of all requests, including invalid ones. */
  readonly paths: string[]
  mood: ViesMood
}

export async function openViesServer(mood: ViesMood = says({ valid: true })): Promise<ViesServer> {
  const asked: ViesQuestion[] = []
  const paths: string[] = []
  const { port, close } = await listening((request, response) => void take(request, response))
  const vies: ViesServer = {
    url: `http://127.0.0.1:${port}`,
    asked,
    paths,
    mood,
    [Symbol.asyncDispose]: close,
  }
  return vies

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    paths.push(`${request.method} ${request.url}`)
    const question = await questionIn(request)
    asked.push(question)
    vies.mood(response, question)
  }
}

/** Runs a request listener on its own port. */
export async function listening(listener: RequestListener): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    async close() {
      const end = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await end
    },
  }
}

/** Answer of the register about the number in question. */
export function says(answer: object): ViesMood {
  return (response, { countryCode, vatNumber }) => {
    const body = { countryCode, vatNumber, requestDate: new Date().toISOString(), ...answer }
    sends(JSON.stringify(body))(response, { countryCode, vatNumber } as ViesQuestion)
  }
}

export function fails(error: string, status = 200): ViesMood {
  return sends(JSON.stringify({ actionSucceed: false, errorWrappers: [{ error }] }), status)
}

export function sends(body: string | Buffer, status = 200, headers: Readonly<Record<string, string>> = {}): ViesMood {
  return (response) => response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body)
}

async function questionIn(request: IncomingMessage): Promise<ViesQuestion> {
  let text = ''
  for await (const piece of request.setEncoding('utf8')) text += piece as string
  return (text === '' ? {} : JSON.parse(text)) as ViesQuestion
}

import { text } from 'node:stream/consumers'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createWebhookSignatures } from '#platform/clients/provisioning/standard-webhooks.ts'
import type { OrderMessage, ProvisioningEventType } from '#platform/clients/provisioning.ts'
import { listening } from './vies-server.ts'

export interface ReceivedEvent {
  readonly id: string
  readonly type: ProvisioningEventType
  readonly timestamp: string
  readonly data: OrderMessage
}

/** How the receiver handles one signed event. */
export type ReceiverMood = (response: ServerResponse, event: ReceivedEvent) => void | Promise<void>

/** Receiver of provisioning events that accepts only signed requests and responds as the test defines. */
export interface ProvisioningServer extends AsyncDisposable {
  readonly url: string
  /** Every signed request, including repeats. */
  readonly received: ReceivedEvent[]
  /** Events answered with 2xx, without repeats. */
  readonly taken: ReceivedEvent[]
  /** Number of requests without a valid signature. */
  unsigned: number
  mood: ReceiverMood
}

export const takes: ReceiverMood = (response) => void response.writeHead(204).end()
export const answers =
  (status: number): ReceiverMood =>
  (response) =>
    void response.writeHead(status).end()

export async function openProvisioningServer(secret: string): Promise<ProvisioningServer> {
  const seal = createWebhookSignatures([secret])
  const received: ReceivedEvent[] = []
  const taken: ReceivedEvent[] = []
  const { port, close } = await listening((request, response) => void take(request, response))
  const server: ProvisioningServer = {
    url: `http://127.0.0.1:${port}/orders`,
    received,
    taken,
    unsigned: 0,
    mood: takes,
    [Symbol.asyncDispose]: close,
  }
  return server

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const id = seal.idOf((name) => request.headers[name]?.toString(), body)
    if (id === null) {
      server.unsigned += 1
      return void response.writeHead(401).end()
    }
    const event = { id, ...(JSON.parse(body) as Omit<ReceivedEvent, 'id'>) }
    received.push(event)
    response.on('finish', () => {
      if (response.statusCode < 300 && !taken.some((other) => other.id === id)) taken.push(event)
    })
    await server.mood(response, event)
  }
}

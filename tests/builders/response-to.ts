import { once } from 'node:events'
import type { ClientRequest, IncomingMessage } from 'node:http'

/**
 * Resolves to the response to a request. A server that refuses early may close the connection before it received the
 * whole body: that error follows the response, and would end the process without a listener.
 */
export async function responseTo(request: ClientRequest): Promise<IncomingMessage> {
  request.on('error', () => {})
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return response
}

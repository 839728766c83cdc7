import { once } from 'node:events'
import type { ClientRequest, IncomingMessage } from 'node:http'

/**
 * The response to a request that was sent. A server that refuses early may close the connection while the rest of the
 * body is still on its way: that error comes after the response, and without a listener it would end the process.
 */
export async function responseTo(request: ClientRequest): Promise<IncomingMessage> {
  request.on('error', () => {})
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return response
}

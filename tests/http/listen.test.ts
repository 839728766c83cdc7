import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listen } from '#platform/http/server/listen.ts'
import { freePort } from '#tests/builders/own-place.ts'

const create = () => createServer((_, response) => void response.end('served'))

test('a port in use by another shop is refused', async () => {
  const port = await freePort()
  const listener = await listen(['127.0.0.1'], port, create)
  await expect(listen(['127.0.0.1'], port, create)).rejects.toThrow('EADDRINUSE')
  await listener.close(0)
  const next = await listen(['127.0.0.1'], port, create)
  await next.close(0)
})

test('while a server closes, pending and new requests are answered with Connection: close', async () => {
  const port = await freePort()
  const waiting: ServerResponse[] = []
  const listener = await listen(['127.0.0.1'], port, () => createServer((_, response) => void waiting.push(response)))
  const ask = async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')
    const count = waiting.length + 1
    await expect.poll(() => waiting.length).toBe(count)
    return socket
  }
  const answered = await ask()
  waiting.shift()?.end('served')
  const underWay = [await ask(), await ask()]
  const closed = listener.close(200)
  const late = await ask()
  for (const response of waiting) response.end('served')
  // `text` resolves only when the connection has ended.
  for (const socket of [...underWay, late]) expect(await text(socket)).toContain('\r\nConnection: close\r\n')
  await closed
  expect(await text(answered)).toContain('\r\nConnection: keep-alive\r\n')
})

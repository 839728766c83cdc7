import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { listen } from '#http/server/listen.ts'
import { freePort } from '#tests/builders/own-place.ts'

const create = () => createServer((_, response) => void response.end('served'))

test('[issue 20] in few turns of the event loop many connections are accepted', async () => {
  const port = await freePort()
  const count = 64
  let [turns, accepted, isOver] = [0, 0, false]
  const server = create()
  server.maxConnections = 2000
  server.on('connection', () => (accepted += 1))
  const listener = await listen(['127.0.0.1'], port, () => server)
  const clients = Array.from({ length: count }, () => connect(port, '127.0.0.1').resume())
  const turn = () => {
    turns += 1
    if (!isOver && accepted < count) setImmediate(turn)
  }
  turn()
  await expect.poll(() => accepted, { timeout: 10_000 }).toBe(count)
  expect(turns).toBeLessThan(count)
  isOver = true
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('served')
  for (const client of clients) client.destroy()
  await listener.close(0)
})

test('a port that another shop has is not shared with it', async () => {
  const port = await freePort()
  const listener = await listen(['127.0.0.1'], port, create)
  await expect(listen(['127.0.0.1'], port, create)).rejects.toThrow('EADDRINUSE')
  await listener.close(0)
  const next = await listen(['127.0.0.1'], port, create)
  await next.close(0)
})

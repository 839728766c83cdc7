import { once } from 'node:events'
import { BlockList, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type Door, openDoor, ownHost } from './shop-door.ts'

/**
 * Sends a request on a new connection.
 * @returns null if the connection is closed instead
 */
async function askAlone({ port }: Door): Promise<{ readonly socket: Socket; readonly status: number | null }> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.write(`GET /api/health/live HTTP/1.1\r\nHost: ${ownHost}\r\n\r\n`)
  const answer = await Promise.race([
    once(socket, 'data').then(([piece]) => String(piece)),
    once(socket, 'close').then(() => null),
  ])
  return { socket, status: answer === null ? null : Number(answer.slice(9, 12)) }
}

test('an address may open connections up to its limit, and another one after one is closed', async () => {
  await using door = await openDoor({ server: { maxConnectionsPerAddress: 5 } })
  const opened = await Promise.all(Array.from({ length: 5 }, () => askAlone(door)))
  expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await askAlone(door)).status).toBe(null)
  expect((await askAlone(door)).status).toBe(null)
  opened[0]?.socket.destroy()
  await expect.poll(async () => (await askAlone(door)).status).toBe(200)
})

test('C80 thousands of connections whose headers do not end: the oldest are closed, and visitors are served', async () => {
  await using door = await openDoor()
  const used = await askAlone(door)
  const closed: number[] = []
  const half = await Promise.all(
    Array.from({ length: 2050 }, async (_, index) => {
      const socket = connect(door.port, '127.0.0.1')
      onTestFinished(() => void socket.destroy())
      socket.on('error', () => {}).once('close', () => closed.push(index))
      await once(socket, 'connect')
      socket.write(`GET / HTTP/1.1\r\nHost: ${ownHost}\r\n`)
      return socket
    }),
  )
  expect(half).toHaveLength(2050)
  for (let count = 0; count < 20; count += 1) expect((await askAlone(door)).status).toBe(200)
  await expect.poll(() => used.socket.closed).toBe(true)
  await expect.poll(() => closed.length).toBeGreaterThanOrEqual(50)
  expect(closed.length).toBeLessThan(100)
  expect(Math.max(...closed.slice(0, 50))).toBeLessThan(1000)
})

test('a trusted proxy has no limit', async () => {
  const trustedProxies = new BlockList()
  trustedProxies.addAddress('127.0.0.1', 'ipv4')
  await using door = await openDoor({ server: { maxConnectionsPerAddress: 2, trustedProxies } })
  const opened = await Promise.all(Array.from({ length: 12 }, () => askAlone(door)))
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]))
})

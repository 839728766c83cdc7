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

test('a trusted proxy has no limit', async () => {
  const trustedProxies = new BlockList()
  trustedProxies.addAddress('127.0.0.1', 'ipv4')
  await using door = await openDoor({ server: { maxConnectionsPerAddress: 2, trustedProxies } })
  const opened = await Promise.all(Array.from({ length: 12 }, () => askAlone(door)))
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]))
})

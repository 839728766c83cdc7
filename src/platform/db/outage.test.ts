import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { orUnavailable, sinceDiskFullMs } from './outage.ts'
import { noPrimary } from './primary.ts'
import { Unavailable } from '#core/result/unavailable.ts'

function databaseError(code: string): DatabaseError {
  return Object.assign(new DatabaseError('x', 1, 'error'), { code })
}

test.each([
  ['57P01', 'database_unavailable'],
  ['08006', 'database_unavailable'],
  ['53300', 'database_unavailable'],
  ['25006', 'database_unavailable'],
  ['28P01', 'database_unavailable'],
  ['3D000', 'database_unavailable'],
  ['58030', 'database_unavailable'],
  ['53100', 'storage'],
  ['40001', 'busy'],
  ['40P01', 'busy'],
  ['55P03', 'busy'],
  ['57014', 'busy'],
])('PostgreSQL says %s: a caller is told %s', async (code, told) => {
  await expect(orUnavailable(Promise.reject(databaseError(code)))).rejects.toEqual(new Unavailable(told as 'busy'))
})

test('a full disk is remembered, so that the shop is not ready meanwhile', async () => {
  await orUnavailable(Promise.reject(databaseError('53100'))).catch(() => {})
  expect(sinceDiskFullMs()).toBeLessThan(5000)
})

test.each([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  noPrimary,
])('"%s" is an outage', async (message) => {
  await expect(orUnavailable(Promise.reject(new Error(message)))).rejects.toBeInstanceOf(Unavailable)
})

test.each([
  databaseError('23505'),
  databaseError('42P01'),
  databaseError('22021'),
  new TypeError('x is not a function'),
  Object.assign(new Error("ENOENT: no such file or directory, open 'font.ttf'"), { code: 'ENOENT', syscall: 'open' }),
  new Error('no timeout is set for Connection'),
])('a mistake of ours stays what it is: %s', async (error) => {
  await expect(orUnavailable(Promise.reject(error))).rejects.toBe(error)
})

test.each([
  ['connect', 'ENOENT'],
  ['connect', 'ECONNREFUSED'],
  ['read', 'ECONNRESET'],
  ['write', 'EPIPE'],
  ['getaddrinfo', 'ENOTFOUND'],
])('a socket whose %s ends with %s is an outage', async (syscall, code) => {
  const error = Object.assign(new Error(code), { syscall, code })
  await expect(orUnavailable(Promise.reject(error))).rejects.toBeInstanceOf(Unavailable)
  await expect(orUnavailable(Promise.reject(new AggregateError([error, error])))).rejects.toBeInstanceOf(Unavailable)
})

test('an answer is an answer', async () => {
  expect(await orUnavailable(Promise.resolve(7))).toBe(7)
})

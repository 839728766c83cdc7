import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { orUnavailable } from './or-unavailable.ts'
import { Unavailable } from '#domain/basics/unavailable.ts'

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

test.each([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Query read timeout',
])('"%s" is an outage', async (message) => {
  await expect(orUnavailable(Promise.reject(new Error(message)))).rejects.toBeInstanceOf(Unavailable)
})

test.each([
  databaseError('23505'),
  databaseError('42P01'),
  databaseError('22021'),
  new TypeError('x is not a function'),
])('a mistake of ours stays what it is: %s', async (error) => {
  await expect(orUnavailable(Promise.reject(error))).rejects.toBe(error)
})

test('an answer is an answer', async () => {
  expect(await orUnavailable(Promise.resolve(7))).toBe(7)
})

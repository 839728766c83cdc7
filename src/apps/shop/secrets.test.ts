import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { storedSecret } from './secrets.ts'

function dataDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'stek-secret-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return join(dir, 'data')
}

test('is made once and found again', () => {
  const dir = dataDir()
  const secret = storedSecret(dir, 'auth-secret')
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(storedSecret(dir, 'auth-secret')).toBe(secret)
  expect(storedSecret(dataDir(), 'auth-secret')).not.toBe(secret)
})

test('nobody else can read it, and nothing else is left', () => {
  const dir = dataDir()
  storedSecret(dir, 'auth-secret')
  expect(readdirSync(dir)).toEqual(['auth-secret'])
  expect(statSync(join(dir, 'auth-secret')).mode & 0o777).toBe(0o600)
})

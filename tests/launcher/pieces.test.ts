import { accessSync, constants, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#platform/config/root.ts'

interface Machine {
  readonly version: string
  readonly platform: string
  readonly arch: string
  readonly glibc: boolean
}

const { checkMachine }: { checkMachine: (machine?: Machine) => void } = await import(
  new URL('../../tools/launcher/checks.mjs', import.meta.url).href
)

const { linkStek }: { linkStek: (directory: string) => void } = await import(
  new URL('../../tools/launcher/install.mjs', import.meta.url).href
)

const { stampOfInputs }: { stampOfInputs: (now: Date) => string } = await import(
  new URL('../../tools/launcher/build.mjs', import.meta.url).href
)

test('npx stek and the PATH of the image lead to the program', () => {
  const directory = mkdtempSync(join(tmpdir(), 'stek-link-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  mkdirSync(join(directory, 'node_modules/.bin'), { recursive: true })
  cpSync(join(root, 'tools/stek.mjs'), join(directory, 'tools/stek.mjs'))
  linkStek(directory)
  accessSync(join(directory, 'node_modules/.bin/stek'), constants.X_OK)
  expect(realpathSync(join(directory, 'node_modules/.bin/stek'))).toBe(realpathSync(join(directory, 'tools/stek.mjs')))
})

const fine: Machine = { version: '20.1.0', platform: 'linux', arch: 'x64', glibc: true }

test('this machine will do', () => {
  expect(() => checkMachine()).not.toThrow()
  expect(() => checkMachine(fine)).not.toThrow()
})

test.each<[Partial<Machine>, RegExp]>([
  [{ version: '18.20.4' }, /Node 18\.20\.4 is too old: 20 or newer/],
  [{ platform: 'win32' }, /inside WSL/],
  [{ platform: 'freebsd' }, /no database for freebsd on x64/],
  [{ arch: 'ppc64' }, /no database for linux on ppc64/],
  [{ glibc: false }, /musl.*node:26-slim/],
])('%j is told the way out', (difference, message) => {
  expect(() => checkMachine({ ...fine, ...difference })).toThrow(message)
})

test('a new day in Amsterdam asks for a new build, another hour of the same day does not', () => {
  const noon = stampOfInputs(new Date('2026-11-15T11:00:00Z'))
  expect(stampOfInputs(new Date('2026-11-15T22:59:59Z'))).toBe(noon)
  expect(stampOfInputs(new Date('2026-11-15T23:00:00Z'))).not.toBe(noon)
})

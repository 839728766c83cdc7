import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { secretSettings } from '#platform/config/settings.ts'
import { root } from '#platform/config/root.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const units = globSync('deploy/systemd/*.service', { cwd: root })

test('all units are confined alike', () => {
  expect(units.map((file) => basename(file)).toSorted()).toEqual([
    'stek-migrate.service',
    'stek-receiver.service',
    'stek@.service',
  ])
  const confinements = units.map((file) => read(file).split('# What the process may do')[1]?.split('\n\n')[0]?.trim())
  expect(new Set(confinements).size).toBe(1)
  for (const line of [
    'UMask=0077',
    'NoNewPrivileges=true',
    'CapabilityBoundingSet=',
    'SystemCallFilter=@system-service',
    'RestrictNamespaces=true',
    'ProtectProc=invisible',
    'ProtectSystem=strict',
    'TasksMax=128',
  ]) {
    expect(confinements[0]?.split('\n')).toContain(line)
  }
})

test('units and containers get their secrets as files, by the names of the settings', () => {
  const names = secretSettings.map((name) => name.toLowerCase().replaceAll('_', '-'))
  for (const file of units) expect(read(file), file).toMatch(/^LoadCredential=stek:\/etc\/stek\/(receiver-)?secrets$/m)
  const compose = read('deploy/compose.yaml')
  const [, listed = ''] = /^ {2}secrets: \[(.*)\]$/m.exec(compose) ?? []
  expect(listed.split(', ').filter((name) => !names.includes(name))).toEqual([])
  expect(compose).toContain('CREDENTIALS_DIRECTORY: /run/secrets')
  const written = units.map(read).join('') + compose + read('deploy/stek') + read('deploy/Containerfile')
  expect(names.filter((name) => new RegExp(`^.*${name.replaceAll('-', '_')}=`, 'im').test(written))).toEqual([])
})

test('each container is no root, cannot write to its image, and has neither capabilities nor endless memory', () => {
  const compose = read('deploy/compose.yaml')
  const [, services = ''] = /^services:\n([^]*?)\n(?=\S)/m.exec(compose) ?? []
  const each = services.split(/^ {2}(?=\w+:$)/m).filter((service) => service.trim() !== '')
  expect(each.map((service) => service.split(':')[0])).toEqual(['database', 'migrate', 'shop1', 'shop2'])
  for (const service of each) expect(service).toMatch(/<<: \*(confined|shop)$/m)
  const [, confined = ''] = /^x-confined: &confined\n([^]*?)\n\n/m.exec(compose) ?? []
  expect(confined).toMatch(/read_only: true[^]*cap_drop: \[ALL\][^]*no-new-privileges:true/)
  const [, shop = ''] = /^x-shop: &shop\n([^]*?)\n\n/m.exec(compose) ?? []
  for (const confinement of [shop, each[0]]) {
    expect(confinement).toMatch(/<<: \*confined[^]*user: '[1-9]\d*:[^]*mem_limit: [^]*pids_limit: \d+/)
  }
})

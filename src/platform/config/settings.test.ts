import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { checkSecrets } from '#apps/cli/doctor/check-secrets.ts'
import { secretSettings, settingNames } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'stek-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(text: string): string {
  const file = join(folder, crypto.randomUUID())
  writeFileSync(file, text)
  return file
}

const values: Readonly<Record<(typeof secretSettings)[number], string>> = {
  ALERT_WEBHOOK_URL: 'https://chat.example/hooks/secret',
  AUTH_SECRET: '0f'.repeat(10) + 'e1d2c3b4a596',
  DATABASE_URL: 'postgres://shop:secret@db.example/shop',
  MOLLIE_API_KEY: 'test_0123456789',
  OPENPROVIDER_PASSWORD: 'a password',
  POSTBACK_URL: 'https://tracker.example/?click={clickId}&key=secret',
  PROVISIONING_SECRET: `whsec_${Buffer.alloc(32, 'a').toString('base64')}`,
  REGISTRAR_WEBHOOK_SECRET: 'a webhook secret',
  REALTIME_REGISTER_API_KEY: 'a key',
  SMTP_URL: 'smtps://shop:secret@mail.example',
}
const rest = { PROVISIONING_URL: 'https://provisioning.example', PROVISIONING_SECRET: values.PROVISIONING_SECRET }

test.each(secretSettings)('%s can be read from a file, without its final line break', (name) => {
  const { isOwnHost: _, isOwnOrigin: __, ...direct } = readConfig({ ...rest, [name]: values[name] })
  for (const ending of ['', '\n', '\r\n']) {
    const filed = readConfig({ ...rest, [name]: ' ', [`${name}_FILE`]: fileWith(values[name] + ending) })
    expect(filed).toMatchObject(direct)
  }
  const both = { [name]: values[name], [`${name}_FILE`]: fileWith(values[name]) }
  expect(() => readConfig(both)).toThrow(`${name} and ${name}_FILE are both set. Remove one of them.`)
  for (const [file, why] of [
    [fileWith('\n'), 'is empty'],
    [fileWith('x'.repeat(20_000)), 'is too long for a secret'],
    [join(folder, 'nobody-put-it-there'), 'cannot be read (ENOENT)'],
    [folder, 'cannot be read (EISDIR)'],
  ] as const) {
    expect(() => readConfig({ [`${name}_FILE`]: file })).toThrow(
      `${name}_FILE: ${file} ${why}. Put the secret into the file, readable by the user of the shop, or correct`,
    )
  }
})

test.each(secretSettings)('%s can be read from the directory of credentials, also behind a prefix', (name) => {
  const { isOwnHost: _, isOwnOrigin: __, ...direct } = readConfig({ ...rest, [name]: values[name] })
  const file = name.toLowerCase().replaceAll('_', '-')
  const others = { ...rest, [name]: '' }
  for (const written of [file, `stek_${file}`]) {
    const CREDENTIALS_DIRECTORY = mkdtempSync(join(folder, 'credentials-'))
    writeFileSync(join(CREDENTIALS_DIRECTORY, written), `${values[name]}\n`)
    expect(readConfig({ ...others, CREDENTIALS_DIRECTORY })).toMatchObject(direct)
    expect(() => readConfig({ ...others, CREDENTIALS_DIRECTORY, [name]: values[name] })).toThrow(
      `${name} and ${join(CREDENTIALS_DIRECTORY, written)} are both set. Remove one of them.`,
    )
  }
})

test('a credential without a prefix replaces the one with it; those of others are not read', () => {
  const CREDENTIALS_DIRECTORY = mkdtempSync(join(folder, 'credentials-'))
  const write = (file: string, url: string) => writeFileSync(join(CREDENTIALS_DIRECTORY, file), url)
  write('stek_database-url', 'postgres://shop@db.example/shop')
  write('stek_migrate-database-url', 'postgres://nobody@db.example/shop')
  expect(readConfig({ CREDENTIALS_DIRECTORY }).databaseUrl).toBe('postgres://shop@db.example/shop')
  write('database-url', 'postgres://owner@db.example/shop')
  expect(readConfig({ CREDENTIALS_DIRECTORY }).databaseUrl).toBe('postgres://owner@db.example/shop')
  expect(() => readConfig({ CREDENTIALS_DIRECTORY: join(folder, 'nowhere') })).toThrow(
    /CREDENTIALS_DIRECTORY: .*nowhere cannot be read \(ENOENT\)/,
  )
})

test('every setting with a secret name is listed as secret', () => {
  const secret = settingNames.filter((name) => /SECRET|KEY|PASSWORD|TOKEN/.test(name))
  expect(secretSettings).toEqual(expect.arrayContaining(secret))
})

test('a file can contain the new and the old secret', () => {
  const [next, old] = ['b'.repeat(40), 'a'.repeat(40)]
  expect(readConfig({ AUTH_SECRET_FILE: fileWith(`${next}\n${old}\n`) }).authSecrets).toEqual([next, old])
  const both = [values.PROVISIONING_SECRET, `whsec_${Buffer.alloc(24, 'b').toString('base64')}`]
  const { provisioning } = readConfig({ ...rest, PROVISIONING_SECRET: both.join(',') })
  expect(provisioning?.secrets).toEqual(both)
  expect(() => readConfig({ ...rest, PROVISIONING_SECRET: `${both[0]},whsec_short` })).toThrow(/24 bytes or more/)
})

const good = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
test.each([
  [{ authSecrets: [good] }, 'ok'],
  [{ authSecrets: [good, good.toUpperCase()] }, 'ok'],
  // One in five secrets from openssl contains three equal characters in a row.
  [{ authSecrets: [good.replace('884c7d', '888c7d')] }, 'ok'],
  [{ authSecrets: ['a'.repeat(40)] }, 'warning'],
  [{ authSecrets: [good.replace('884c7d', '888888')] }, 'warning'],
  [{ authSecrets: [good, 'correct horse battery staple and more'] }, 'warning'],
  [{ authSecrets: ['abc123XYZ!'.repeat(4)] }, 'warning'],
  [{ authSecrets: [good], provisioning: { url: '', secrets: [values.PROVISIONING_SECRET] } }, 'warning'],
  [{ authSecrets: [good], databaseUrl: 'postgres://shop:secret@db.example/shop' }, 'warning'],
  [{ authSecrets: [good], databaseUrl: `postgres://shop:${good}@db.example/shop` }, 'ok'],
  [{ authSecrets: [good], databaseUrl: 'postgres://shop:secret@localhost:1,db.example:2/shop' }, 'warning'],
  [{ authSecrets: [good], databaseUrl: 'postgres://shop:secret@localhost/shop' }, 'ok'],
] as const)('stek doctor on %j: %s', (given, level) => {
  const findings = checkSecrets({ provisioning: undefined, databaseUrl: undefined, smtpUrl: undefined, ...given })
  expect(findings.map((finding) => finding.level)).toEqual([level])
  expect(JSON.stringify(findings)).not.toContain(given.authSecrets[0])
})

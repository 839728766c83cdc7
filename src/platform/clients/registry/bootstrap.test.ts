import { rm, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createBootstrap } from './bootstrap.ts'
import { createOutgoingHttp } from '#platform/clients/outgoing-http.ts'
import { bootstrapText, openRdapServer, sendJson } from '#tests/builders/rdap-server.ts'

const send = createOutgoingHttp()
const day = 24 * 60 * 60_000

test('the longest entry that fits names the register, https before http', async () => {
  await using server = await openRdapServer(() => {})
  await writeFile(
    server.bootstrapFile,
    bootstrapText([
      [
        ['uk', 'COM'],
        ['http://plain.example/', 'https://uk.example/rdap'],
      ],
      [['co.uk'], ['https://co.example/']],
      [['odd'], ['not an address']],
      'nonsense',
      [['xn--p1ai'], ['https://rf.example/']],
    ]),
  )
  const bootstrap = createBootstrap({ source: server.bootstrapFile, send })
  const baseOf = async (tld: string) => {
    const register = await bootstrap.serverOf(tld)
    return register === null || register === 'no_list' ? register : register.base.href
  }
  expect(await baseOf('uk')).toBe('https://uk.example/rdap/')
  expect(await baseOf('me.uk')).toBe('https://uk.example/rdap/')
  expect(await baseOf('co.uk')).toBe('https://co.example/')
  expect(await baseOf('com')).toBe('https://uk.example/rdap/')
  expect(await baseOf('xn--p1ai')).toBe('https://rf.example/')
  expect(await baseOf('odd')).toBeNull()
  expect(await baseOf('nl')).toBeNull()
})

test('read once a day; while it cannot be, the last good one serves', async () => {
  let time = 0
  let mood: 'good' | 'broken' | 'empty' = 'good'
  await using server = await openRdapServer((_, response) => {
    if (mood === 'broken') return sendJson(response, 500, {})
    sendJson(response, 200, mood === 'empty' ? { services: [] } : { services: [[['com'], ['https://rdap.example/']]] })
  })
  const bootstrap = createBootstrap({ source: `${server.origin}/dns.json`, send, now: () => time })
  await Promise.all([bootstrap.serverOf('com'), bootstrap.serverOf('com')])
  time = day - 1
  await bootstrap.serverOf('com')
  expect(server.asked).toHaveLength(1)
  for (const [index, next] of (['broken', 'empty'] as const).entries()) {
    mood = next
    time += day
    await expect.poll(() => bootstrap.serverOf('com').then(() => server.asked.length)).toBe(index + 2)
    expect(await bootstrap.serverOf('com')).toMatchObject({ isOwn: false })
  }
  expect(await bootstrap.serverOf('com')).toMatchObject({ base: new URL('https://rdap.example/') })
})

test('without any list it says so, and tries again soon', async () => {
  let time = 0
  await using server = await openRdapServer(() => {})
  const list = `${server.bootstrapFile}.later`
  const bootstrap = createBootstrap({ source: list, send, now: () => time })
  expect(await bootstrap.serverOf('com')).toBe('no_list')
  await writeFile(list, bootstrapText([[['com'], ['https://rdap.example/']]]))
  expect(await bootstrap.serverOf('com')).toBe('no_list')
  time = 15_000
  expect(await bootstrap.serverOf('com')).toMatchObject({ isOwn: true })
  await rm(list)
})

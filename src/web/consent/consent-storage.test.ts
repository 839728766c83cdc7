import { afterEach, expect, test, vi } from 'vitest'
import { consentVersion } from '#core/visits/cookie-consent.ts'
import { LocalStorage } from '#tests/builders/local-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const choice = { version: consentVersion, purposes: { analytics: false, marketing: true }, number: 'x'.repeat(22) }

async function openPage(storage: LocalStorage) {
  vi.stubGlobal('localStorage', storage)
  return import('./consent-storage.ts')
}

test('a choice is stored across pages', async () => {
  const storage = new LocalStorage()
  const page = await openPage(storage)
  expect(page.currentConsent()).toBeNull()
  page.storeConsent(choice)
  vi.resetModules()
  expect((await openPage(storage)).currentConsent()).toEqual(choice)
})

test.each(['blocked', 'full'] as const)('if storage is %s, the choice lasts as long as the page', async (fault) => {
  const storage = new LocalStorage({}, fault)
  const page = await openPage(storage)
  page.storeConsent(choice)
  expect(page.currentConsent()).toEqual(choice)
  vi.resetModules()
  expect((await openPage(storage)).currentConsent()).toBeNull()
})

test('a choice for an older version of the texts is ignored, but known as the one to replace', async () => {
  const older = { ...choice, version: consentVersion - 1 }
  const page = await openPage(new LocalStorage({ 'cookie-choice': JSON.stringify(older) }))
  expect([page.currentConsent(), page.storedConsent()]).toEqual([null, older])
})

test.each([
  '',
  '{',
  'null',
  '1',
  '"x"',
  '[]',
  '{"version":1}',
  '{"version":"1","purposes":{}}',
  '{"version":1,"purposes":null}',
])('an invalid stored choice is ignored: %s', async (text) => {
  expect((await openPage(new LocalStorage({ 'cookie-choice': text }))).currentConsent()).toBeNull()
})

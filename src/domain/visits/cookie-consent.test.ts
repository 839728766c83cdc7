import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { consentTexts, purposeTexts } from './cookie-consent-texts.ts'
import { consentVersion } from './cookie-consent.ts'

test('the words of a version never change: whoever changes them writes a new version, and everybody is asked again', () => {
  const words = createHash('sha256')
    .update(JSON.stringify([purposeTexts, consentTexts]))
    .digest('hex')
  expect([consentVersion, words]).toEqual([1, 'a482435273e05ed3c2f7e1fd532483522ff12007eb02e8b5b4bc01f06faeb93f'])
})

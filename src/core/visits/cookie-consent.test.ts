import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { consentTexts, purposeTexts } from './cookie-consent-texts.ts'
import { consentVersion } from './cookie-consent.ts'

test('the texts of a version never change: changed texts need a new version, so that every visitor is asked again', () => {
  const words = createHash('sha256')
    .update(JSON.stringify([purposeTexts, consentTexts]))
    .digest('hex')
  expect([consentVersion, words]).toEqual([2, 'd29ec7f8a2d1eaf25e56a4e3654ef7a1b1c8347f412a6925a7a93c1c2ea891e1'])
})

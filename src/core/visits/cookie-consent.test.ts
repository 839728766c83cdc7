import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { consentTexts, purposeTexts } from './cookie-consent-texts.ts'
import { consentVersion } from './cookie-consent.ts'

test('the texts of a version never change: changed texts need a new version, so that every visitor is asked again', () => {
  const words = createHash('sha256')
    .update(JSON.stringify([purposeTexts, consentTexts]))
    .digest('hex')
  expect([consentVersion, words]).toEqual([3, 'c0f827ede3ea8afd9123221aa4792d515683a559b797ef0df1e7ae171d76f89c'])
})

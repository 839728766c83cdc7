import { expect, test } from 'vitest'
import { affiliateIdIn } from '#core/visits/attribution.ts'
import { routes } from '#site/links.ts'
import { bannerSizes } from '#site/partner-banners.ts'
import { bannerCode, partnerLink } from './partner-link.ts'

const origin = 'https://shop.example'

test('a partner link to any page of the shop is attributed', () => {
  for (const { path } of routes) {
    const link = new URL(partnerLink(origin, path, '1001'))
    expect(link.origin + link.pathname).toBe(origin + path)
    expect(affiliateIdIn(link.searchParams.get('via'))).toBe('1001')
    expect([...link.searchParams.keys()]).toEqual(['via'])
  }
})

test('a banner is an image with its size and a text alternative', () => {
  const link = partnerLink(origin, '/', '7')
  expect(bannerCode(origin, link, bannerSizes[0], 'Plek & "mail"')).toBe(
    '<a href="https://shop.example/?via=7" rel="sponsored">' +
      '<img src="https://shop.example/banners/300x250.svg" width="300" height="250" alt="Plek &amp; &quot;mail&quot;"></a>',
  )
})

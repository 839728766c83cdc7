import { describe, expect, test } from 'vitest'
import { packagesSoldIn } from '#site/build/structured-data/products.ts'
import { scriptText } from '#site/build/structured-data/structured-data.ts'
import { brand } from '#site/brand.ts'
import { breadcrumbsOf, isListed, routes } from '#site/links.ts'
import { bodyOf, elementsIn, isPage, publishedFiles } from '#tests/http/published-site.ts'
import { isDataBlock, type Thing, thingsBelow, thingsIn } from '#tests/readers/data-blocks.ts'
import { textOf } from '#tests/readers/page-elements.ts'
import { amountsBesideOrder, amountsOfExtension } from '#tests/readers/shown-prices.ts'

const files = publishedFiles()
const published = new Set(files.filter(({ notFound }) => !notFound).map(({ path }) => path))
const pages = files.filter(isPage).map((file) => {
  const elements = elementsIn(file)
  return { path: file.path, file, elements, things: thingsIn(elements) }
})
const ofType = (things: readonly Thing[], type: string) => things.filter((thing) => thing['@type'] === type)
const offersOf = (product: Thing) => product['offers'] as readonly Thing[]
const specificationsOf = (offer: Thing) => offer['priceSpecification'] as readonly [Thing, Thing]
const crumbsOf = (list: Thing | undefined) => (list?.['itemListElement'] ?? []) as readonly Thing[]
const addressOf = (path: string) => brand.siteUrl + path
const listed = routes.filter(({ id }) => isListed(id))

const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['@id', 'name'],
  WebSite: ['@id', 'name', 'url', 'publisher', 'inLanguage'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Product: ['@id', 'sku', 'name', 'description', 'image', 'brand', 'offers'],
  Brand: ['name'],
  Offer: ['name', 'url', 'price', 'priceCurrency', 'availability', 'seller', 'priceSpecification'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'valueAddedTaxIncluded', 'unitCode', 'referenceQuantity'],
  QuantitativeValue: ['value', 'unitCode'],
  PropertyValue: ['name', 'value'],
  TechArticle: ['@id', 'headline', 'description', 'url', 'image', 'inLanguage', 'author', 'publisher'],
  ImageObject: ['url'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  ContactPoint: ['contactType', 'email', 'telephone'],
}

describe('what machines are told', () => {
  test('is of a known type and has what that type needs', () => {
    const faults = pages.flatMap(({ path, things }) =>
      [...thingsBelow(things)].flatMap((thing) => {
        const needed = required[thing['@type']]
        if (!needed) return [`${path}: nobody knows a ${thing['@type']}`]
        return needed
          .filter((property) => [undefined, null, ''].includes(thing[property] as undefined))
          .map((property) => `${path}: ${thing['@type']} without ${property}`)
      }),
    )
    expect(faults).toEqual([])
  })

  test('has no ratings, no reviews and no last day that nobody decided', () => {
    const claims = ['aggregateRating', 'review', 'priceValidUntil', 'award']
    const found = pages.flatMap(({ path, things }) =>
      [...thingsBelow(things)].flatMap((thing) =>
        claims.filter((claim) => claim in thing).map((claim) => `${path}: ${claim}`),
      ),
    )
    expect(found).toEqual([])
  })

  test('is one block, and cannot end it early', () => {
    for (const { path, elements } of pages) {
      const blocks = elements.filter(isDataBlock)
      expect(blocks.length, path).toBeLessThanOrEqual(1)
      for (const block of blocks) expect(textOf(block), path).not.toContain('<')
    }
    const text = scriptText([{ '@type': 'Thing', name: '</script><!--' }])
    expect(text).not.toContain('<')
    expect((JSON.parse(text) as { '@graph': readonly Thing[] })['@graph'][0]?.['name']).toBe('</script><!--')
  })

  test('names only addresses that are published, without a query', () => {
    const faults = pages.flatMap(({ path, things }) =>
      [...thingsBelow(things)].flatMap((thing) =>
        ['url', 'item', 'image', 'mainEntityOfPage'].flatMap((property) => {
          const address = thing[property]
          if (typeof address !== 'string') return []
          const { origin, pathname, search } = new URL(address)
          const leads = origin === brand.siteUrl && published.has(pathname) && search === ''
          return leads ? [] : [`${path}: ${property} ${address}`]
        }),
      ),
    )
    expect(faults).toEqual([])
  })
})

test('home says who we are, in both languages under the same names', () => {
  const [nl, de] = ['/', '/de'].map((path) => pages.find((page) => page.path === path)?.things ?? [])
  expect(nl?.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite'])
  expect(de).toEqual(nl)
  const [organization] = nl ?? []
  expect(organization).toMatchObject({
    '@id': `${brand.siteUrl}/#organization`,
    name: brand.name,
    legalName: brand.legalName,
    vatID: brand.vatNumber,
    email: brand.email,
    telephone: brand.phone,
  })
})

describe('breadcrumbs', () => {
  test('every listed page below home has one list, from home to itself, counted from 1', () => {
    for (const { id, path, locale } of listed.filter((route) => route.id !== 'home')) {
      const page = pages.find((each) => each.path === path)
      const lists = ofType(page?.things ?? [], 'BreadcrumbList')
      expect(lists, path).toHaveLength(1)
      const items = crumbsOf(lists[0])
      expect(
        items.map(({ position }) => position),
        path,
      ).toEqual(items.map((_, index) => index + 1))
      expect(items[0]?.['item'], path).toBe(addressOf(locale === 'nl' ? '/' : '/de'))
      expect(items.at(-1)?.['item'], path).toBe(addressOf(path))
      expect(items, path).toHaveLength(breadcrumbsOf(id).length)
    }
  })

  test('the crumbs people see are the ones between', () => {
    for (const { path, elements, things } of pages) {
      const seen = elements.find((element) => element.tagName === 'nav' && isCrumb(element))
      const [list] = ofType(things, 'BreadcrumbList')
      if (!seen || !list) continue
      const items = crumbsOf(list).slice(1, -1)
      expect(textOf(seen).replaceAll(/\s/g, ''), path).toBe(
        items
          .map(({ name }) => String(name))
          .join('')
          .replaceAll(/\s/g, ''),
      )
    }
  })

  test('pages kept out of search engines tell machines nothing', () => {
    const hidden = pages.filter(({ elements }) =>
      elements.some((element) => element.attrs.some(({ value }) => value === 'noindex, nofollow')),
    )
    expect(hidden.length).toBeGreaterThan(5)
    expect(hidden.filter(({ things }) => things.length > 0).map(({ path }) => path)).toEqual([])
  })
})

function isCrumb({ attrs }: { readonly attrs: readonly { readonly name: string; readonly value: string }[] }): boolean {
  return attrs.some(({ name, value }) => name === 'class' && value === 'crumb')
}

describe('products', () => {
  const selling = pages.flatMap(({ path, file, elements, things }) =>
    ofType(things, 'Product').map((product) => ({ path, file, elements, product })),
  )

  test('every page below home that sells packages tells of each of them', () => {
    for (const { path, file, things } of pages) {
      if (path === '/' || path === '/de' || file.kind === 'order') continue
      const sold = packagesSoldIn(bodyOf(file).toString()).map(({ product }) => product.slug)
      const told = ofType(things, 'Product').map(({ sku }) => sku)
      expect(
        told.filter((sku) => !String(sku).startsWith('domain-')),
        path,
      ).toEqual(sold)
    }
    expect(new Set(selling.map(({ path }) => path)).size).toBeGreaterThan(15)
  })

  test('an offer is in euros including VAT, with the first term and what comes after', () => {
    for (const { path, product } of selling) {
      for (const offer of offersOf(product)) {
        const [first, later] = specificationsOf(offer)
        expect(offer['url'], path).toBe(addressOf(path))
        expect(offer, path).toMatchObject({ priceCurrency: 'EUR', availability: 'https://schema.org/InStock' })
        expect(first, path).toMatchObject({ price: offer['price'], billingStart: 0, valueAddedTaxIncluded: true })
        expect(first['billingDuration'], path).toBe(later['billingStart'])
        expect(later, path).toMatchObject({ priceCurrency: 'EUR', valueAddedTaxIncluded: true })
        expect(later['unitCode'], path).toBe(first['unitCode'])
        expect(['ANN', 'MON'], path).toContain(first['unitCode'])
        for (const { price } of [first, later]) expect(price, path).toMatch(/^\d+\.\d\d$/)
      }
    }
  })

  test('every price of a package is one the page shows beside its button', () => {
    const packages = selling.filter(({ product }) => !String(product['sku']).startsWith('domain-'))
    expect(packages.length).toBeGreaterThan(20)
    for (const { path, elements, product } of packages) {
      for (const offer of offersOf(product)) {
        const [first, later] = specificationsOf(offer)
        const term = first['unitCode'] === 'MON' ? 'monthly' : 'yearly'
        const shown = amountsBesideOrder(elements, String(product['sku']), term)
        expect(shown.slice(0, 1), `${path} ${String(product['sku'])} ${term}`).toEqual([first['price']])
        expect(shown, `${path} ${String(product['sku'])} ${term}`).toContain(later['price'])
      }
    }
  })

  test('every price of an extension stands in its row', () => {
    const extensions = selling.filter(({ product }) => String(product['sku']).startsWith('domain-'))
    expect(extensions.length).toBeGreaterThan(50)
    for (const { path, elements, product } of extensions) {
      const shown = amountsOfExtension(elements, String(product['sku']).slice('domain-'.length))
      for (const offer of offersOf(product)) {
        for (const { price } of specificationsOf(offer)) {
          expect(shown, `${path} ${String(product['sku'])}`).toContain(price)
        }
      }
    }
  })
})

test('a link to an order of something that is not for sale stops the build', () => {
  expect(() => packagesSoldIn('<a href="/order/hosting?product=webhosting-struik&amp;term=weekly">')).toThrow('weekly')
  expect(() => packagesSoldIn('<a href="/order/hosting?product=website-stek&amp;term=monthly">')).toThrow(
    'website-stek',
  )
  expect(packagesSoldIn('<a href="/order/hosting?product=moving-service">')).toEqual([])
})

test('every article of the helpdesk is told of as one', () => {
  const articles = pages.filter(({ path }) => /^(\/de)?\/helpdesk\/./.test(path))
  expect(articles.length).toBeGreaterThan(60)
  for (const { path, things } of articles) {
    expect(
      things.map((thing) => thing['@type']),
      path,
    ).toEqual(['BreadcrumbList', 'TechArticle'])
    const [crumbs, article] = things
    expect(article, path).toMatchObject({ url: addressOf(path), mainEntityOfPage: addressOf(path) })
    expect(crumbsOf(crumbs).at(-1)?.['item'], path).toBe(addressOf(path))
  }
})

import { describe, expect, test } from 'vitest'
import { readArticles } from '#build/helpdesk/read-articles.ts'
import { extras } from '#catalogue/extras.ts'
import { families } from '#catalogue/families.ts'
import type { Limits, Product } from '#domain/catalogue/product.ts'
import { webshopDe } from '#pages/hosting/webshop-de.ts'
import { webshopNl } from '#pages/hosting/webshop-nl.ts'
import { woocommerceShopDe } from '#pages/hosting/woocommerce-shop-de.ts'
import { woocommerceShopNl } from '#pages/hosting/woocommerce-shop-nl.ts'
import { wordpressHostingDe } from '#pages/hosting/wordpress-hosting-de.ts'
import { wordpressHostingNl } from '#pages/hosting/wordpress-hosting-nl.ts'
import { wordpressSiteNl } from '#pages/hosting/wordpress-site-nl.ts'

const webhosting = families.webhosting.packages
const webshop = families.webshop.packages
const website = families.website.packages
const woocommerce = families.woocommerce.packages
const wordpress = families.wordpress.packages

const articles = readArticles()
const texts = {
  nl: { wordpress: wordpressHostingNl, woocommerce: woocommerceShopNl, webshop: webshopNl },
  de: { wordpress: wordpressHostingDe, woocommerce: woocommerceShopDe, webshop: webshopDe },
} as const
const words = {
  nl: { days: 'dagen', unlimited: 'onbeperkt', yes: 'ja', no: 'nee' },
  de: { days: 'Tage', unlimited: 'unbegrenzt', yes: 'ja', no: 'nein' },
} as const

function articleOf(id: string, locale: 'nl' | 'de') {
  const article = articles.find((each) => each.id === id && each.locale === locale)
  if (!article) throw new Error(`There is no article ${id} in ${locale}`)
  return article
}

/** What the cells of every row of an article's tables say, without the label of the row. */
function rowsIn(html: string): readonly (readonly string[])[] {
  return [...html.matchAll(/<tr[\s\S]*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[dh][^>]*>([\s\S]*?)<\/t[dh]>/g)].slice(1).map(([, cell = '']) => cell.trim()),
  )
}

const limitsOf = <Name extends keyof Limits>(products: readonly Product[], name: Name) =>
  products.map(({ limits }) => limits[name])

/** The numbers a text names before a word, once each and in order. */
function numbersBefore(word: string, text: string): readonly number[] {
  const found = [...text.matchAll(new RegExp(`(\\d+)[\\s\\u00a0]${word}`, 'g'))].map(([, number]) => Number(number))
  return [...new Set(found)].toSorted((one, other) => one - other)
}

const days = (products: readonly Product[]) => [...new Set(limitsOf(products, 'backupDays'))]
const larger = (slug: string, locale: 'nl' | 'de') => extras.find((extra) => extra.slug === slug)?.title[locale] ?? ''

describe.each(['nl', 'de'] as const)('[issue 7] limits typed in a text are those of the catalogue, in %s', (locale) => {
  const said = words[locale]

  test('the article that helps to choose a size', () => {
    const { html } = articleOf('hosting-choose-size', locale)
    const rows = rowsIn(html)
    expect(rows).toContainEqual(limitsOf(webhosting, 'sites').map(String))
    expect(rows).toContainEqual(limitsOf(wordpress, 'sites').map(String))
    for (const products of [webhosting, wordpress]) {
      expect(rows).toContainEqual(limitsOf(products, 'storageGb').map((size) => `${size} GB`))
      expect(rows).toContainEqual(limitsOf(products, 'mailboxes').map((count) => String(count ?? said.unlimited)))
      expect(rows).toContainEqual(limitsOf(products, 'backupDays').map((count) => `${count} ${said.days}`))
    }
    expect(rows).toContainEqual(limitsOf(wordpress, 'staging').map((included) => (included ? said.yes : said.no)))
    const shop = html.match(/<p>[^<]*WooCommerce[^<]* GB/)?.[0]
    expect(numbersBefore('GB', shop ?? '')).toEqual([woocommerce[0]?.limits.storageGb])
  })

  test('the articles about back-ups and about a larger size', () => {
    const { html, description } = articleOf('hosting-backups', locale)
    const kept = rowsIn(html).flatMap(([cell = '']) => numbersBefore(said.days, cell))
    const extra = numbersBefore(said.days, larger('extra-backup', locale))
    for (const products of [webhosting, wordpress]) {
      expect(kept).toEqual([...limitsOf(products, 'backupDays'), ...days(woocommerce), ...extra])
      expect(description.match(/\d+/g)?.map(Number) ?? []).toEqual(limitsOf(products, 'backupDays'))
    }
    expect(numbersBefore('GB', articleOf('hosting-upgrade', locale).text)).toEqual(
      numbersBefore('GB', larger('extra-storage', locale)),
    )
  })

  test('the pages about WordPress and WooCommerce', () => {
    const task = texts[locale].wordpress.tasks.rows.flat().find((cell) => cell.includes(said.days)) ?? ''
    const [shortest, ...longer] = days(wordpress)
    expect(task.match(/\d+/g)?.map(Number)).toEqual([shortest, longer.at(-1)])
    const { head, rebuild, faq } = texts[locale].woocommerce
    const shopTexts = [...rebuild.paragraphs, ...faq.items.map(({ answer }) => answer), head.description]
    const naming = shopTexts.filter((text) => text.includes(` ${said.days}`))
    expect(naming.length).toBeGreaterThan(2)
    for (const text of naming) expect(numbersBefore(said.days, text)).toEqual(days(woocommerce))
  })

  test('how many products and pages the builders take', () => {
    const products = [texts[locale].woocommerce.ways.rows, texts[locale].webshop.ways.rows].map(
      (rows) => rows.flat().find((cell) => cell.includes(said.unlimited)) ?? '',
    )
    expect(webshop[1]?.limits.products).toBeNull()
    for (const cell of products) expect(Number.parseInt(cell, 10)).toBe(webshop[0]?.limits.products)
    if (locale === 'nl') {
      const cell = wordpressSiteNl.ways.rows.flat().find((each) => each.includes(said.unlimited)) ?? ''
      expect(website[1]?.limits.pages).toBeNull()
      expect(Number.parseInt(cell, 10)).toBe(website[0]?.limits.pages)
    }
  })
})

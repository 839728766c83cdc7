import { catalogue } from '#catalogue/catalogue.ts'
import { featured } from '#catalogue/extensions/featured.ts'
import { pricesOf } from '#catalogue/prices-of.ts'
import { type LlmsText, llmsText } from '#site/content/llms-text.ts'
import { formatEuro } from '#core/money/euro-format.ts'
import { slugOfExtension } from '#core/catalogue/extension.ts'
import { extensionPricesOf } from '#core/catalogue/extension-prices.ts'
import type { Frequency } from '#core/catalogue/frequency.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { type SiteLocale, siteLocales } from '#core/locale/locale.ts'
import { isChildOnly, optionOf, type Product } from '#core/catalogue/product.ts'
import type { PageRecord } from '#site/pages/page-record.ts'
import { pageText, recordOf } from '#site/pages/page-records.ts'
import type { ArticleLink } from '#site/articles.ts'
import { brand } from '#site/brand.ts'
import { termsPathIn } from '#site/terms-path.ts'
import { isListed, routesIn } from '#site/links.ts'

interface Described extends ArticleLink {
  readonly description: string
}

/** llms.txt, an overview for language models: what the shop sells, prices, and links. */
export function llmsTxt(origin: string, articles: readonly Described[], date: IsoDate): string {
  const sections = siteLocales.flatMap((locale) => sectionsOf(locale, origin, articles, date))
  const abouts = siteLocales.map((locale) => `> ${llmsText[locale].about}`)
  return `${[`# ${brand.name}`, abouts.join('\n>\n'), ...sections].join('\n\n')}\n`
}

function sectionsOf(
  locale: SiteLocale,
  origin: string,
  articles: readonly Described[],
  date: IsoDate,
): readonly string[] {
  const text = llmsText[locale]
  const linksOf = (chapter: PageRecord['chapter']) =>
    routesIn(locale)
      .filter(({ id }) => isListed(id) && recordOf(id).chapter === chapter)
      .map(({ id, path }) => linkTo(pageText(id, locale).label, origin + path, pageText(id, locale).description))
  const ownArticles = articles
    .filter((article) => article.locale === locale)
    .map(({ title, path, description }) => linkTo(title, origin + path, description))
  return [
    sectionOf(text.prices, [text.priceNote, '', ...packageLines(locale, text, date), ...nameLines(locale, text, date)]),
    sectionOf(text.offer, linksOf('offer')),
    sectionOf(text.movers, linksOf('movers')),
    sectionOf(text.help, [...linksOf('help'), ...ownArticles]),
    sectionOf(text.company, [...linksOf('company'), `- [${text.terms}](${origin}${termsPathIn(locale)})`]),
  ].flat()
}

function sectionOf(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`## ${heading}\n\n${lines.join('\n')}`]
}

function linkTo(label: string, address: string, about: string): string {
  return `- [${label}](${address}): ${about}`
}

const terms = ['yearly', 'monthly'] as const satisfies readonly Frequency[]

function packageLines(locale: SiteLocale, text: LlmsText, date: IsoDate): readonly string[] {
  return [...catalogue.products.values()].filter(isSoldAlone).map((product) => {
    const sold = terms.filter((term) => optionOf(product, 'purchase', term))
    const prices = sold.map((term) => {
      const { firstTerm, renewal } = pricesOf(product.slug, term, date)
      return text[term](formatEuro(firstTerm.incl, locale), formatEuro((renewal ?? firstTerm).incl, locale))
    })
    const features = product.features.map((feature) => feature[locale])
    return `- ${product.title[locale]}: ${prices.join('; ')} (${features.join(', ')})`
  })
}

function isSoldAlone(product: Product): boolean {
  return product.type === 'hosting' && !isChildOnly(product)
}

function nameLines(locale: SiteLocale, text: LlmsText, date: IsoDate): readonly string[] {
  return featured[locale].flatMap((tld) => {
    const extension = catalogue.extensions.get(tld)
    if (!extension || !extensionPricesOf(extension, date)) return []
    const slug = slugOfExtension(tld)
    const { firstTerm, renewal } = pricesOf(slug, 'yearly', date)
    const move = pricesOf(slug, 'yearly', date, { type: 'transfer' }).firstTerm
    const amounts = [firstTerm, renewal ?? firstTerm, move].map(({ incl }) => formatEuro(incl, locale))
    const [first = '', after = '', moved = ''] = amounts
    return [`- .${extension.unicode}: ${text.names(first, after, moved)}`]
  })
}

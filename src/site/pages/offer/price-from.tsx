import { pricesOf } from '#catalogue/prices-of.ts'
import { usualTermOf } from '#site/pages/parts/cost-of-years.ts'
import { offerWords } from './offer-words.ts'
import { ReadersPrice } from '#site/pages/parts/readers-vat.tsx'
import { productOfSlug } from '#site/pages/parts/product-of-slug.ts'
import { renderedOn } from '#web/rendered-on.ts'
import { VatPair } from '#web/price/vat-pair.tsx'
import { useSite } from '#web/site-context.tsx'

interface Props {
  /** Slug of the cheapest package on the page. */
  readonly slug: string
  /** Name of the package, before the price. */
  readonly before: string
}

/** First and renewal price of a package in one sentence; equal prices are stated once. */
export function PriceFrom({ slug, before }: Props) {
  const { locale } = useSite()
  const { from, between, perYear } = offerWords[locale].price
  const prices = pricesOf(slug, usualTermOf(productOfSlug(slug)), renderedOn)
  const { firstTerm, renewal } = prices
  const isSteady = renewal?.excl === firstTerm.excl
  return (
    <>
      <p className="small moving-price">
        {before} {from} <VatPair pair={firstTerm} />{' '}
        {renewal && !isSteady && (
          <>
            {between} <VatPair pair={renewal} />{' '}
          </>
        )}
        {perYear}.
      </p>
      <ReadersPrice prices={prices} />
    </>
  )
}

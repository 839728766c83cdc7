import { pricesOf } from '#catalogue/prices-of.ts'
import { usualTermOf } from '#site/pages/parts/cost-of-years.ts'
import { offerWords } from './offer-words.ts'
import { ReadersPrice } from '#site/pages/parts/readers-vat.tsx'
import { productOfSlug } from '#site/pages/parts/product-of-slug.ts'
import { renderedOn } from '#web/rendered-on.ts'
import { VatPair } from '#web/price/vat-pair.tsx'
import { useSite } from '#web/site-context.tsx'

interface Props {
  /** The cheapest package of what the page sells. */
  readonly slug: string
  /** What it is, before the price. */
  readonly before: string
}

/** What a package costs now and later, in one sentence; where both are the same it is said once. */
export function PriceFrom({ slug, before }: Props) {
  const { locale } = useSite()
  const { from, between, perYear } = offerWords[locale].price
  const prices = pricesOf(slug, usualTermOf(productOfSlug(slug)), renderedOn)
  const { firstTerm, renewal } = prices
  const isSteady = renewal?.excl === firstTerm.excl
  return (
    <>
      <p className="small mvprice">
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

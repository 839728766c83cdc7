import { pricesOf } from '#catalogue/prices-of.ts'
import { movingWords } from '#content/moving-pages.ts'
import type { SmallestPackage } from '#content/moving-text.ts'
import { renderedOn } from '#web/pages/rendered-on.ts'
import { VatPair } from '#web/price/vat-pair.tsx'
import { useSite } from '#web/site-context.tsx'

/** What the smallest package costs now and later: the move itself is free. */
export function SmallestPrice({ slug }: { readonly slug: SmallestPackage }) {
  const { locale } = useSite()
  const { before, between, after } = movingWords(locale).price
  const { firstTerm, renewal } = pricesOf(slug, 'yearly', renderedOn)
  return (
    <p className="small mvprice">
      {before} <VatPair pair={firstTerm} />{' '}
      {renewal && (
        <>
          {between} <VatPair pair={renewal} /> {after}
        </>
      )}
    </p>
  )
}

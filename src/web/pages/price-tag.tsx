import { useTranslations } from 'use-intl'
import type { ExtensionTag } from '#web/pages/price-tags.ts'
import { VatPair } from '#web/price/vat-pair.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

/** A plant label in the planter: one extension, two prices. */
export function PriceTag({ tag, highlighted = false }: { readonly tag: ExtensionTag; readonly highlighted?: boolean }) {
  const t = useTranslations('price')
  const { firstTerm, renewal } = tag.prices
  return (
    <PageLink page="registerDomain" className={highlighted ? 'tag y' : 'tag'}>
      <b>.{tag.extension}</b>
      <VatPair pair={firstTerm} className="first" />
      {renewal && (
        <span className="later">
          {t('thenWord')} <VatPair pair={renewal} />
        </span>
      )}
    </PageLink>
  )
}

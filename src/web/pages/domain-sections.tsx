import type { ReactNode } from 'react'
import type { DomainPageId } from '#content/domain-page-text.ts'
import { domainPageText, extensionListText } from '#content/domain-pages.ts'
import { DomainSteps } from '#web/pages/domain-steps.tsx'
import { ExtensionsByPrice } from '#web/pages/extensions-by-price.tsx'
import { FaqSection } from '#web/pages/faq-section.tsx'
import { extensionCount } from '#web/pages/listed-extensions.ts'
import { WordTable } from '#web/pages/offer/word-table.tsx'
import { VatSwitch } from '#web/price/vat-switch.tsx'
import { usePath, useSite } from '#web/site-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

const byPriceAnchor = 'prijzen'

interface Props {
  readonly page: DomainPageId
  /** The island, with the popular extensions in it. */
  readonly list: ReactNode
  /** What one page tells more, before the questions. */
  readonly children?: ReactNode
}

/** Below the search of a page about names: every extension, how it goes, what holds for whom, questions. */
export function DomainSections({ page, list, children }: Props) {
  const { locale } = useSite()
  const buyPath = usePath('buyDomain')
  const text = domainPageText(page, locale)
  const shared = extensionListText(locale)
  const total = extensionCount(locale)
  return (
    <>
      <section className="sec">
        <div className="wrap">
          <div className="shead g12">
            <h2>{text.list.h2(total)}</h2>
            <div className="exl-side">
              <p className="lead">{text.list.lead}</p>
              <VatSwitch />
            </div>
          </div>
          {list}
          <p className="exl-under">
            <a className="go" href={`${page === 'buyDomain' ? '' : buyPath}#${byPriceAnchor}`}>
              <span>{shared.allByPrice(total)}</span> <Icon name="arrow" size="s" />
            </a>
          </p>
        </div>
      </section>
      <DomainSteps text={text.steps} />
      <WordTable text={text.table} pairs="plain" soft />
      {page === 'buyDomain' && <ExtensionsByPrice id={byPriceAnchor} text={shared.byPrice} />}
      {children}
      <FaqSection heading={text.faq.h2} items={text.faq.items} />
    </>
  )
}

import { useTranslations } from 'use-intl'
import { searchAnchor } from '#web/extension-list/extension-list-props.ts'
import { GoLink } from '#site/pages/parts/go-link.tsx'
import { Hero } from '#site/pages/parts/hero.tsx'
import { usePath, useSite } from '#web/site-context.tsx'
import { DomainSearch } from '#web/ui/domain-search.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { definePage, type PageProps } from '#site/pages/page-record.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { PageIdIn } from '#site/pages.ts'
import { DomainSections, type DomainPageText } from './domain-sections.tsx'
import { domainsDe } from './domains-de.ts'
import { domainsNl } from './domains-nl.ts'
import { ExtensionListIsland } from './extension-list-island.tsx'

const options = {
  registerDomain: {
    extensionColumns: ['firstTerm', 'renewal', 'threeYears'],
    articles: ['domain-rules', 'domain-taken', 'domain-verification'],
  },
  buyDomain: {
    extensionColumns: ['firstTerm', 'renewal', 'threeYears', 'transfer'],
    articles: ['domain-rules', 'holder-change', 'payment-methods'],
  },
  checkDomain: {
    extensionColumns: ['firstTerm', 'renewal', 'threeYears'],
    articles: ['domain-taken', 'domain-quarantine', 'domain-rules'],
  },
} as const

export default (['registerDomain', 'buyDomain', 'checkDomain'] as const).map((id) =>
  definePage(id, {
    texts: { nl: domainsNl[id], de: domainsDe[id] },
    drawing: { nl: 'naam', de: 'naam-de' },
    chapter: 'offer',
    ...options[id],
    Content: DomainPage,
  }),
)

/** Page that begins with the domain search. */
function DomainPage({ page, text, drawing }: PageProps<DomainPageText, keyof typeof options>) {
  const t = useTranslations('order.search')
  return (
    <main id="main" tabIndex={-1} className="names">
      <Hero heading={text.head.h1} lead={text.head.lead} picture={<Drawing name={drawing} height={340} />}>
        <div id={searchAnchor}>
          <DomainSearch
            action={usePath('orderDomains')}
            label={t('label')}
            placeholder={t('placeholder')}
            button={t('button')}
          />
        </div>
      </Hero>
      <DomainSections
        text={text}
        byPrice={page === 'buyDomain'}
        restore={page !== 'checkDomain'}
        list={<ExtensionListIsland columns={options[page].extensionColumns} />}
      />
      <NextSteps />
    </main>
  )
}

const destinations = [
  'registerDomain',
  'webhosting',
  'wordpressHosting',
  'helpdesk',
] as const satisfies readonly PageIdIn<SiteLocale>[]

/** Links to related pages. */
function NextSteps() {
  const t = useTranslations('shell')
  const { page, textOf } = useSite()
  return (
    <section className="section">
      <div className="wrap">
        <h2>{t('nextSteps')}</h2>
        <ul className="next">
          {destinations
            .filter((destination) => destination !== page)
            .map((destination) => {
              const { label, lead } = textOf(destination)
              return (
                <li key={destination}>
                  <h3>
                    <GoLink page={destination} label={label} />
                  </h3>
                  <p className="small muted">{lead}</p>
                </li>
              )
            })}
        </ul>
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { pageText } from '#content/pages.ts'
import type { PageId } from '#site/pages.ts'
import { searchAnchor } from '#web/extension-list/extension-list-props.ts'
import { Hero } from '#web/pages/hero.tsx'
import { NextSteps } from '#web/pages/next-steps.tsx'
import { usePath, useSite } from '#web/site-context.tsx'
import { DomainSearch } from '#web/ui/domain-search.tsx'
import { labelDrawing } from '#web/ui/drawing-sizes.ts'
import { Drawing } from '#web/ui/drawing.tsx'

/** A page that begins with looking for a name. */
export function SearchPage({ page, children }: { readonly page: PageId; readonly children: ReactNode }) {
  const t = useTranslations('order.search')
  const { locale } = useSite()
  const { h1, lead } = pageText(page, locale)
  return (
    <main id="main" tabIndex={-1} className="names">
      <Hero heading={h1} lead={lead} picture={<Drawing name={labelDrawing(locale)} height={340} />}>
        <div id={searchAnchor}>
          <DomainSearch
            action={usePath('orderDomains')}
            label={t('label')}
            placeholder={t('placeholder')}
            button={t('button')}
          />
        </div>
      </Hero>
      {children}
      <NextSteps />
    </main>
  )
}

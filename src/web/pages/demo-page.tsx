import { useTranslations } from 'use-intl'
import type { DemoPageId } from '#site/demo-pages.ts'
import { Hero } from '#web/pages/hero.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

/** Stands in for a site outside the shop and says what would be there. */
export function DemoPage({ page }: { readonly page: DemoPageId }) {
  const t = useTranslations('shell.demo')
  return (
    <main id="main" tabIndex={-1}>
      <Hero heading={t(page)} lead={t(`${page}Text`)} picture={<Drawing name="glas" height={300} />}>
        <p className="act">
          <PageLink page="home" className="link">
            {t('back')}
          </PageLink>
        </p>
      </Hero>
    </main>
  )
}

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { pageText } from '#content/pages.ts'
import type { AccountPageId } from '#web/islands/account-mark.tsx'
import { ArticleLinks } from '#web/pages/helpdesk/article-links.tsx'
import { Hero } from '#web/pages/hero.tsx'
import { accountAsides } from '#content/account-asides.ts'
import { otherDrawing, pageDrawings } from '#web/pages/page-drawings.ts'
import { usePath, useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

interface Props {
  readonly page: AccountPageId
  readonly island: ReactNode
}

/** A page with a form about one's account, and beside it what to know while filling it in. */
export function AccountPage({ page, island }: Props) {
  const { locale } = useSite()
  const { h1, lead } = pageText(page, locale)
  return (
    <main id="main" tabIndex={-1}>
      <Hero heading={h1} lead={lead} picture={<Drawing name={pageDrawings[page] ?? otherDrawing} height={260} />} />
      <div className="wrap acct">
        <div>
          <NoScript />
          <div className="scripted">{island}</div>
        </div>
        <Aside page={page} />
      </div>
    </main>
  )
}

function NoScript() {
  const t = useTranslations('registration')
  return (
    <p className="note unscripted">
      <span>
        {t('noScript')}{' '}
        <PageLink page="contact" className="link">
          {t('contact')}
        </PageLink>
      </span>
    </p>
  )
}

function Aside({ page }: { readonly page: AccountPageId }) {
  const { locale } = useSite()
  const t = useTranslations('shell')
  const account = usePath('orderAccount')
  return (
    <div className="beside">
      {accountAsides[locale][page].map(({ title, text, login }) => (
        <div key={title} className={login ? 'visitors' : undefined}>
          <h2 className="h3">{title}</h2>
          <p>{text}</p>
          {login && (
            <p>
              <a href={account} className="btn btn-s" data-login>
                {t('logIn')}
              </a>
            </p>
          )}
        </div>
      ))}
      <ArticleLinks level="h2" />
    </div>
  )
}

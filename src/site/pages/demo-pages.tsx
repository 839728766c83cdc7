import { useTranslations } from 'use-intl'
import { type DemoPageId, demoPages } from '#site/demo-pages.ts'
import { Hero } from '#site/pages/parts/hero.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Bank } from '#web/demo/bank/bank.tsx'
import { Mailbox } from '#web/demo/mailbox.tsx'
import { Island } from '#web/islands/island.tsx'
import demoBankIsland from '#web/demo/bank/demo-bank-island.ts'
import demoMailboxIsland from '#web/demo/demo-mailbox-island.ts'

/** Stands in for an external site and explains what would be there. */
export function DemoPage({ page }: { readonly page: DemoPageId }) {
  const t = useTranslations('shell.demo')
  return (
    <main id="main" tabIndex={-1}>
      <Hero heading={t(page)} lead={t(`${page}Text`)} picture={<Drawing name="glas" height={300} />}>
        <p className="actions">
          <PageLink page="home" className="link">
            {t('back')}
          </PageLink>
        </p>
      </Hero>
    </main>
  )
}

/** Shows the demo's e-mails, which are not sent. */
export function DemoMailboxPage() {
  const t = useTranslations('shell.demo')
  return (
    <main id="main" tabIndex={-1}>
      <Hero heading={t('mailbox')} lead={t('mailboxText')} picture={<Drawing name="post" height={190} />} />
      <section className="wrap mailbox-section">
        <Island island={demoMailboxIsland} when="idle" props={{}}>
          <Mailbox />
        </Island>
      </section>
    </main>
  )
}

/** The demo bank has its own layout, without header and footer of the shop. */
export function DemoBankPage() {
  const t = useTranslations('shell.demo')
  return (
    <>
      <header className="bank-top on-dark">
        <div className="wrap">
          <a href={demoPages.bank}>
            <Icon name="lock" />
            {t('bank')}
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="panel bank-hall">
        <div className="bank-counter">
          <Drawing name="glas" height={150} />
          <div className="bank-desk">
            <Island island={demoBankIsland} when="idle" props={{}}>
              <Bank />
            </Island>
          </div>
        </div>
      </main>
    </>
  )
}

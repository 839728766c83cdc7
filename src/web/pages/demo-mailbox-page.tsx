import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Hero } from '#web/pages/hero.tsx'
import { Drawing } from '#web/ui/drawing.tsx'

/** Where the demo's mails end up, instead of at a person. */
export function DemoMailboxPage({ mailbox }: { readonly mailbox: ReactNode }) {
  const t = useTranslations('shell.demo')
  return (
    <main id="main" tabIndex={-1}>
      <Hero heading={t('mailbox')} lead={t('mailboxText')} picture={<Drawing name="post" height={190} />} />
      <section className="wrap mailbox-section">{mailbox}</section>
    </main>
  )
}

import { useTranslations } from 'use-intl'
import { demoPages } from '#site/demo-pages.ts'
import { DemoBankIsland } from '#web/islands/demo-bank-mark.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The bank has a house of its own: nothing of the shop around it. */
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
      <main id="main" tabIndex={-1} className="kas bank-hall">
        <div className="bank-counter">
          <Drawing name="glas" height={150} />
          <div className="bank-desk">
            <DemoBankIsland />
          </div>
        </div>
      </main>
    </>
  )
}

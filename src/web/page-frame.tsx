import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SiteFooter } from '#web/footer/site-footer.tsx'
import { Drawer } from '#web/header/drawer.tsx'
import { SiteHeader } from '#web/header/site-header.tsx'
import { UtilityBar } from '#web/header/utility-bar.tsx'

interface Props {
  /** Order pages reduce the promotion in the footer to one line. */
  readonly quiet?: boolean
  readonly children: ReactNode
}

/** Layout of every page: utility bar, header, content and footer. */
export function PageFrame({ quiet = false, children }: Props) {
  const t = useTranslations('shell')
  return (
    <>
      <a className="skip button button-solid" href="#main">
        {t('skipToContent')}
      </a>
      <UtilityBar />
      <SiteHeader />
      {children}
      <SiteFooter promo={quiet ? 'line' : 'band'} />
      <Drawer />
    </>
  )
}

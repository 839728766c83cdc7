import { useLayoutEffect } from 'react'
import { useTranslations } from 'use-intl'
import { UndoNote } from '#web/cart/undo-note.tsx'
import { showLogin } from '#web/login/show-login.ts'
import { LastOrder } from '#web/order/last-order.tsx'
import { type OrderPageId, useOrder } from '#web/order/order-context.ts'
import { useLiveSearch } from '#web/order/use-live-search.ts'
import { useSession } from '#web/session/use-session.ts'
import { Wall } from '#web/order/wall.tsx'
import { DomainSearch } from '#web/ui/domain-search.tsx'
import { TrustRow } from '#web/ui/trust-row.tsx'

/** The empty pot: a search, and two other ways to begin. */
export function EmptyCart({ id }: { readonly id: OrderPageId }) {
  const t = useTranslations('order')
  const { pages, paths, trust } = useOrder()
  const { h1, lead } = pages[id]
  const { lapsed, endedElsewhere } = useSession()
  const live = useLiveSearch()
  // How to pay is no question without anything to pay.
  const isLast = id === 'orderPayment'
  const isOut = lapsed || endedElsewhere

  // What was there is gone, and why stands on top.
  useLayoutEffect(() => {
    if (isOut) scrollTo(0, 0)
  }, [isOut])
  return (
    <>
      <Wall drawing="leeg" height={190} label={t('empty.picture')}>
        <UndoNote />
        {isOut && (
          <p className="note undo" role="status">
            <span>{t('loggedOut')}</span>
            <button type="button" className="btn btn-t" onClick={() => void showLogin()}>
              {t('logIn')}
            </button>
          </p>
        )}
        <h1>{isLast ? t('empty.heading') : h1}</h1>
        <p className="lead">{isLast ? t('empty.lead') : lead}</p>
        {isLast && <LastOrder />}
        <DomainSearch
          action={pages.orderDomains.path}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          button={t('search.button')}
          {...(id === 'orderDomains' && { live })}
        />
        <p className="hint">
          {t.rich('empty.otherWays', {
            wordpress: (text) => (
              <a className="link" href={paths.wordpressHosting}>
                {text}
              </a>
            ),
            moving: (text) => (
              <a className="link" href={paths.moving}>
                {text}
              </a>
            ),
          })}
        </p>
      </Wall>
      <TrustRow points={trust} />
    </>
  )
}

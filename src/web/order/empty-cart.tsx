import { useTranslations } from 'use-intl'
import type { OrderAppProps } from '#web/order/order-app.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { DomainSearch } from '#web/ui/domain-search.tsx'
import { TrustRow } from '#web/ui/trust-row.tsx'

interface Props extends Pick<OrderAppProps, 'paths' | 'trust'> {
  readonly heading: string
  readonly lead: string
  readonly searchPath: string
}

/** The empty pot: a search, and two other ways to begin. */
export function EmptyCart({ heading, lead, searchPath, paths, trust }: Props) {
  const t = useTranslations('order')
  return (
    <>
      <section className="kas">
        <div className="wrap result">
          <div className="rc">
            <h1>{heading}</h1>
            <p className="lead">{lead}</p>
            <DomainSearch
              action={searchPath}
              label={t('search.label')}
              placeholder={t('search.placeholder')}
              button={t('search.button')}
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
          </div>
          <div className="pic">
            <Drawing name="leeg" height={190} label={t('empty.picture')} />
          </div>
        </div>
      </section>
      <div className="sill" />
      <TrustRow points={trust} />
    </>
  )
}

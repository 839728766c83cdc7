import type { ReactNode, Ref } from 'react'
import { useTranslations } from 'use-intl'

interface Props {
  readonly ref?: Ref<HTMLElement>
  readonly isBusy: boolean
  /** The drawing above the heading. */
  readonly drawing?: ReactNode
  /** Number of items, beside the heading. */
  readonly count?: ReactNode
  readonly children: ReactNode
}

/** The cart beside an order page: the same frame while it is loading, empty and filled. */
export function SummaryFrame({ ref, isBusy, drawing, count, children }: Props) {
  const title = useTranslations('cart')('title')
  return (
    <aside ref={ref} className="summary" aria-label={title} aria-busy={isBusy}>
      {drawing}
      <h2>
        {title} {count && <small>{count}</small>}
      </h2>
      {children}
    </aside>
  )
}

export function LoadingSummary() {
  return (
    <SummaryFrame isBusy>
      <p className="visually-hidden">{useTranslations('order')('loading')}</p>
      <div className="bars appears-late" aria-hidden="true">
        <span className="skeleton" />
        <span className="skeleton long" />
        <span className="skeleton" />
        <span className="skeleton long" />
      </div>
    </SummaryFrame>
  )
}

interface EmptyProps {
  readonly isBusy?: boolean
  readonly notices?: ReactNode
  readonly undo?: ReactNode
}

/** Prerendered pages show it without the cart code; notices and "undo" come with that code. */
export function EmptySummary({ isBusy = false, notices, undo }: EmptyProps) {
  const t = useTranslations('cart')
  return (
    <SummaryFrame isBusy={isBusy} drawing={<div className="summary-sill" />} count={t('count', { count: 0 })}>
      {notices}
      <p className="muted nothing">{t('empty')}</p>
      {undo}
    </SummaryFrame>
  )
}

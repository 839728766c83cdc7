import { useEffect, useLayoutEffect, type ReactNode, useMemo, Component, Fragment } from 'react'
import { useTranslations, useLocale, useMessages } from 'use-intl'
import { brandName } from '#site/brand.ts'
import { track } from '#web/analytics/track.ts'
import { useCartPart } from '#web/cart/use-cart.ts'
import { Texts } from '#web/texts.tsx'
import { LeafNode } from '#web/ui/leaf-node.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { LoadingAccountPage, LoadingCompletePage, LoadingOrder } from './loading-pages.tsx'
import { type OrderQuery, useOrderQuery } from './order-address.ts'
import { type OrderPageId, useOrder, useSiteLocale } from './order-context.ts'
import { OrderLink } from './order-link.tsx'
import type { LoadedPage } from './order-pages.ts'
import { useOrderPage } from './use-order-page.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * One step. The build renders the empty cart and, hidden, the loading page for a stored cart. The boot script sets an
 * attribute before the first paint that decides which of them shows; after hydration this component updates it.
 */
export function OrderPage({ id }: { readonly id: OrderPageId }) {
  const { pages } = useOrder()
  const { title, h1 } = pages[id]
  const isHydrated = useHydrated()
  const query = useOrderQuery()
  const isLoading = useCartPart(({ phase }) => phase === 'loading')
  const hasNothing = useCartPart(({ items }) => items.length === 0)

  const isAsked = isAskedFor(id, query)
  // Names and payments can be shown before the cart has loaded; the hosting step depends on the cart.
  const isKnown = isHydrated && (!isLoading || (isAsked && id !== 'orderHosting'))
  const isEmpty = hasNothing && !isAsked
  const page = useOrderPage(id, useSiteLocale(), isKnown && !isEmpty)
  const isWaiting = isKnown && !isEmpty && page === 'loading'

  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (isWaiting && !(hasOwnWait(id) && hasNothing)) dataset['cart'] = isAsked ? 'asked' : 'kept'
    else if (isKnown) delete dataset['cart']
  }, [id, isKnown, isAsked, isWaiting, hasNothing])
  useEffect(() => {
    document.title = `${title} – ${brandName}`
  }, [title])
  useEffect(() => track('page', id), [id])

  const view = viewOf({ isKnown, isEmpty, waitsAlone: hasOwnWait(id), page })
  return (
    <>
      <OrderSteps current={id} />
      <main id="main" tabIndex={-1}>
        {content()}
      </main>
    </>
  )

  function content(): ReactNode {
    switch (view) {
      case 'waiting':
        return id === 'orderAccount' ? <LoadingAccountPage /> : <LoadingCompletePage />
      case 'emptyOrKept':
        return (
          <>
            <div className="if-empty">
              <EmptyCart id={id} />
            </div>
            <div className="if-kept">
              <LoadingOrder id={id} heading={h1} />
            </div>
          </>
        )
      case 'failed':
        return <FailedPage />
      default:
        return (
          <ErrorBoundary fallback={<FailedPage />}>
            <PageTexts messages={view.messages}>
              <view.Page />
            </PageTexts>
          </ErrorBoundary>
        )
    }
  }
}

interface PageState {
  readonly isKnown: boolean
  readonly isEmpty: boolean
  /** The step does not depend on the cart, so it has only one loading state. */
  readonly waitsAlone: boolean
  readonly page: LoadedPage | 'loading' | 'failed'
}

/** `emptyOrKept`: both variants are rendered, and the attribute set by the boot script decides which one shows. */
function viewOf({ isKnown, isEmpty, waitsAlone, page }: PageState): 'waiting' | 'emptyOrKept' | 'failed' | LoadedPage {
  if (waitsAlone && (!isKnown || page === 'loading')) return 'waiting'
  if (!isKnown || isEmpty || page === 'loading') return 'emptyOrKept'
  return page
}

/** Whether the URL asks for content beyond the cart. */
function isAskedFor(id: OrderPageId, { q, product, domain }: OrderQuery): boolean {
  if (id === 'orderDomains') return q !== ''
  // Logging in, registering and viewing a payment need no cart.
  return hasOwnWait(id) || (id === 'orderHosting' && (product !== '' || domain !== ''))
}

/** Steps that do not depend on the cart have one loading state. */
function hasOwnWait(id: OrderPageId): boolean {
  return id === 'orderAccount' || id === 'orderComplete'
}

/** Shown when a page fails to load or keeps crashing: offers to reload it. */
function FailedPage() {
  const t = useTranslations('order')
  return (
    <div className="wrap order">
      <p className="note err">
        <span>{t('pageFailed')}</span>{' '}
        <a className="link" href={location.href}>
          {t('reload')}
        </a>
      </p>
    </div>
  )
}

/** Merges the messages of the app with those of the page. */
function PageTexts({ messages, children }: { readonly messages: object; readonly children: ReactNode }) {
  const appMessages = useMessages()
  const all = useMemo(() => ({ ...appMessages, ...messages }), [appMessages, messages])
  return (
    <Texts locale={useLocale()} messages={all}>
      {children}
    </Texts>
  )
}

interface BoundaryProps {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failures: number
  readonly isBroken: boolean
}

const maxFailures = 3

/** Browser extensions and translators change the DOM that React owns, so a crash is retried a few times. */
class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = { failures: 0, isBroken: false }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true }
  }

  override componentDidCatch(): void {
    this.setState(({ failures }) => ({ failures: failures + 1, isBroken: failures + 1 >= maxFailures }))
  }

  override render(): ReactNode {
    const { failures, isBroken } = this.state
    return isBroken ? this.props.fallback : <Fragment key={failures}>{this.props.children}</Fragment>
  }
}

const steps = [
  { step: 'domain', page: 'orderDomains' },
  { step: 'hosting', page: 'orderHosting' },
  { step: 'account', page: 'orderAccount' },
  { step: 'payment', page: 'orderPayment' },
] as const

/** Progress bar with the four steps; completed steps are links. */
function OrderSteps({ current }: { readonly current: OrderPageId }) {
  const t = useTranslations('order')
  const now = steps.findIndex(({ page }) => page === current)
  if (now < 0) return null
  return (
    <nav className="stemnav" aria-label={t('stepsLabel')}>
      <div className="wrap">
        <ol>
          {steps.map(({ step, page }, index) => {
            const name = t(`steps.${step}`)
            if (index < now) {
              return (
                <li key={step} className="done">
                  <span className="n">
                    <LeafNode />
                  </span>
                  <OrderLink to={page} label={t('stepDone', { step: name })}>
                    {name}
                  </OrderLink>
                </li>
              )
            }
            const isNow = index === now
            return (
              <li key={step} className={isNow ? 'now' : undefined} aria-current={isNow ? 'step' : undefined}>
                <span className="n" />
                {name}
              </li>
            )
          })}
        </ol>
      </div>
    </nav>
  )
}

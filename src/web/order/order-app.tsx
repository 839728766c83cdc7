import { useEffect } from 'react'
import { Route, Router, Switch } from 'wouter'
import { brand } from '#site/brand.ts'
import { EmptyCart } from '#web/order/empty-cart.tsx'
import type { TrustPoint } from '#web/ui/trust-row.tsx'
import { OrderSteps, type OrderStep } from '#web/order/order-steps.tsx'

export type OrderPageId = 'orderDomains' | 'orderHosting' | 'orderAccount' | 'orderPayment' | 'orderComplete'

export interface OrderPageText {
  readonly path: string
  readonly title: string
  readonly h1: string
  readonly lead: string
}

/** What the app cannot know by itself: its own paths and the heads of its pages, given with the page. */
export interface OrderAppProps {
  readonly pages: Readonly<Record<OrderPageId, OrderPageText>>
  readonly paths: { readonly wordpressHosting: string; readonly moving: string }
  readonly trust: readonly TrustPoint[]
  /** Path to render at build; the browser reads its own address. */
  readonly ssrPath?: string
}

const steps: Readonly<Record<OrderPageId, OrderStep | undefined>> = {
  orderDomains: 'domain',
  orderHosting: 'hosting',
  orderAccount: 'account',
  orderPayment: 'payment',
  orderComplete: undefined,
}

export function OrderApp({ pages, ssrPath, ...given }: OrderAppProps) {
  return (
    <Router {...(ssrPath && { ssrPath })}>
      <Switch>
        {Object.entries(pages).map(([id, text]) => (
          <Route key={id} path={text.path}>
            <OrderPage id={id as OrderPageId} text={text} searchPath={pages.orderDomains.path} {...given} />
          </Route>
        ))}
      </Switch>
    </Router>
  )
}

interface OrderPageProps extends Pick<OrderAppProps, 'paths' | 'trust'> {
  readonly id: OrderPageId
  readonly text: OrderPageText
  readonly searchPath: string
}

function OrderPage({ id, text, ...given }: OrderPageProps) {
  const step = steps[id]
  useEffect(() => {
    document.title = `${text.title} – ${brand.name}`
  }, [text.title])
  return (
    <>
      {step && <OrderSteps current={step} />}
      <main id="main" tabIndex={-1}>
        <EmptyCart heading={text.h1} lead={text.lead} {...given} />
      </main>
    </>
  )
}

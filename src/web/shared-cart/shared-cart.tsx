import { useContext } from 'react'
import { useTranslations } from 'use-intl'
import type { SiteLocale } from '#core/locale/locale.ts'
import { missingItems } from '#core/cart/handed-on.ts'
import { useMailedToken } from '#web/account/mailed-token.ts'
import { Outcome } from '#web/account/outcome.tsx'
import { openShared } from '#web/api/shared-carts.ts'
import type { CartStore } from '#web/cart/cart-store.ts'
import { type ProductTitles, ProductTitlesContext } from '#web/cart/product-titles.ts'
import { CartContext } from '#web/cart/use-cart.ts'
import type { SessionStore } from '#web/session/session-store.ts'
import { SessionContext } from '#web/session/use-session.ts'
import { useAnswer } from '#web/use-answer.ts'
import { RetryNote } from '#web/ui/retry-note.tsx'
import { type Arrival, Arrived, GoOn, type OrderPaths, pause, type Stage, take } from './arrived-cart.tsx'

export interface SharedCartProps {
  readonly locale: SiteLocale
  readonly paths: OrderPaths
}

const titlesIn: Readonly<Record<SiteLocale, () => Promise<{ readonly default: ProductTitles }>>> = {
  nl: () => import('virtual:product-titles/nl'),
  de: () => import('virtual:product-titles/de'),
}

/** Opens a shared link. An empty cart takes its items at once; otherwise the visitor chooses. */
export function SharedCart({ locale, paths }: SharedCartProps) {
  const t = useTranslations('sharedCart')
  const token = useMailedToken()
  const cart = useContext(CartContext)
  const session = useContext(SessionContext)
  const { answer, askAgain } = useAnswer(cart && session && token, async (link): Promise<Opened> => {
    if (!cart || !session) return 'failed'
    return arrive(link, { cart, session }, locale).catch(() => 'failed' as const)
  })

  if (token === null) return <WithoutLink paths={paths} />
  if (answer === 'broken') {
    return (
      <Outcome title={t('brokenTitle')}>
        <p>{t('brokenText')}</p>
        <GoOn paths={paths} isFinished={false} />
      </Outcome>
    )
  }
  if (answer === 'failed') return <RetryNote text={t('failed')} onRetry={askAgain} />
  if (token === undefined || answer === undefined) {
    return (
      <p className="lead" role="status">
        {t('waiting')}
      </p>
    )
  }
  return (
    <ProductTitlesContext value={answer.titles}>
      <Arrived {...answer} token={token} paths={paths} />
    </ProductTitlesContext>
  )
}

interface Stores {
  readonly cart: CartStore
  readonly session: SessionStore
}

interface Opening extends Arrival {
  readonly titles: ProductTitles
}

type Opened = Opening | 'broken' | 'failed'

/** Time allowed for a customer's own cart to load. */
const customerCartMs = 2000

async function arrive(token: string, { cart, session }: Stores, locale: SiteLocale): Promise<Opened> {
  const [copy, titles] = await Promise.all([openShared(token), titlesIn[locale]()])
  if (typeof copy === 'string') return copy
  // If the session cannot be determined, the cart of this device is used.
  await until(session.subscribe, () => session.view().status !== 'loading' || session.view().unreachable)
  await until(cart.subscribe, () => cart.view().phase !== 'loading')
  const holdsSomething = () => cart.view().items.length > 0
  if (session.view().status === 'authenticated') {
    await Promise.race([until(cart.subscribe, holdsSomething), pause(customerCartMs)])
  }
  const arrival = (stage: Stage) => ({ copy, titles: titles.default, stage })
  if (copy.items.length === 0) return arrival('unsold')
  if (missingItems(copy.items, cart.view().items).length === 0) return arrival('already')
  if (holdsSomething()) return arrival('choice')
  return (await take(cart, token, { isReplacing: false })).cart === null ? 'failed' : arrival('added')
}

function until(subscribe: (listener: () => void) => () => void, isTrue: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = subscribe(look)
    function look(): void {
      if (!isTrue()) return
      end()
      resolve()
    }
    look()
  })
}

function WithoutLink({ paths }: Pick<SharedCartProps, 'paths'>) {
  const t = useTranslations('sharedCart')
  return (
    <div className="outcome">
      <p className="lead">{t('noLink')}</p>
      <GoOn paths={paths} isFinished={false} />
    </div>
  )
}

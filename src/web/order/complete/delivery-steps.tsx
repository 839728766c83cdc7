import { type ReactNode, useEffect, useRef, useState, useCallback } from 'react'
import { useTranslations, useLocale } from 'use-intl'
import { portalName } from '#site/brand.ts'
import type { Payment } from '#web/api/payments.ts'
import { useAnnouncer } from '#web/cart/announcer.tsx'
import { useOrder, useSiteLocale } from '#web/order/order-context.ts'
import { FormNote } from '#web/ui/form-note.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LeafNode } from '#web/ui/leaf-node.tsx'
import { dayText } from './order-facts.tsx'
import { type TransferWords, useTransferWords } from './transfer-words.ts'

interface StepsProps {
  readonly order: Order
  /** The order cost nothing. */
  readonly isFree: boolean
}

/** Timeline of the payment and the delivery of each ordered item; it advances while the page is open. */
export function DeliverySteps({ order, isFree }: StepsProps) {
  const t = useTranslations('complete.steps')
  const transfers = useTranslations('transfers')
  const { paths } = useOrder()
  const wordsOf = useDeliveryWords()
  const { deliveries, own } = order
  const isEnded = deliveries.every(({ state }) => state === 'ended')
  const isDone = deliveries.every(({ state }) => state === 'done' || state === 'ended')
  const grown = useGrown(deliveries)
  useProgressSaid(deliveries)
  return (
    <section className="grid happens">
      <h2>{t(isEnded ? 'headingEnded' : isDone ? 'headingDone' : 'heading')}</h2>
      <div className="rest">
        <ol className="delivery-list">
          <li className="delivered">
            <StepNode state="done" />
            <h3>{t(isFree ? 'ordered' : 'received')}</h3>
            <p>{t(isFree ? 'orderedText' : own ? 'receivedText' : 'receivedAll')}</p>
          </li>
          {deliveries.map((delivery) => {
            const { title, text, asksCode } = wordsOf(delivery)
            return (
              <li key={delivery.itemId} className={delivery.state === 'done' ? 'delivered' : undefined}>
                <StepNode state={delivery.state} hasGrown={grown.has(delivery.itemId)} />
                <h3>{title}</h3>
                <HeldBy own={own} delivery={delivery} text={text} />
                {asksCode && (
                  <p>
                    <a className="button button-secondary button-medium" href={paths.contact}>
                      {transfers('send')}
                    </a>
                  </p>
                )}
                <HolderNeeds delivery={delivery} />
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}

interface HeldProps {
  readonly own: Order['own']
  readonly delivery: Delivery
  readonly text: ReactNode
}

/** Adds the holder's name when the holder is not the buyer. */
function HeldBy({ own, delivery: { itemId, kind, state }, text }: HeldProps) {
  const t = useTranslations('complete.steps')
  const holder = own?.lines.find((line) => line.itemId === itemId)?.holder
  if (holder === undefined) return <p>{text}</p>
  const isUnderWay = kind === 'register' && (state === 'waiting' || state === 'busy')
  return (
    <p>
      {isUnderWay ? t('busyForHolder') : text} {t('heldBy', { holder })}
    </p>
  )
}

/** Details that the registry still requires from the holder, and the deadline. */
function HolderNeeds({ delivery: { needs, neededBy } }: { readonly delivery: Delivery }) {
  const t = useTranslations('complete.steps.needs')
  const { paths } = useOrder()
  const locale = useLocale()
  if (needs === undefined || neededBy === undefined) return null
  const day = dayText(neededBy, locale)
  return (
    <FormNote kind="info" title={t('title')}>
      {needs.map((need) => t(need, { day })).join(' ')}{' '}
      {needs.includes('identity') && (
        <a className="link" href={paths.contact}>
          {t('send')}
        </a>
      )}
    </FormNote>
  )
}

function StepNode({ state, hasGrown = false }: { readonly state: Delivery['state']; readonly hasGrown?: boolean }) {
  if (state === 'done') {
    return (
      <span className={hasGrown ? 'node newly-grown' : 'node'}>
        <LeafNode />
      </span>
    )
  }
  if (state === 'failed') return <Icon name="warn" className="node problem" />
  return <span className={state === 'busy' ? 'node pending now' : 'node pending'} />
}

/** @returns items delivered since the page was opened; only these are animated */
function useGrown(deliveries: readonly Delivery[]): ReadonlySet<string> {
  const doneNow = deliveries.filter(({ state }) => state === 'done').map(({ itemId }) => itemId)
  const [doneBefore] = useState(() => new Set(doneNow))
  return new Set(doneNow.filter((id) => !doneBefore.has(id)))
}

/** Announces the progress of deliveries to screen readers. */
function useProgressSaid(deliveries: readonly Delivery[]): void {
  const announce = useAnnouncer()
  const wordsOf = useDeliveryWords()
  const previous = useRef(deliveries)
  useEffect(() => {
    const before = new Map(previous.current.map((delivery) => [delivery.itemId, stageOf(delivery)]))
    previous.current = deliveries
    const moved = deliveries.filter((delivery) => before.get(delivery.itemId) !== stageOf(delivery))
    if (moved.length > 0) announce(moved.map((delivery) => `${wordsOf(delivery).title}.`).join(' '))
  }, [announce, deliveries, wordsOf])
}

function stageOf({ state, transfer, end }: Delivery): string {
  return `${state} ${transfer?.step} ${end?.reason}`
}

type Order = NonNullable<Payment['order']>
type Delivery = Order['deliveries'][number]

interface DeliveryWords extends TransferWords {
  readonly title: string
}

/** Texts for the state of an ordered item. */
function useDeliveryWords(): (delivery: Delivery) => DeliveryWords {
  const t = useTranslations('complete.steps')
  const transferWords = useTransferWords()
  const locale = useLocale()
  const portal = portalName[useSiteLocale()]
  return useCallback(
    ({ kind, state, name, title, heldFor, heldUntil, transfer, end }) => {
      const about = { name, title, portal }
      if (end && end.reason !== 'not_registered') {
        const subject = kind === 'register' || kind === 'move' ? 'name' : 'other'
        const reason = t(`ends.${end.reason}`)
        if (state === 'ended') return { title: t(`ends.${subject}Ended`, about), text: reason }
        const until = end.lastDay === null ? t('ends.withTerm') : t('ends.until', { day: dayText(end.lastDay, locale) })
        return { title: t(`ends.${subject}`, about), text: `${reason} ${until}` }
      }
      if (end || state === 'ended') return { title: t('register.failed', about), text: t('ends.not_registered') }
      const moving = transfer && (state === 'busy' || state === 'failed') ? transferWords(name, transfer) : null
      const words = (text: string) => ({ title: t(`${kind}.${state}`, about), text })
      if (moving) return { ...words(moving.text), ...moving }
      if (state === 'failed') return words(t(kind === 'movingService' ? 'failedFree' : 'failedText'))
      if (state !== 'held') return words(t(`${kind}.${state === 'done' ? 'doneText' : 'busyText'}`, about))
      if (heldFor === 'withdrawal_period' && heldUntil !== null) {
        return words(t('withdrawalUntil', { day: dayText(heldUntil, locale) }))
      }
      return words(t(`heldFor.${heldFor ?? 'other'}`))
    },
    [locale, portal, t, transferWords],
  )
}

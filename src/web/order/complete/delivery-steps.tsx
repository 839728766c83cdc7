import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAnnouncer } from '#web/cart/announcer.tsx'
import { ConfirmEmail } from '#web/order/complete/confirm-email.tsx'
import { type Delivery, type Order, useDeliveryWords } from '#web/order/complete/delivery-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LeafNode } from '#web/ui/leaf-node.tsx'

interface Props {
  readonly order: Order
  /** There was nothing to pay. */
  readonly isFree: boolean
}

/** The stem: the payment, then each thing that was ordered. It grows while somebody looks. */
export function DeliverySteps({ order, isFree }: Props) {
  const t = useTranslations('complete.steps')
  const wordsOf = useDeliveryWords()
  const { deliveries, own } = order
  const isDone = deliveries.every(({ state }) => state === 'done')
  const grown = useGrown(deliveries)
  useProgressSaid(deliveries)
  return (
    <section className="g12 happens">
      <h2>{t(isDone ? 'headingDone' : 'heading')}</h2>
      <div className="rest">
        {own && !own.isEmailVerified && deliveries.some(({ heldFor }) => heldFor === 'email') && (
          <ConfirmEmail email={own.email} />
        )}
        <ol className="grow">
          <li className="d">
            <StepNode state="done" />
            <h3>{t(isFree ? 'ordered' : 'received')}</h3>
            <p>{t(isFree ? 'orderedText' : own ? 'receivedText' : 'receivedAll')}</p>
          </li>
          {deliveries.map((delivery) => {
            const { title, text } = wordsOf(delivery)
            return (
              <li key={delivery.itemId} className={delivery.state === 'done' ? 'd' : undefined}>
                <StepNode state={delivery.state} hasGrown={grown.has(delivery.itemId)} />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}

function StepNode({ state, hasGrown = false }: { readonly state: Delivery['state']; readonly hasGrown?: boolean }) {
  if (state === 'done') {
    return (
      <span className={hasGrown ? 'nd grew' : 'nd'}>
        <LeafNode />
      </span>
    )
  }
  if (state === 'failed') return <Icon name="warn" className="nd bad" />
  return <span className={state === 'busy' ? 'nd o now' : 'nd o'} />
}

/** What is done since the page was opened: only that grows. */
function useGrown(deliveries: readonly Delivery[]): ReadonlySet<string> {
  const doneNow = deliveries.filter(({ state }) => state === 'done').map(({ itemId }) => itemId)
  const [doneBefore] = useState(() => new Set(doneNow))
  return new Set(doneNow.filter((id) => !doneBefore.has(id)))
}

/** Whatever moved on is said, when people are ready to hear it. */
function useProgressSaid(deliveries: readonly Delivery[]): void {
  const announce = useAnnouncer()
  const wordsOf = useDeliveryWords()
  const known = useRef(deliveries)
  useEffect(() => {
    const before = new Map(known.current.map(({ itemId, state }) => [itemId, state]))
    known.current = deliveries
    const moved = deliveries.filter(({ itemId, state }) => before.get(itemId) !== state)
    if (moved.length > 0) announce(moved.map((delivery) => `${wordsOf(delivery).title}.`).join(' '))
  }, [announce, deliveries, wordsOf])
}

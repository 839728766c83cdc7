import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFocusOn } from '#web/use-focus-on.ts'
import { type CartItem, type DomainItem, nameOfItem } from '#core/cart/cart.ts'
import { type ForwardFault, forwardTargetOf, maxForwardLength } from '#core/cart/forward-target.ts'
import { displayNameOf } from '#core/names/look-alike.ts'
import { brandName } from '#site/brand.ts'
import { useAnnouncer } from '#web/cart/announcer.tsx'
import { withChanged } from '#web/cart/item-ids.ts'
import { shownAddressOf, useItemName } from '#web/cart/item-name.ts'
import { useRemoval } from '#web/cart/removal.tsx'
import { useCart, useCartStore } from '#web/cart/use-cart.ts'
import { OrderLink } from '#web/order/order-link.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { HostedName } from './hosted-names.ts'

/** Sets the forwarding target of a name and announces it. */
function useForwarding(): (domain: DomainItem, target: string | undefined) => Promise<boolean> {
  const t = useTranslations('orderHosting')
  const cart = useTranslations('cart')
  const store = useCartStore()
  const announce = useAnnouncer()
  return async (domain, target) => {
    if (store.view().busy) return false
    const { forwardTo: _, ...parameters } = domain.parameters
    const changed = { ...domain, parameters: { ...parameters, ...(target !== undefined && { forwardTo: target }) } }
    const isSaved = await store.add(...withChanged(store.view().items, domain, changed))
    const name = displayNameOf(nameOfItem(domain))
    const announcement =
      target === undefined ? t('forwardStopped', { name }) : t('forwardSaved', { name, target: shownAddressOf(target) })
    announce(isSaved ? announcement : cart('addFailed'))
    return isSaved
  }
}

interface Props {
  readonly domain: DomainItem
  /** Another name of the order, suggested as the target. */
  readonly suggested: string | undefined
  readonly onDone?: () => void
}

/** Form for the forwarding target of a name without a package. */
export function ForwardForm({ domain, suggested, onDone }: Props) {
  const t = useTranslations('orderHosting')
  const { busy } = useCart()
  const forward = useForwarding()
  const input = useRef<HTMLInputElement>(null)
  const { forwardTo } = domain.parameters
  const [typed, setTyped] = useState(() => (forwardTo ? shownAddressOf(forwardTo) : displayNameOf(suggested ?? '')))
  const [fault, setFault] = useState<ForwardFault>()
  const name = displayNameOf(nameOfItem(domain))

  // The form opens below the pressed button, so its field takes the focus.
  useFocusOn(input, onDone)

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const target = forwardTargetOf(typed, nameOfItem(domain))
    setFault(target.ok ? undefined : target.code)
    if (!target.ok) return input.current?.focus()
    if (await forward(domain, target.value)) onDone?.()
  }

  return (
    <form className="forward" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        ref={input}
        name="forwardTo"
        label={t('forwardField', { name })}
        help={t('forwardHelp', { name })}
        error={fault && t(`forwardFaults.${fault}`)}
        value={typed}
        onChange={setTyped}
        maxLength={maxForwardLength}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <p className="ways">
        <button type="submit" className="button button-secondary small" aria-disabled={busy}>
          {t('forwardSave')}
        </button>
        {forwardTo !== undefined && (
          <button
            type="button"
            className="button button-text small"
            aria-disabled={busy}
            onClick={() => void forward(domain, undefined).then((isDone) => isDone && onDone?.())}
          >
            {t('forwardStop')}
          </button>
        )}
      </p>
    </form>
  )
}

export function sectionIdOf(name: string): string {
  return `name-${name}`
}

interface LineProps {
  readonly hosted: HostedName
  readonly first: string | undefined
  readonly onOpen: () => void
}

/** A further name of the cart on one line: domain name only, forwarded, or with its own package. */
export function NameLine({ hosted: { name, domain, hosting }, first, onOpen }: LineProps) {
  const t = useTranslations('orderHosting')
  const id = useId()
  const { busy } = useCart()
  const { remove } = useRemoval()
  const nameOf = useItemName()
  const forward = useForwarding()
  const [isForwarding, setForwarding] = useState(false)
  const target = hosting ? undefined : domain?.parameters.forwardTo

  async function takeNameOnly(): Promise<void> {
    setForwarding(false)
    if (busy || !domain) return
    if (hosting) await remove(hosting, nameOf(hosting))
    if (domain.parameters.forwardTo !== undefined) await forward(domain, undefined)
  }
  return (
    <section className="hosted-name line" id={sectionIdOf(name)} tabIndex={-1} aria-labelledby={`${id}h`}>
      <h2 id={`${id}h`}>{displayNameOf(name)}</h2>
      {domain?.priceType === 'transfer' && <Whereabouts domain={domain} />}
      <div className="ways">
        {domain && (
          <>
            <button
              type="button"
              className="chip"
              aria-pressed={!hosting && target === undefined}
              aria-disabled={busy}
              aria-describedby={`${id}h`}
              onClick={() => void takeNameOnly()}
            >
              {t('nameOnly')}
            </button>
            {!hosting && (
              <button
                type="button"
                className="chip"
                aria-pressed={target !== undefined}
                aria-expanded={isForwarding}
                aria-describedby={`${id}h`}
                onClick={() => setForwarding(!isForwarding)}
              >
                {target === undefined ? t('forward') : t('forwardsTo', { target: shownAddressOf(target) })}
              </button>
            )}
          </>
        )}
        <button
          type="button"
          className="chip"
          aria-pressed={hosting !== undefined}
          aria-expanded="false"
          aria-describedby={`${id}h`}
          onClick={onOpen}
        >
          {hosting ? nameOf(hosting) : t('ownPackage')}
        </button>
      </div>
      {isForwarding && domain && !hosting && (
        <ForwardForm
          domain={domain}
          suggested={first === name ? undefined : first}
          onDone={() => {
            setForwarding(false)
            document.getElementById(sectionIdOf(name))?.focus()
          }}
        />
      )}
    </section>
  )
}

export function Whereabouts({ domain }: { readonly domain: CartItem | undefined }) {
  const t = useTranslations('orderHosting')
  if (domain === undefined) return <span className="small where">{t('staysThere')}</span>
  if (domain.priceType === 'transfer') {
    return <span className="small where">{t('movesHere', { brand: brandName })}</span>
  }
  const sld = domain.type === 'domain' ? displayNameOf(domain.parameters.sld) : ''
  return (
    <OrderLink to="orderDomains" q={sld} className="link small">
      {t('otherName')}
    </OrderLink>
  )
}

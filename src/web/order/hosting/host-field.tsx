import { type RefObject, type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Failure } from '#core/result/result.ts'
import type { DomainName, ExtensionTable } from '#core/names/domain-name.ts'
import type { ParseFault } from '#core/names/parsed-name.ts'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCart } from '#web/cart/use-cart.ts'
import { lookups } from '#web/order/domains/lookups.ts'
import { namePricesOf } from '#web/order/domains/name-prices.ts'
import { loadExtensions } from '#web/order/extension-table.ts'
import { keepChoice } from '#web/order/kept-choices.ts'
import { addressOf, navigate } from '#web/order/order-address.ts'
import { catalogueWith } from '#web/order/order-catalogue.ts'
import { useOrder } from '#web/order/order-context.ts'
import { useOrderSession } from '#web/order/order-session.ts'
import { OrderLink } from '#web/order/order-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { nameItemsOf, type PricingContext } from './hosting-items.ts'
import { CostLine } from './package-option.tsx'
import { readHost, type TypedHost } from './typed-host.ts'
import { useFocusOn } from '#web/use-focus-on.ts'

/** Slower availability checks are ignored. */
const maxCheckMs = 2500

export interface FreeName {
  readonly name: DomainName
  readonly table: ExtensionTable
}

export interface ReadHost extends TypedHost {
  readonly table: ExtensionTable
}

interface Said {
  /** The visitor has confirmed owning a name that appears to be free. */
  readonly isOwn: boolean
}

interface HostReading {
  readonly input: RefObject<HTMLInputElement | null>
  readonly fault: Failure<ParseFault> | undefined
  /** The name is not registered, so the visitor cannot own it yet. */
  readonly free: FreeName | undefined
  readonly isChecking: boolean
  /** @returns the typed host name, or undefined if a note has to be shown first */
  readonly read: (said?: Said) => Promise<ReadHost | undefined>
}

/** Reads a host name that the visitor already owns. If the name is still free, its registration is offered first. */
export function useHostField(): HostReading {
  const { address } = useOrder().extensions
  const session = useOrderSession()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<Failure<ParseFault>>()
  const [free, setFree] = useState<FreeName>()
  const [isChecking, setChecking] = useState(false)

  async function read({ isOwn }: Said = { isOwn: false }): Promise<ReadHost | undefined> {
    const table = await loadExtensions(session, address).catch(() => catalogueWith())
    const typed = readHost(input.current?.value ?? '', table)
    setFault(typed.ok ? undefined : typed)
    setFree(undefined)
    if (!typed.ok) {
      input.current?.focus()
      return undefined
    }
    const { ascii, orderable } = typed.value
    keepChoice({ domain: ascii })
    if (isOwn || !orderable) return { ...typed.value, table }
    setChecking(true)
    await lookups.lookUp({ names: [ascii] }, AbortSignal.timeout(maxCheckMs))
    setChecking(false)
    const lookup = lookups.of(ascii)
    if (lookup.kind !== 'found' || lookup.found.state !== 'available') return { ...typed.value, table }
    setFree({ name: orderable, table })
    return undefined
  }
  return { input, fault, free, isChecking, read }
}

interface Props {
  readonly host: HostReading
  readonly initial: string
  readonly onType?: (text: string) => void
}

/** Field for a domain name that stays with its current provider. */
export function HostField({ host: { input, fault }, initial, onType }: Props) {
  const t = useTranslations('orderHosting')
  const domains = useTranslations('orderDomains')
  const placeholder = useTranslations('order.search')('placeholder')
  const id = useId()
  const isIncomplete = fault?.code === 'name_empty' || fault?.code === 'unknown_extension'
  return (
    <div className="f">
      <label htmlFor={id}>{t('wishField')}</label>
      <span className="input-box">
        <input
          id={id}
          ref={input}
          defaultValue={initial}
          onInput={(event) => onType?.(event.currentTarget.value)}
          placeholder={placeholder}
          maxLength={500}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}d`}
        />
      </span>
      {fault === undefined ? (
        <p id={`${id}d`} className="help">
          {t('wishHelp')}
        </p>
      ) : (
        <p id={`${id}d`} className="error-text" role="alert">
          <Icon name="warn" />
          <span>
            {isIncomplete ? t('wishEmpty') : domains(`faults.${fault.code}`)}{' '}
            {fault.suggestion && domains('didYouMean', { name: fault.suggestion })}
          </span>
        </p>
      )}
    </div>
  )
}

interface FreeProps {
  readonly free: FreeName
  readonly pricing: PricingContext
  readonly isBusy: boolean
  readonly onRegister: (free: FreeName) => void
  readonly onOwn: () => void
}

/** Offers to register a name that the visitor entered as their own but that is not registered. */
export function FreeNameOffer({ free, pricing, isBusy, onRegister, onOwn }: FreeProps) {
  const t = useTranslations('orderHosting.free')
  const price = useTranslations('price')
  const register = useRef<HTMLButtonElement>(null)
  const { name, table } = free
  const extension = table.extensions.get(name.tld)
  const prices = extension && namePricesOf(extension, pricing.date, pricing.vatRate)

  // The offer replaces the pressed button, so it takes the focus.
  useFocusOn(register, true)

  return (
    <div className="note free">
      <Icon name="info" />
      <div>
        <p role="status">
          <b>{t('is', { name: name.unicode })}</b> {t('offer')}
        </p>
        {prices && <CostLine prices={prices} pays={prices.years === 1 ? price('firstYear') : ''} />}
        <p className="act">
          <button
            ref={register}
            type="button"
            className="btn btn-s"
            aria-disabled={isBusy}
            onClick={() => !isBusy && onRegister(free)}
          >
            {t('register', { name: name.unicode })}
          </button>
          <button type="button" className="btn btn-t" aria-disabled={isBusy} onClick={() => !isBusy && onOwn()}>
            {t('own')}
          </button>
        </p>
      </div>
    </div>
  )
}

interface ElsewhereProps {
  readonly initial: string
  readonly pricing: PricingContext
  readonly onShow: (name: string) => void
}

/** Form to add hosting for a domain name kept elsewhere. It shows the packages and adds nothing to the cart. */
export function ElsewhereForm({ initial, pricing, onShow }: ElsewhereProps) {
  const t = useTranslations('orderHosting')
  const { path } = useOrder().pages.orderHosting
  const { busy } = useCart()
  const add = useAdding()
  const host = useHostField()

  async function show(confirmation?: Said): Promise<void> {
    const typed = await host.read(confirmation)
    if (!typed) return
    navigate(addressOf(path, { domain: typed.ascii }))
    onShow(typed.ascii)
  }

  async function register({ name, table }: FreeName): Promise<void> {
    if (!(await add(...nameItemsOf(pricing, table, name, 'purchase')))) return
    keepChoice({ domain: '' })
    onShow(name.ascii)
  }

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    if (!host.isChecking) void show()
  }

  return (
    <details className="hostform else" open={pricing.items.length === 0 || undefined}>
      <summary>
        <h2>{t('elsewhereHeading')}</h2>
      </summary>
      <form onSubmit={handleSubmit} noValidate>
        <HostField host={host} initial={initial} />
        {host.free && (
          <FreeNameOffer
            free={host.free}
            pricing={pricing}
            isBusy={busy}
            onRegister={(free) => void register(free)}
            onOwn={() => void show({ isOwn: true })}
          />
        )}
        <p className="act">
          <button className="btn btn-s" aria-busy={host.isChecking}>
            {t('elsewhereShow')}
          </button>
          <OrderLink to="orderDomains" className="btn btn-t">
            {t('wishNew')}
          </OrderLink>
        </p>
      </form>
    </details>
  )
}

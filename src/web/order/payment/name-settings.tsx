import texts from 'virtual:message-files/name-settings'
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react'
import { useMessages, useTranslations } from 'use-intl'
import { type CartItem, type DomainItem, nameOfItem } from '#core/cart/cart.ts'
import { holderName, registerFaults } from '#core/customers/holder.ts'
import { displayNameOf } from '#core/names/look-alike.ts'
import type { Customer } from '#web/account/own-customer.ts'
import { read, remove } from '#web/api/account-calls.ts'
import { useCart } from '#web/cart/use-cart.ts'
import { pageLocale } from '#web/page-locale.ts'
import { Texts } from '#web/texts.tsx'
import { FormNote } from '#web/ui/form-note.tsx'
import { serversOf } from './dns-fields.tsx'
import { faultKey, type KnownHolder } from './holder-values.ts'
import { type Holders, NameDialog } from './name-dialog.tsx'

/** Loads the settings for holder and DNS together with their messages. */
export async function nameSettings(): Promise<{ readonly default: ComponentType<Props> }> {
  const locale = pageLocale()
  const own = (await texts[locale]()).default
  return {
    default: function NameSettings(props) {
      const appMessages = useMessages()
      const all = useMemo(() => ({ ...appMessages, ...own }), [appMessages])
      return (
        <Texts locale={locale} messages={all}>
          <Settings {...props} />
        </Texts>
      )
    },
  }
}

interface Props {
  readonly customer: Customer
}

/** True for the default settings, which one line summarizes. */
const isAsUsual = ({ holderId, nameServers, dnssec }: DomainItem['parameters']) =>
  holderId === undefined && nameServers === undefined && dnssec !== false

const isName = (item: CartItem): item is DomainItem => item.type === 'domain'

function Settings({ customer }: Props) {
  const t = useTranslations('nameSettings')
  const names = useCart().items.filter(isName)
  const holders = useHolders()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const faultsOf = useFaultsOf(customer, holders.list)
  const groups = Map.groupBy(names, ({ parameters: { holderId } }) => holderId ?? '')
  const servers = new Set(names.map(({ parameters }) => serversOf(parameters, t)))
  const faults =
    holders.list === undefined ? [] : names.flatMap((item) => faultsOf(item, item.parameters.holderId ?? ''))

  function close(): void {
    setOpen(false)
    button.current?.focus()
  }
  const isUsual = faults.length === 0 && names.every(({ parameters }) => isAsUsual(parameters))
  const summary = isUsual ? (
    <p>{t('usual', { holder: customer.customerType === 'business' ? holderName(customer) : t('self') })}</p>
  ) : (
    <dl className="invoiced">
      <div>
        <dt>{t('holder')}</dt>
        {[...groups].map(([id, held]) => (
          <dd key={id}>
            {nameOfHolder(id, customer, holders.list) ?? (holders.list && t('gone'))}
            {groups.size > 1 && <small>{held.map((item) => displayNameOf(nameOfItem(item))).join(', ')}</small>}
          </dd>
        ))}
      </div>
      <div>
        <dt>{t('nameServers')}</dt>
        <dd>{[...servers].join('; ')}</dd>
      </div>
    </dl>
  )
  return (
    <section className={isUsual ? 'form-section name-settings-line usual' : 'form-section name-settings-line'}>
      <h2 className={isUsual ? 'visually-hidden' : undefined}>{t('heading')}</h2>
      {isUsual && summary}
      <button
        ref={button}
        type="button"
        className="button button-text"
        aria-haspopup="dialog"
        aria-label={t('changeLabel')}
        onClick={() => setOpen(true)}
      >
        {t('change')}
      </button>
      {!isUsual && summary}
      {faults.length > 0 && <FormNote title={t('incomplete')}>{faults.join(' ')}</FormNote>}
      {isOpen && <NameDialog {...{ customer, names, holders, faultsOf }} onClose={close} />}
    </section>
  )
}

function nameOfHolder(id: string, customer: Customer, list: readonly KnownHolder[] = []): string | undefined {
  if (id === '') return holderName(customer)
  const holder = list.find((each) => each.id === id)
  return holder && holderName(holder)
}

function useHolders(): Holders {
  const [list, setList] = useState<readonly KnownHolder[]>()
  useEffect(() => {
    void read<{ readonly holders: readonly KnownHolder[] }>('/holders').then((answer) =>
      setList(answer.ok ? answer.body.holders : []),
    )
  }, [])
  return {
    list,
    put: (holder) => setList([holder, ...(list ?? []).filter(({ id }) => id !== holder.id)]),
    async drop(id) {
      const answer = await remove(`/holders/${id}`)
      if (answer.ok) setList(list?.filter((each) => each.id !== id))
      return answer.ok
    },
  }
}

/** Reasons why a registry would reject a holder, in words; the id '' means the customer. */
function useFaultsOf(customer: Customer, list: readonly KnownHolder[] = []) {
  const t = useTranslations('nameSettings')
  return (item: DomainItem, id: string): readonly string[] => {
    const holder = id === '' ? customer : list.find((each) => each.id === id)
    const name = displayNameOf(nameOfItem(item))
    if (holder === undefined) return [t('faults.gone', { name })]
    return registerFaults(item.parameters.tld, holder).map(({ path, code }) => t(faultKey(path, code), { name }))
  }
}

import { type ComponentType, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useLocale, useMessages, useTranslations } from 'use-intl'
import { type CartItem, type DomainParameters, nameOfItem } from '#domain/cart/cart.ts'
import { holderName, registerFaults } from '#domain/customers/holder.ts'
import { displayNameOf } from '#domain/names/look-alike.ts'
import { type DnsFault, dnsChoiceOf, maxNameServers, minNameServers } from '#domain/names/name-servers.ts'
import type { Customer } from '#web/account/own-customer.ts'
import { focusFirstFault } from '#web/account/form-fields.ts'
import { patch, read, remove } from '#web/api/account-calls.ts'
import { useAnnouncer } from '#web/cart/announcer.tsx'
import { useCart, useCartStore } from '#web/cart/use-cart.ts'
import { pageLocale } from '#web/page-locale.ts'
import { Texts } from '#web/texts.tsx'
import { ChoiceSwitch } from '#web/ui/choice-switch.tsx'
import { FormNote } from '#web/ui/form-note.tsx'
import { Modal, openModal } from '#web/ui/modal.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { faultKey, HolderForm, type KnownHolder } from './holder-form.tsx'

const texts = {
  nl: () => import('virtual:messages/name-settings/nl'),
  de: () => import('virtual:messages/name-settings/de'),
}

/** Who holds the names in the cart and where their DNS is, with its texts. */
export async function nameSettings(): Promise<{ readonly default: ComponentType<Props> }> {
  const own = (await texts[pageLocale()]()).default as object
  return {
    default: function NameSettings(props) {
      const known = useMessages()
      const all = useMemo(() => ({ ...known, ...own }), [known])
      return (
        <Texts locale={useLocale() === 'de' ? 'de' : 'nl'} messages={all}>
          <Settings {...props} />
        </Texts>
      )
    },
  }
}

interface Props {
  readonly customer: Customer
}

type NameItem = CartItem & { readonly type: 'domain'; readonly parameters: DomainParameters }

const isName = (item: CartItem): item is NameItem => item.type === 'domain'

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
  return (
    <section className="fs nameline">
      <h2>{t('heading')}</h2>
      <button
        ref={button}
        type="button"
        className="btn btn-t"
        aria-haspopup="dialog"
        aria-label={t('changeLabel')}
        onClick={() => setOpen(true)}
      >
        {t('change')}
      </button>
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
      {faults.length > 0 && <FormNote title={t('incomplete')}>{faults.join(' ')}</FormNote>}
      {isOpen && <SettingsDialog {...{ customer, names, holders, faultsOf }} onClose={close} />}
    </section>
  )
}

function nameOfHolder(id: string, customer: Customer, list: readonly KnownHolder[] = []): string | undefined {
  if (id === '') return holderName(customer)
  const holder = list.find((each) => each.id === id)
  return holder && holderName(holder)
}

function serversOf({ nameServers, dnssec }: DomainParameters, t: (key: 'ours' | 'oursUnsigned') => string): string {
  return nameServers?.join(', ') ?? t(dnssec === false ? 'oursUnsigned' : 'ours')
}

interface Holders {
  /** Nothing while they are being fetched. */
  readonly list: readonly KnownHolder[] | undefined
  readonly put: (holder: KnownHolder) => void
  readonly drop: (id: string) => Promise<boolean>
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

/** What the register of a name would not take of a holder, in words; '' is the customer. */
function useFaultsOf(customer: Customer, list: readonly KnownHolder[] = []) {
  const t = useTranslations('nameSettings')
  return (item: NameItem, id: string): readonly string[] => {
    const holder = id === '' ? customer : list.find((each) => each.id === id)
    const name = displayNameOf(nameOfItem(item))
    if (holder === undefined) return [t('faults.gone', { name })]
    return registerFaults(item.parameters.tld, holder).map(({ path, code }) => t(faultKey(path, code), { name }))
  }
}

interface DialogProps extends Props {
  readonly names: readonly NameItem[]
  readonly holders: Holders
  readonly faultsOf: (item: NameItem, id: string) => readonly string[]
  readonly onClose: () => void
}

/** Of a select: somebody who is not there yet. */
const somebodyElse = 'new'

function SettingsDialog({ customer, names, holders, faultsOf, onClose }: DialogProps) {
  const t = useTranslations('nameSettings')
  const common = useTranslations('common')
  const announce = useAnnouncer()
  const store = useCartStore()
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [first] = names
  const [chosen, setChosen] = useState(
    () => new Map(names.map(({ id, parameters }) => [id, parameters.holderId ?? ''])),
  )
  const [isEach, setEach] = useState(new Set(chosen.values()).size > 1)
  const [editing, setEditing] = useState<{ readonly itemId: string; readonly holder: KnownHolder | undefined }>()
  const dns = useDns(first?.parameters)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [wasSent, setSent] = useState(0)
  const rows = isEach ? names : names.slice(0, 1)
  const holderOf = (item: NameItem) => chosen.get(isEach ? item.id : (first?.id ?? '')) ?? ''
  const faults = names.flatMap((item) => dns.faultsOf(nameOfItem(item)))

  useEffect(() => openModal(dialog.current), [])
  useEffect(() => {
    if (wasSent > 0) focusFirstFault(form.current)
  }, [wasSent])

  function choose(itemId: string, id: string): void {
    if (id === somebodyElse) setEditing({ itemId, holder: undefined })
    else setChosen(new Map([...chosen, [itemId, id]]))
  }

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const cartId = store.id()
    setSent(wasSent + 1)
    if (state === 'busy' || cartId === null || faults.length > 0) return
    setState('busy')
    const settings = names.map((item) => ({ itemId: item.id, holderId: holderOf(item) || null, ...dns.typed }))
    const answer = await patch(`/carts/${cartId}/names`, { names: settings })
    if (!answer.ok) return setState('failed')
    await store.refresh()
    announce(t('saved'))
    dialog.current?.close()
  }

  return (
    <Modal
      ref={dialog}
      title={editing ? t(editing.holder ? 'form.change' : 'form.title') : t('title')}
      closeLabel={common('close')}
      onClose={onClose}
    >
      {editing ? (
        <HolderForm
          holder={editing.holder}
          names={isEach ? names.filter(({ id }) => id === editing.itemId) : names}
          onSaved={(holder) => {
            holders.put(holder)
            setChosen(new Map([...chosen, [editing.itemId, holder.id]]))
            setEditing(undefined)
          }}
          onCancel={() => setEditing(undefined)}
        />
      ) : (
        <form ref={form} method="post" noValidate className="nameset" onSubmit={(event) => void handleSubmit(event)}>
          <p className="muted">{t('lead')}</p>
          {names.length > 1 && (
            <ChoiceSwitch
              label={t('holder')}
              choices={[
                { value: 'all', label: t('forAll') },
                { value: 'each', label: t('forEach') },
              ]}
              value={isEach ? 'each' : 'all'}
              onChange={(value) => setEach(value === 'each')}
            />
          )}
          {rows.map((item) => {
            const holder = holders.list?.find(({ id }) => id === holderOf(item))
            const wrong = (isEach ? [item] : names).flatMap((each) => faultsOf(each, holderOf(item)))
            return (
              <div key={item.id} className="who">
                <SelectField
                  name={`holder-${item.id}`}
                  label={isEach ? t('holderOf', { name: displayNameOf(nameOfItem(item)) }) : t('holder')}
                  value={holderOf(item)}
                  error={wrong.length > 0 ? wrong.join(' ') : undefined}
                  onChange={(id) => choose(item.id, id)}
                >
                  <option value="">{t('you', { name: holderName(customer) })}</option>
                  {holders.list?.map((each) => (
                    <option key={each.id} value={each.id}>
                      {holderName(each)}, {each.city}
                    </option>
                  ))}
                  {holderOf(item) !== '' && holder === undefined && <option value={holderOf(item)}>{t('gone')}</option>}
                  <option value={somebodyElse}>{t('new')}</option>
                </SelectField>
                <p className="ways">
                  {holder ? (
                    <>
                      <button
                        type="button"
                        className="btn btn-t"
                        onClick={() => setEditing({ itemId: item.id, holder })}
                      >
                        {t('edit')}
                      </button>
                      <RemoveButton {...{ holder, holders }} onRemoved={() => choose(item.id, '')} />
                    </>
                  ) : (
                    <button type="button" className="btn btn-t" onClick={() => choose(item.id, somebodyElse)}>
                      {t('new')}
                    </button>
                  )}
                </p>
              </div>
            )
          })}
          <DnsFields dns={dns} faults={wasSent > 0 ? faults : []} />
          {state === 'failed' && <FormNote>{t('failed')}</FormNote>}
          <div className="act">
            <SubmitButton isBusy={state === 'busy'} className="btn-l">
              {t('save')}
            </SubmitButton>
          </div>
        </form>
      )}
    </Modal>
  )
}

interface RemoveProps {
  readonly holder: KnownHolder
  readonly holders: Holders
  readonly onRemoved: () => void
}

/** From the list: names that were ordered keep their holder. */
function RemoveButton({ holder, holders, onRemoved }: RemoveProps) {
  const t = useTranslations('nameSettings')
  const announce = useAnnouncer()
  async function handleClick(): Promise<void> {
    const isGone = await holders.drop(holder.id)
    announce(isGone ? t('removed', { name: holderName(holder) }) : t('failed'))
    if (isGone) onRemoved()
  }
  return (
    <button
      type="button"
      className="btn btn-t"
      aria-label={t('removeLabel', { name: holderName(holder) })}
      onClick={() => void handleClick()}
    >
      {t('remove')}
    </button>
  )
}

type Dns = ReturnType<typeof useDns>

function useDns({ nameServers, dnssecKeys, dnssec }: Partial<DomainParameters> = {}) {
  const [isOwn, setOwn] = useState(nameServers !== undefined)
  const [isSigned, setSigned] = useState(dnssec !== false)
  const [servers, setServers] = useState(nameServers?.join('\n') ?? '')
  const [keys, setKeys] = useState(dnssecKeys?.join('\n') ?? '')
  const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
  const typed = isOwn
    ? { nameServers: linesOf(servers), dnssecKeys: linesOf(keys), dnssec: true }
    : { nameServers: [], dnssecKeys: [], dnssec: isSigned }
  function faultsOf(name: string): readonly DnsFault[] {
    if (isOwn && typed.nameServers.length === 0) return [{ path: 'nameServers', code: 'too_few_name_servers' }]
    const checked = dnsChoiceOf(name, typed)
    return checked.ok ? [] : checked.faults
  }
  return { isOwn, setOwn, isSigned, setSigned, servers, setServers, keys, setKeys, typed, faultsOf }
}

function DnsFields({ dns, faults }: { readonly dns: Dns; readonly faults: readonly DnsFault[] }) {
  const t = useTranslations('nameSettings.dns')
  const textOf = (path: DnsFault['path']) => {
    const fault = faults.find((each) => each.path === path)
    const limits = { min: String(minNameServers), max: String(maxNameServers) }
    return fault && t(`faults.${fault.code}`, { text: fault.text ?? '', ...limits })
  }
  return (
    <fieldset>
      <legend>{t('title')}</legend>
      <ChoiceSwitch
        label={t('title')}
        choices={[
          { value: 'ours', label: t('ours') },
          { value: 'own', label: t('own') },
        ]}
        value={dns.isOwn ? 'own' : 'ours'}
        onChange={(value) => dns.setOwn(value === 'own')}
      />
      {dns.isOwn ? (
        <>
          <TextAreaField
            name="nameServers"
            label={t('servers')}
            help={t('serversHelp', { min: String(minNameServers) })}
            error={textOf('nameServers')}
            rows={3}
            maxLength={2100}
            spellCheck={false}
            value={dns.servers}
            onChange={dns.setServers}
          />
          <TextAreaField
            name="dnssecKeys"
            label={t('keys')}
            optional
            help={t('keysHelp')}
            error={textOf('dnssecKeys')}
            rows={2}
            maxLength={4900}
            spellCheck={false}
            value={dns.keys}
            onChange={dns.setKeys}
          />
        </>
      ) : (
        <TickBox name="dnssec" isTicked={dns.isSigned} onChange={dns.setSigned}>
          {t('signed')}
        </TickBox>
      )}
    </fieldset>
  )
}

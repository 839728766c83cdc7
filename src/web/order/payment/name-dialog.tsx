import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type DomainItem, nameOfItem } from '#core/cart/cart.ts'
import { holderName } from '#core/customers/holder.ts'
import { displayNameOf } from '#core/names/look-alike.ts'
import type { Customer } from '#web/account/own-customer.ts'
import { patch } from '#web/api/account-calls.ts'
import { useAnnouncer } from '#web/cart/announcer.tsx'
import { useCartStore } from '#web/cart/use-cart.ts'
import { ChoiceSwitch } from '#web/ui/choice-switch.tsx'
import { FormNote } from '#web/ui/form-note.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { DnsFields, useDns } from './dns-fields.tsx'
import { HolderForm } from './holder-form.tsx'
import type { KnownHolder } from './holder-values.ts'
import { firstFault, useFocusOn } from '#web/use-focus-on.ts'

export interface Holders {
  /** Undefined while loading. */
  readonly list: readonly KnownHolder[] | undefined
  readonly put: (holder: KnownHolder) => void
  readonly drop: (id: string) => Promise<boolean>
}

interface DialogProps {
  readonly customer: Customer
  readonly names: readonly DomainItem[]
  readonly holders: Holders
  readonly faultsOf: (item: DomainItem, id: string) => readonly string[]
  readonly onClose: () => void
}

/** Select value for adding a new holder. */
const somebodyElse = 'new'

/** One holder for all names or one per name, and their DNS. Changes take effect only on saving. */
export function NameDialog({ customer, names, holders, faultsOf, onClose }: DialogProps) {
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
  const holderOf = (item: DomainItem) => chosen.get(isEach ? item.id : (first?.id ?? '')) ?? ''
  const faults = names.flatMap((item) => dns.faultsOf(nameOfItem(item)))

  useFocusOn(form, wasSent, { within: firstFault })

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
      opensAt="content"
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
        <form
          ref={form}
          method="post"
          noValidate
          className="name-settings"
          onSubmit={(event) => void handleSubmit(event)}
        >
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
            const wrong = (isEach ? [item] : names).flatMap((name) => faultsOf(name, holderOf(item)))
            return (
              <div key={item.id} className="holder-choice">
                <SelectField
                  name={`holder-${item.id}`}
                  label={isEach ? t('holderOf', { name: displayNameOf(nameOfItem(item)) }) : t('holder')}
                  value={holderOf(item)}
                  error={wrong.length > 0 ? wrong.join(' ') : undefined}
                  onChange={(id) => choose(item.id, id)}
                >
                  <option value="">{t('you', { name: holderName(customer) })}</option>
                  {holders.list?.map((listed) => (
                    <option key={listed.id} value={listed.id}>
                      {holderName(listed)}, {listed.city}
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
                        className="button button-text"
                        onClick={() => setEditing({ itemId: item.id, holder })}
                      >
                        {t('edit')}
                      </button>
                      <RemoveButton {...{ holder, holders }} onRemoved={() => choose(item.id, '')} />
                    </>
                  ) : (
                    <button type="button" className="button button-text" onClick={() => choose(item.id, somebodyElse)}>
                      {t('new')}
                    </button>
                  )}
                </p>
              </div>
            )
          })}
          <DnsFields dns={dns} faults={wasSent > 0 ? faults : []} />
          {state === 'failed' && <FormNote>{t('failed')}</FormNote>}
          <div className="actions">
            <SubmitButton isBusy={state === 'busy'} className="button-large">
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

/** Removes a holder from the list. Names already ordered keep their holder. */
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
      className="button button-text"
      aria-label={t('removeLabel', { name: holderName(holder) })}
      onClick={() => void handleClick()}
    >
      {t('remove')}
    </button>
  )
}

import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  type IntakeFaults,
  maxCodeLength,
  maxFreeWishesLength,
  maxProviderLength,
  movedThings,
} from '#core/cart/moving-intake.ts'
import { transferFamilyOf } from '#core/names/transfers.ts'
import { movers } from '#site/movers.ts'
import { FailedNote } from '#web/cart/failed-note.tsx'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCart } from '#web/cart/use-cart.ts'
import { useExtensions } from '#web/order/extension-table.ts'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { HostedName } from './hosted-names.ts'
import { type Draft, draftFaultsOf, draftOf, keepDraft, answersIn, itemsWithIntake } from './moving-draft.ts'
import { RadioList } from './radio-list.tsx'
import { firstFault, useFocusOn } from '#web/use-focus-on.ts'

/** Intake form for moving a site or a domain name. The answers may be given after the order. */
export function MovingForm({ hosted }: { readonly hosted: HostedName }) {
  const t = useTranslations('orderHosting.intake')
  const { items, failed, busy } = useCart()
  const add = useAdding()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft>(() => draftOf(hosted))
  const [attempts, setAttempts] = useState(0)
  const [isSaved, setSaved] = useState(false)
  const { name, domain, moving } = hosted
  useFocusOn(form, attempts, { within: firstFault })
  const movesHere = domain?.priceType === 'transfer'
  const faults = attempts > 0 ? draftFaultsOf(draft, hosted) : {}
  const failure = failed.get(`domain ${name}`)

  function change(part: Partial<Draft>): void {
    const next = { ...draft, ...part }
    setDraft(next)
    keepDraft(name, next)
    setSaved(false)
  }

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setAttempts(attempts + 1)
    if (Object.keys(draftFaultsOf(draft, hosted)).length > 0) return
    const changed = itemsWithIntake(items, hosted, answersIn(draft))
    if (changed.length > 0 && !(await add(...changed))) return
    keepDraft(name, null)
    setSaved(true)
  }

  return (
    <form ref={form} className="intake" onSubmit={(event) => void handleSubmit(event)} noValidate aria-busy={busy}>
      <p className="form-label">{t(moving ? 'heading' : 'headingName')}</p>
      <p className="help">{t('canWait')}</p>
      {moving && <MovingFields draft={draft} faults={faults} movesHere={movesHere} onChange={change} />}
      {domain?.type === 'domain' && movesHere && (
        <CodeFields tld={domain.parameters.tld} draft={draft} fault={faults.code} onChange={change} />
      )}
      {failure && <FailedNote failure={failure} />}
      <p className="actions">
        <button className="button button-secondary" aria-disabled={busy} aria-busy={busy}>
          {t('save')}
        </button>
        <span role="status" className="saved">
          {isSaved && (
            <>
              <Icon name="check" size="s" /> {t('saved')}
            </>
          )}
        </span>
      </p>
      <p className="help">{t(moving ? 'next' : 'nextName')}</p>
    </form>
  )
}

interface FieldsProps {
  readonly draft: Draft
  readonly faults: IntakeFaults
  readonly movesHere: boolean
  readonly onChange: (part: Partial<Draft>) => void
}

function MovingFields({ draft, faults, movesHere, onChange }: FieldsProps) {
  const t = useTranslations('orderHosting.intake')
  const list = useId()
  return (
    <>
      <RadioList
        label={t('moves')}
        choices={movedThings
          .filter((thing) => movesHere || thing !== 'name')
          .map((value) => ({ value, label: t(`things.${value}`) }))}
        value={draft.moves}
        error={faults.moves && t('movesRequired')}
        onChange={(moves) => onChange({ moves })}
      />
      <Field
        label={t('provider')}
        help={t('providerHelp')}
        error={faults.provider && t(faults.provider === 'required' ? 'providerRequired' : 'tooLong')}
      >
        {(links) => (
          <input
            {...links}
            list={list}
            value={draft.provider}
            maxLength={maxProviderLength}
            autoComplete="off"
            onChange={(event) => onChange({ provider: event.target.value })}
          />
        )}
      </Field>
      <datalist id={list}>
        {movers.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <Field label={t('wishes')} optional help={t('wishesHelp')} error={faults.wishes && t('tooLong')}>
        {(links) => (
          <textarea
            {...links}
            rows={3}
            value={draft.wishes}
            maxLength={maxFreeWishesLength}
            onChange={(event) => onChange({ wishes: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

interface CodeProps extends Pick<FieldsProps, 'draft' | 'onChange'> {
  readonly tld: string
  readonly fault: IntakeFaults['code']
}

/** Transfer code fields. Some registries need no code; they are shown until the extension table has loaded. */
function CodeFields({ tld, draft, fault, onChange }: CodeProps) {
  const t = useTranslations('orderHosting.intake')
  const transfers = useTranslations('transfers')
  const { table } = useExtensions()
  const family = transferFamilyOf(tld)
  const faultText = (code: NonNullable<CodeProps['fault']>) => {
    if (code === 'malformed_be_code' || code === 'malformed_eu_code') return transfers(`faults.${code}`)
    return t(code === 'required' ? 'codeRequired' : code === 'too_long' ? 'tooLong' : 'codeMalformed')
  }
  if (table?.extensions.get(tld)?.transfer.needsCode === false) return <p className="help">{t('noCode', { tld })}</p>
  return (
    <>
      <RadioList
        label={t('codeWhen')}
        choices={(['now', 'later'] as const).map((value) => ({ value, label: t(`codeTimes.${value}`) }))}
        value={draft.when}
        onChange={(when) => onChange({ when })}
      />
      {draft.when === 'now' && (
        <Field
          label={t('code')}
          help={family === 'other' ? t('codeHelp') : transfers(`code.${family}`)}
          error={fault && faultText(fault)}
        >
          {(links) => (
            <input
              {...links}
              value={draft.code}
              maxLength={maxCodeLength}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => onChange({ code: event.target.value })}
            />
          )}
        </Field>
      )}
      {draft.when === 'later' && <p className="help">{t('codeLater')}</p>}
    </>
  )
}

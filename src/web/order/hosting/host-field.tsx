import { type RefObject, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Failure } from '#core/result/result.ts'
import type { DomainName, ExtensionTable } from '#core/names/domain-name.ts'
import type { ParseFault } from '#core/names/parsed-name.ts'
import { lookups } from '#web/order/domains/lookups.ts'
import { loadExtensions } from '#web/order/extension-table.ts'
import { keepChoice } from '#web/order/kept-choices.ts'
import { catalogueWith } from '#web/order/order-catalogue.ts'
import { useOrder } from '#web/order/order-context.ts'
import { useOrderSession } from '#web/order/order-session.ts'
import { Icon } from '#web/ui/icon.tsx'
import { readHost, type TypedHost } from './typed-host.ts'

/** Slower availability checks are ignored. */
const maxCheckMs = 2500

export interface FreeName {
  readonly name: DomainName
  readonly table: ExtensionTable
}

export interface ReadHost extends TypedHost {
  readonly table: ExtensionTable
}

export interface OwnershipAnswer {
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
  readonly read: (answer?: OwnershipAnswer) => Promise<ReadHost | undefined>
}

/** Reads a host name that the visitor already owns. If the name is still free, its registration is offered first. */
export function useHostField(): HostReading {
  const { address } = useOrder().extensions
  const session = useOrderSession()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<Failure<ParseFault>>()
  const [free, setFree] = useState<FreeName>()
  const [isChecking, setChecking] = useState(false)

  async function read({ isOwn }: OwnershipAnswer = { isOwn: false }): Promise<ReadHost | undefined> {
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
    <div className="field">
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

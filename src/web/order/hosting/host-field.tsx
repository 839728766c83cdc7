import { type Ref, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Failure } from '#domain/basics/result.ts'
import type { ParseFault } from '#domain/names/parsed-name.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly ref: Ref<HTMLInputElement>
  readonly initial: string
  readonly fault: Failure<ParseFault> | undefined
}

/** A domain name that stays where it is. */
export function HostField({ ref, initial, fault }: Props) {
  const t = useTranslations('orderHosting')
  const domains = useTranslations('orderDomains')
  const placeholder = useTranslations('order.search')('placeholder')
  const id = useId()
  const isIncomplete = fault?.code === 'name_empty' || fault?.code === 'unknown_extension'
  return (
    <div className="f">
      <label htmlFor={id}>{t('wishField')}</label>
      <span className="inp">
        <input
          id={id}
          ref={ref}
          defaultValue={initial}
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
        <p id={`${id}d`} className="etxt" role="alert">
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

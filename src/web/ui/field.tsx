import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'

/** What every field has beside the control itself. */
export interface FieldProps {
  readonly label: ReactNode
  /** What to know before typing; an error takes its place. */
  readonly help?: ReactNode | undefined
  /** What is wrong and how to put it right. */
  readonly error?: ReactNode | undefined
  readonly optional?: boolean | undefined
  /** Only where it was really checked. */
  readonly valid?: boolean | undefined
  /** Place in the form's grid: `h` a half, `t` a third, `q` two thirds; `h keep` a half on a phone too. */
  readonly className?: string | undefined
}

/** What ties a control to its label, help and error. */
export interface ControlLinks {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface Props extends FieldProps {
  readonly children: (links: ControlLinks) => ReactNode
  /** A button inside the frame, after the control. */
  readonly end?: ReactNode
}

/** Label, control, then help or error. */
export function Field({ label, help, error, optional = false, valid = false, className, end, children }: Props) {
  const t = useTranslations('common')
  const id = useId()
  const isWrong = isThere(error)
  const isGood = valid && !isWrong
  return (
    <div className={className ? `f ${className}` : 'f'}>
      <label htmlFor={id}>
        <span>{label}</span> {optional && <em>{t('optional')}</em>}
      </label>
      <span className={isGood ? 'input-box ok' : 'input-box'}>
        {children({
          id,
          'aria-describedby': isWrong || isThere(help) ? `${id}d` : undefined,
          'aria-invalid': isWrong || undefined,
        })}
        {isGood && <Icon name="check" className="valid-mark" />}
        {end}
      </span>
      <div id={`${id}d`} aria-live="polite">
        {isWrong ? (
          <p className="error-text">
            <Icon name="warn" />
            <span>{error}</span>
          </p>
        ) : (
          isThere(help) && <div className="help">{help}</div>
        )}
      </div>
    </div>
  )
}

function isThere(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== false && text !== ''
}

import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'

/** Props that all fields share. */
export interface FieldProps {
  readonly label: ReactNode
  /** Shown below the control until an error replaces it. */
  readonly help?: ReactNode | undefined
  /** States the error and how to correct it. */
  readonly error?: ReactNode | undefined
  readonly optional?: boolean | undefined
  /** Marks the value as valid; only for values that were really validated. */
  readonly valid?: boolean | undefined
  /** Grid class: `half` or `third` of the width; `half half-on-phones` is half on phones too. */
  readonly className?: string | undefined
}

/** Separates the props of the frame from those of the control inside. */
export function splitProps<All extends FieldProps>({
  label,
  help,
  error,
  optional,
  valid,
  className,
  ...control
}: All) {
  return [{ label, help, error, optional, valid, className }, control] as const
}

/** Attributes that link a control to its label, help and error. */
interface ControlLinks {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface Props extends FieldProps {
  readonly children: (links: ControlLinks) => ReactNode
  /** A button inside the frame, after the control. */
  readonly end?: ReactNode
}

/** Layout of a field: label, control, then help or error. */
export function Field({ label, help, error, optional = false, valid = false, className, end, children }: Props) {
  const t = useTranslations('common')
  const id = useId()
  const isWrong = isThere(error)
  const isGood = valid && !isWrong
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={id}>
        <span>{label}</span> {optional && <em>{t('optional')}</em>}
      </label>
      <span className={isGood ? 'input-box valid' : 'input-box'}>
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

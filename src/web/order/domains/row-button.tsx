import { useTranslations } from 'use-intl'
import type { RowAction } from '#web/order/domains/name-state.ts'
import { usePress } from '#web/order/use-press.ts'
import { Icon } from '#web/ui/icon.tsx'

export type ButtonAction = Extract<RowAction, 'wait' | 'add' | 'move' | 'retry'>

interface Props {
  readonly name: string
  readonly action: ButtonAction
  /** What the cart has of it. */
  readonly inCart: 'absent' | 'adding' | 'added'
  /** Something else is being added: it can be seen, and a press does nothing. */
  readonly isBusy: boolean
  readonly onAdd: () => void
  readonly onRetry: () => void
}

const looks: Readonly<Record<ButtonAction, string>> = { wait: 'wait', add: 'btn-p', move: 'btn-s', retry: 'btn-s' }

/** The one action of a row. One button all the way, so that focus stays where it was. */
export function RowButton({ name, action, inCart: known, isBusy, onAdd, onRetry }: Props) {
  const [isPressed, pressAdd] = usePress(onAdd)
  const t = useTranslations('orderDomains')
  const word = useTranslations('common')
  const inCart = isPressed ? 'adding' : known
  const isOpen = inCart === 'absent' && action !== 'wait' && (action === 'retry' || !isBusy)
  return (
    <button
      type="button"
      className={`btn btn-m ${inCart === 'added' ? 'added' : looks[action]}`}
      aria-disabled={!isOpen}
      aria-busy={inCart === 'adding'}
      aria-label={inCart === 'absent' ? t(`${action}Name`, { name }) : undefined}
      onClick={isOpen ? (action === 'retry' ? onRetry : pressAdd) : undefined}
    >
      {inCart === 'adding' ? (
        <>
          <Icon name="clock" size="s" /> {word('busy')}
        </>
      ) : inCart === 'added' ? (
        <>
          <Icon name="check" size="s" /> {t('inCart')}
        </>
      ) : (
        <>
          {action === 'retry' && <Icon name="retry" size="s" />} {t(action)}
        </>
      )}
    </button>
  )
}

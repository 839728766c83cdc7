import { useTranslations } from 'use-intl'
import { usePress } from '#web/order/use-press.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly name: string
  readonly state: 'absent' | 'adding' | 'added'
  /** Something else is being added: it can be seen, and a press does nothing. */
  readonly isBusy: boolean
  readonly onAdd: () => void
}

/** In the cart with it. One button all the way, so that focus stays where it was. */
export function AddButton({ name, state: known, isBusy, onAdd }: Props) {
  const [isPressed, press] = usePress(onAdd)
  const state = isPressed ? 'adding' : known
  const t = useTranslations('orderDomains')
  const word = useTranslations('common')
  const isOpen = state === 'absent'
  return (
    <button
      type="button"
      className={`btn btn-m ${state === 'added' ? 'added' : 'btn-p'}`}
      aria-disabled={isBusy || !isOpen}
      aria-busy={state === 'adding'}
      aria-label={isOpen ? t('addName', { name }) : undefined}
      onClick={isOpen && !isBusy ? press : undefined}
    >
      {state === 'absent' && t('add')}
      {state === 'adding' && (
        <>
          <Icon name="clock" size="s" /> {word('busy')}
        </>
      )}
      {state === 'added' && (
        <>
          <Icon name="check" size="s" /> {t('inCart')}
        </>
      )}
    </button>
  )
}

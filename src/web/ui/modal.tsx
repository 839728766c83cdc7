import { type ReactNode, type RefObject, useEffect, useId } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly title: ReactNode
  readonly closeLabel: string
  /** The greenhouse beside it, on wide screens. */
  readonly side?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A native dialog: opened with `openModal`, closed by its button, by Esc or by a click beside it. */
export function Modal({ ref, title, closeLabel, side, onClose, children }: Props) {
  const heading = useId()
  useEffect(() => (ref.current ? closeFromBeside(ref.current) : undefined), [ref])
  useEffect(() => lockPage, [])

  function handleClose(): void {
    lockPage()
    onClose()
  }

  return (
    <dialog ref={ref} className={side ? 'modal' : 'modal plain'} aria-labelledby={heading} onClose={handleClose}>
      {side && <div className="side panel">{side}</div>}
      <div className="body">
        <h2 id={heading}>{title}</h2>
        {children}
        <button type="button" className="close" aria-label={closeLabel} onClick={() => ref.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  )
}

/** Menus are closed first: Safari would close them without an event, and the page behind the mobile one stay inert. */
export function openModal(dialog: HTMLDialogElement | null): void {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
  dialog?.showModal()
  lockPage()
}

/** The page behind a modal does not scroll. By an attribute: `:has()` on the root is evaluated at every change of a page. */
function lockPage(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('.modal[open]') !== null)
}

/** Its parts cover the dialog, so only its backdrop is pressed as the dialog itself; not when a text was dragged over. */
export function closeFromBeside(dialog: HTMLDialogElement): () => void {
  let pressed: EventTarget | null = null
  const press = ({ target }: Event) => {
    pressed = target
  }
  const release = ({ target }: Event) => {
    if (pressed === dialog && target === dialog) dialog.close()
  }
  dialog.addEventListener('pointerdown', press)
  dialog.addEventListener('click', release)
  return () => {
    dialog.removeEventListener('pointerdown', press)
    dialog.removeEventListener('click', release)
  }
}

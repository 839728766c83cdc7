import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly title: ReactNode
  readonly closeLabel: string
  /** Illustration beside the dialog, on wide screens only. */
  readonly side?: ReactNode
  /** Opens on mounting. `top` focuses the close button, so that the dialog is read from its start. */
  readonly opensAt?: 'content' | 'top'
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A native dialog, opened with `openModal` and closed by its button, Esc or a click beside it. */
export function Modal({ ref, title, closeLabel, side, opensAt, onClose, children }: Props) {
  const heading = useId()
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const stopListening = ref.current ? closeFromBeside(ref.current) : undefined
    if (opensAt) openModal(ref.current)
    if (opensAt === 'top') close.current?.focus()
    return () => {
      stopListening?.()
      lockPage()
    }
  }, [ref, opensAt])

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
        <button
          ref={close}
          type="button"
          className="close"
          aria-label={closeLabel}
          onClick={() => ref.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  )
}

/** Closes menus first: Safari would close them without an event, which would leave the page behind the drawer inert. */
export function openModal(dialog: HTMLDialogElement | null): void {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
  dialog?.showModal()
  lockPage()
}

/**
 * Stops the page behind a modal from scrolling. An attribute is used because `:has()` on the root is evaluated on every
 * change.
 */
function lockPage(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('.modal[open]') !== null)
}

/**
 * Closes on a click on the backdrop. The dialog is covered by its content, so only the backdrop has it as target. A
 * text selection that ends on the backdrop does not close it.
 */
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

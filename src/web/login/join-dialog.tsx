import messageFiles from 'virtual:message-files/join'
import { type Ref, useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { CartList } from '#web/shared-cart/cart-list.tsx'
import { cart } from '#web/cart/cart.ts'
import type { CartChoice } from '#web/cart/customer-carts.ts'
import { ProductTitlesContext } from '#web/cart/product-titles.ts'
import { renderAtOnce } from '#web/islands/react-runtime.ts'
import { lazy } from '#web/lazy.ts'
import { pageLocale } from '#web/page-locale.ts'
import { customerCarts } from '#web/session/session.ts'
import { Texts } from '#web/texts.tsx'
import { FormNote } from '#web/ui/form-note.tsx'
import { Modal, openModal } from '#web/ui/modal.tsx'
import { withArticle } from '#web/ui/with-article.tsx'
import { focusBack } from './focus-back.ts'

interface JoinHandle {
  readonly open: () => void
}

/** Asks whether to join two non-empty carts or keep one. Closing the dialog keeps the current cart. */
function JoinDialog({ ref }: { readonly ref: Ref<JoinHandle> }) {
  const t = useTranslations('joinCarts')
  const problems = useTranslations('problems')
  const dialog = useRef<HTMLDialogElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLElement>(undefined)
  const question = useSyncExternalStore(customerCarts.subscribe, customerCarts.question)
  const { items, totals } = useSyncExternalStore(cart.subscribe, cart.view)
  const [busy, setBusy] = useState<CartChoice>()
  const [failure, setFailure] = useState<string>()

  useImperativeHandle(ref, () => ({
    open() {
      if (dialog.current?.open) return
      const { activeElement } = document
      opener.current = activeElement instanceof HTMLElement ? activeElement : undefined
      setFailure(undefined)
      openModal(dialog.current)
      first.current?.focus({ preventScroll: true })
    },
  }))

  async function choose(choice: CartChoice): Promise<void> {
    if (busy) return
    setBusy(choice)
    const code = await customerCarts.answer(choice)
    setBusy(undefined)
    setFailure(code)
    if (code === undefined) dialog.current?.close()
  }

  const button = (choice: CartChoice, className: string) => (
    <button
      ref={choice === 'join' ? first : undefined}
      type="button"
      className={className}
      aria-disabled={busy !== undefined}
      aria-busy={busy === choice}
      onClick={() => void choose(choice)}
    >
      {t(choice)}
    </button>
  )
  return (
    <Modal
      ref={dialog}
      title={t('title')}
      closeLabel={t('close')}
      onClose={() => {
        void customerCarts.answer('keepThis')
        focusBack(opener.current)
      }}
    >
      <p className="muted">{t('lead')}</p>
      {failure !== undefined && (
        <FormNote title={t('failed')}>
          {failure === 'too_many_items' && withArticle(problems('too_many_items'), failure)}
        </FormNote>
      )}
      <div className="two-carts">
        <CartList title={t('here')} items={items} vatRate={totals.vatRate} />
        {question && <CartList title={t('there')} {...question.there} />}
      </div>
      <p className="help">{t('note')}</p>
      <div className="keeping">
        {button('join', 'button button-primary')}
        {button('keepThis', 'button button-secondary')}
        {button('keepOther', 'button button-secondary')}
      </div>
    </Modal>
  )
}

const titleFiles = {
  nl: () => import('virtual:product-titles/nl'),
  de: () => import('virtual:product-titles/de'),
}

const locale = pageLocale()

async function render(): Promise<JoinHandle> {
  const [messages, titles] = await Promise.all([messageFiles[locale](), titleFiles[locale]()])
  let handle: JoinHandle | null = null
  renderAtOnce(
    document.body.appendChild(document.createElement('div')),
    <Texts locale={locale} messages={messages.default}>
      <ProductTitlesContext value={titles.default}>
        <JoinDialog
          ref={(instance) => {
            handle = instance
          }}
        />
      </ProductTitlesContext>
    </Texts>,
  )
  return { open: () => handle?.open() }
}

/** Rendered once. A top-level `await` is avoided because in Safari a second `import()` does not wait for it. */
const joinDialog = lazy(render)

export async function showJoin(): Promise<void> {
  const dialog = await joinDialog.load()
  dialog.open()
}

import messages from 'virtual:message-files/login'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { cart } from '#web/cart/cart.ts'
import { renderAtOnce } from '#web/islands/react-runtime.ts'
import { lazy } from '#web/lazy.ts'
import { pageLocale } from '#web/page-locale.ts'
import { session } from '#web/session/session.ts'
import { SessionContext } from '#web/session/use-session.ts'
import { Texts } from '#web/texts.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { Modal, openModal } from '#web/ui/modal.tsx'
import { focusBack } from './focus-back.ts'
import { LoginForm, type LoginFormHandle } from './login-form.tsx'
import type { LoginOptions } from './show-login.ts'

export interface LoginHandle {
  readonly open: (options: LoginOptions) => void
}

function LoginDialog({ ref }: { readonly ref: Ref<LoginHandle> }) {
  const t = useTranslations('loginForm')
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<LoginFormHandle>(null)
  const loginOptions = useRef<LoginOptions>({})
  const [hasCart, setHasCart] = useState(false)

  useImperativeHandle(ref, () => ({
    open(options) {
      if (dialog.current?.open) return
      const { activeElement } = document
      loginOptions.current = activeElement instanceof HTMLElement ? { opener: activeElement, ...options } : options
      setHasCart(cart.view().items.length > 0)
      openModal(dialog.current)
      form.current?.focus()
    },
  }))

  return (
    <Modal
      ref={dialog}
      title={t('title')}
      closeLabel={t('close')}
      side={<Drawing name="calathea" height={330} />}
      onClose={() => {
        const { opener, onDismiss } = loginOptions.current
        form.current?.clear()
        focusBack(opener)
        if (session.view().status !== 'authenticated') onDismiss?.()
      }}
    >
      <LoginForm
        ref={form}
        lead={t(hasCart ? 'leadCart' : 'lead')}
        onSuccess={() => {
          const { onSuccess } = loginOptions.current
          dialog.current?.close()
          onSuccess?.()
        }}
      />
    </Modal>
  )
}

const locale = pageLocale()
async function render(): Promise<LoginHandle> {
  const texts = await messages[locale]()
  let handle: LoginHandle | null = null
  renderAtOnce(
    document.body.appendChild(document.createElement('div')),
    <Texts locale={locale} messages={texts.default}>
      <SessionContext value={session}>
        <LoginDialog
          ref={(instance) => {
            handle = instance
          }}
        />
      </SessionContext>
    </Texts>,
  )
  return { open: (options) => handle?.open(options) }
}

/** Rendered once. A top-level `await` is avoided because in Safari a second `import()` does not wait for it. */
export const { load: loadLogin } = lazy(render)

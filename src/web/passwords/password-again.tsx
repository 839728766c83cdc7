import words from 'virtual:message-files/password-again'
import { type Ref, type SubmitEvent, useImperativeHandle, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { post, type Refusal } from '#web/api/account-calls.ts'
import { renderAtOnce } from '#web/islands/react-runtime.ts'
import { focusBack } from '#web/login/focus-back.ts'
import { lazy } from '#web/lazy.ts'
import { pageLocale } from '#web/page-locale.ts'
import { Texts } from '#web/texts.tsx'
import { Modal, openModal } from '#web/ui/modal.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { ShortForm } from '#web/account/short-form.tsx'
import { useOneField } from '#web/account/one-field.ts'

interface Handle {
  readonly ask: () => Promise<boolean>
}

const isMissing = (text: string) => (text === '' ? 'required' : null)

/** Dialog that asks for the password before a sensitive change. */
function PasswordAgain({ ref }: { readonly ref: Ref<Handle> }) {
  const t = useTranslations('passwordAgain')
  const common = useTranslations('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const opener = useRef<HTMLElement>(undefined)
  const answer = useRef<(isGiven: boolean) => void>(undefined)
  const field = useOneField('password', isMissing, form)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  useImperativeHandle(ref, () => ({
    ask() {
      const { activeElement } = document
      opener.current = activeElement instanceof HTMLElement ? activeElement : undefined
      setRefusal(undefined)
      openModal(dialog.current)
      const input = form.current?.elements.namedItem('password')
      if (input instanceof HTMLElement) input.focus()
      return new Promise((resolve) => {
        answer.current = resolve
      })
    },
  }))

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || !field.isRight()) return
    setBusy(true)
    const response = await post('/auth/reauthenticate', { password: field.value })
    setBusy(false)
    // On 401 the session has ended; the request that required the password reports it.
    if (response.ok || response.status === 401) {
      answer.current?.(true)
      return dialog.current?.close()
    }
    const fault = response.errors.find(({ path }) => path === 'password')
    field.refuse(fault?.code)
    setRefusal(fault ? undefined : response)
  }

  return (
    <Modal
      ref={dialog}
      title={t('title')}
      closeLabel={common('close')}
      onClose={() => {
        answer.current?.(false)
        field.empty()
        focusBack(opener.current)
      }}
    >
      <p className="muted">{t('lead')}</p>
      <ShortForm ref={form} onSubmit={handleSubmit} isBusy={isBusy} refusal={refusal} submitLabel={t('goOn')}>
        <PasswordField
          {...field.bound}
          error={field.code && t(field.code === 'required' ? 'missing' : 'wrong')}
          label={t('password')}
          autoComplete="current-password"
        />
      </ShortForm>
    </Modal>
  )
}

const locale = pageLocale()
async function render(): Promise<Handle> {
  const messages = await words[locale]()
  let handle: Handle | null = null
  renderAtOnce(
    document.body.appendChild(document.createElement('div')),
    <Texts locale={locale} messages={messages.default}>
      <PasswordAgain
        ref={(instance) => {
          handle = instance
        }}
      />
    </Texts>,
  )
  return { ask: async () => (await handle?.ask()) ?? false }
}

/** Rendered once. A top-level `await` is avoided because in Safari a second `import()` does not wait for it. */
const passwordDialog = lazy(render)

/** @returns whether the password was entered */
export async function askPassword(): Promise<boolean> {
  return (await passwordDialog.load()).ask()
}

import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { emailCode } from '#core/retention/email-code.ts'
import { ResendingText, useResending } from '#web/account/verify-note.tsx'
import { post } from '#web/api/account-calls.ts'
import { ArticleLink } from '#web/ui/article-link.tsx'

interface Props {
  readonly paymentId: string
  readonly onConfirmed: () => void
}

type Fault = 'code_wrong' | 'code_expired' | 'rate_limited' | 'failed'

const places = Array.from({ length: emailCode.digits }, (_, place) => place)

/** The digits of the mail, which confirm the address without another page. They are sent with the last one. */
export function EmailCode({ paymentId, onConfirmed }: Props) {
  const t = useTranslations('complete.confirmEmail')
  const problems = useTranslations('problems')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [digits, setDigits] = useState('')
  const [fault, setFault] = useState<Fault>()
  const [isBusy, setBusy] = useState(false)
  const { state, resend } = useResending(paymentId)

  async function send(code: string): Promise<void> {
    setBusy(true)
    const answer = await post(`/carts/payments/${paymentId}/email-code`, { code })
    if (answer.ok) return onConfirmed()
    setBusy(false)
    setFault(faultIn(answer))
    // The next digit replaces them all.
    field.current?.focus()
    field.current?.select()
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>): void {
    // Pasted digits may have spaces between them.
    const typed = target.value.replaceAll(/\D/g, '').slice(0, emailCode.digits)
    setDigits(typed)
    setFault(undefined)
    if (typed.length === emailCode.digits && typed !== digits) void send(typed)
  }

  return (
    <div className="email-code">
      <label htmlFor={id}>{t('label')}</label>
      <div className="code-field">
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={digits}
          readOnly={isBusy}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}d`}
          onChange={handleChange}
        />
        {places.map((place) => (
          <span
            key={place}
            className={place === Math.min(digits.length, emailCode.digits - 1) ? 'code-box is-next' : 'code-box'}
            aria-hidden="true"
          >
            {digits[place]}
          </span>
        ))}
      </div>
      <p id={`${id}d`} className={fault ? 'error' : 'small muted'} role="status">
        {isBusy ? t('busy') : fault === undefined ? t('hint') : fault === 'failed' ? t('failed') : problems(fault)}
      </p>
      <p className="actions">
        <button
          type="button"
          className="button button-secondary button-medium"
          aria-disabled={state === 'busy'}
          onClick={resend}
        >
          {t('again')}
        </button>{' '}
        <ResendingText state={state} /> <ArticleLink id="email-not-received" />
      </p>
    </div>
  )
}

function faultIn({ status, code }: { readonly status: number; readonly code: string | undefined }): Fault {
  if (status === 429) return 'rate_limited'
  return code === 'code_wrong' || code === 'code_expired' ? code : 'failed'
}

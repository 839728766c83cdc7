import { useTranslations } from 'use-intl'
import { ResendingText, useResending } from '#web/account/verify-note.tsx'
import { useOrder } from '#web/order/order-context.ts'
import { ArticleLink } from '#web/ui/article-link.tsx'

interface Props {
  readonly text: 'waiting.long' | 'unfinished.help' | 'returned.help'
  readonly orderNumber: string
}

/** Link to support, with the order number to quote. */
export function HelpLine({ text, orderNumber }: Props) {
  const t = useTranslations('complete')
  const { paths } = useOrder()
  return (
    <p className="small muted helpline">
      {t.rich(text, {
        number: orderNumber,
        help: (words) => (
          <a className="link" href={paths.helpdesk}>
            {words}
          </a>
        ),
      })}
    </p>
  )
}

export function ResendMail() {
  const t = useTranslations('complete.confirmEmail')
  const { state, resend } = useResending()
  return (
    <>
      {state !== 'sent' && (
        <button
          type="button"
          className="button button-secondary button-large"
          aria-disabled={state === 'busy'}
          onClick={resend}
        >
          {t('resend')}
        </button>
      )}
      <ResendingText state={state} /> <ArticleLink id="email-not-received" />
    </>
  )
}

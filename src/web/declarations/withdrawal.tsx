import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { withdrawalFaults } from '#domain/orders/declaration.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { SendingNote } from '#web/account/sending-note.tsx'
import { DeclarationFields } from '#web/declarations/declaration-fields.tsx'
import { Received } from '#web/declarations/received.tsx'
import { Review } from '#web/declarations/review.tsx'
import { useDeclaration } from '#web/declarations/use-declaration.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'

export interface DeclarationProps {
  readonly locale: SiteLocale
}

/** Withdrawal from a contract, in the two steps the law requires. */
export function Withdrawal({ locale }: DeclarationProps) {
  const t = useTranslations('declarations')
  const form = useRef<HTMLFormElement>(null)
  const state = useDeclaration({
    path: '/withdrawals',
    locale,
    form,
    faultsOf: withdrawalFaults,
    bodyOf: ({ name, contract, email }) => ({ name, contract, email }),
  })
  const { values, receipt } = state

  const facts = [
    { label: t('name'), value: values.name },
    { label: t('order'), value: values.contract },
    { label: t('email'), value: values.email },
  ]

  if (receipt) {
    return (
      <Received
        title={t('withdrawalReceived')}
        receipt={receipt}
        email={values.email.trim()}
        next={t(receipt.effective ? 'withdrawalEffective' : 'moneyBack')}
        declared={[{ label: t('withdraw'), value: t('withdrawalSentence') }, ...facts]}
      />
    )
  }
  if (state.isReviewing) {
    return (
      <Review
        state={state}
        title={t('withdrawalReview')}
        sentence={t('withdrawalSentence')}
        facts={facts}
        confirm={t('confirmWithdrawal')}
      />
    )
  }
  return (
    <form ref={form} className="shortform" method="post" noValidate onSubmit={state.review}>
      {state.refusal && <SendingNote refusal={state.refusal} />}
      <DeclarationFields bind={state.bind} contractLabel={t('order')} />
      <div className="act">
        <SubmitButton isBusy={false}>{t('withdraw')}</SubmitButton>
      </div>
    </form>
  )
}

import type { SiteLocale } from '#domain/basics/locale.ts'
import { Cancellation } from '#web/declarations/cancellation.tsx'
import { Withdrawal } from '#web/declarations/withdrawal.tsx'
import { Island } from '#web/islands/island.tsx'
import { Texts } from '#web/texts.tsx'

export type DeclarationPageId = 'withdrawal' | 'cancellation'

interface Props {
  readonly page: DeclarationPageId
  readonly locale: SiteLocale
  readonly messages: unknown
}

/** The form of a page on which a contract ends, as it is before anybody touched it. */
export function DeclarationIsland({ page, locale, messages }: Props) {
  const Form = page === 'withdrawal' ? Withdrawal : Cancellation
  return (
    <Island name={page} when="idle" props={{ locale }}>
      <Texts locale={locale} messages={messages}>
        <Form locale={locale} />
      </Texts>
    </Island>
  )
}

import { useTranslations } from 'use-intl'
import { readStatement } from '#web/api/affiliates.ts'
import { AskForLink } from '#web/partners/ask-for-link.tsx'
import { FailedNote } from '#web/partners/failed-note.tsx'
import { LinkBuilder, type LinkablePage } from '#web/partners/link-builder.tsx'
import type { Rung } from '#web/partners/rung.ts'
import { StatementTables } from '#web/partners/statement-tables.tsx'
import { useStatementToken } from '#web/partners/statement-token.ts'
import { useAnswer } from '#web/partners/use-answer.ts'

export interface StatementProps {
  readonly ladder: readonly Rung[]
  readonly pages: readonly LinkablePage[]
}

/** What a partner earned, and what to earn more with; only for who has the link. */
export function Statement(props: StatementProps) {
  const token = useStatementToken()
  if (token === undefined) return <Waiting />
  if (token === null) return <AskForLink isBroken={false} />
  return <OwnStatement key={token} token={token} {...props} />
}

function OwnStatement({ token, ladder, pages }: StatementProps & { readonly token: string }) {
  const t = useTranslations('partners.statement')
  const { answer, askAgain } = useAnswer(readStatement, token)
  if (answer === undefined) return <Waiting />
  if (answer.ok) {
    return (
      <>
        <StatementTables statement={answer.body} token={token} ladder={ladder} />
        <LinkBuilder number={answer.body.affiliateId} pages={pages} />
      </>
    )
  }
  if (answer.status === 404) return <AskForLink isBroken />
  return <FailedNote text={t('failed')} onRetry={askAgain} />
}

function Waiting() {
  const t = useTranslations('partners.statement')
  return (
    <div className="waiting">
      <p className="lead" role="status">
        {t('waiting')}
      </p>
      <i />
      <i />
    </div>
  )
}

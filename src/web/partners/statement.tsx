import { useTranslations } from 'use-intl'
import { AskForLink } from '#web/partners/ask-for-link.tsx'
import { LinkBuilder, type LinkablePage } from '#web/partners/link-builder.tsx'
import type { Rung } from '#web/partners/rung.ts'
import { StatementTables } from '#web/partners/statement-tables.tsx'
import { useStatementToken } from '#web/partners/statement-token.ts'
import { useStatement } from '#web/partners/use-statement.ts'
import { FormNote } from '#web/ui/form-note.tsx'

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
  const common = useTranslations('common')
  const { state, tryAgain } = useStatement(token)
  switch (state.status) {
    case 'loading':
      return <Waiting />
    case 'unknown':
      return <AskForLink isBroken />
    case 'failed':
      return (
        <FormNote>
          {t('failed')}{' '}
          <button type="button" className="btn btn-t" onClick={tryAgain}>
            {common('retry')}
          </button>
        </FormNote>
      )
    case 'there':
      return (
        <>
          <StatementTables statement={state.statement} token={token} ladder={ladder} />
          <LinkBuilder number={state.statement.affiliateId} pages={pages} />
        </>
      )
  }
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

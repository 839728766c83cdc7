import { useTranslations } from 'use-intl'
import { ChangePassword } from '#web/account/change-password.tsx'
import { useMailedToken } from '#web/account/mailed-token.ts'
import { ResetPassword } from '#web/account/reset-password.tsx'
import { useSession } from '#web/session/use-session.ts'
import { FormNote } from '#web/ui/form-note.tsx'

export interface SetPasswordProps {
  readonly paths: { readonly forgotPassword: string; readonly orderAccount: string }
}

/** With a link from a mail: a new password. Without: another one for who is logged in, the way to a link for others. */
export function SetPassword({ paths }: SetPasswordProps) {
  const t = useTranslations('passwords')
  const token = useMailedToken()
  const { status, unreachable, user } = useSession()
  if (token !== null) return <ResetPassword token={token} paths={paths} />
  if (user) return <ChangePassword user={user} />
  if (unreachable) return <FormNote>{t('unreachable')}</FormNote>
  if (status === 'loading') return <p className="muted late">{t('waiting')}</p>
  return (
    <div className="outcome">
      <p className="lead">{t('noLinkText')}</p>
      <p className="act">
        <a className="btn btn-p" href={paths.forgotPassword}>
          {t('askLink')}
        </a>
        <a className="btn btn-t" href={paths.orderAccount} data-login="">
          {t('logIn')}
        </a>
      </p>
    </div>
  )
}

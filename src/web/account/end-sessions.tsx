import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { post } from '#web/api/account-calls.ts'
import { useSessionStore } from '#web/session/use-session.ts'

type Ending = 'idle' | 'busy' | 'ended' | 'failed'

/** Log out everywhere but here. */
export function EndSessions() {
  const t = useTranslations('passwords')
  const session = useSessionStore()
  const [state, setState] = useState<Ending>('idle')

  async function end(): Promise<void> {
    setState('busy')
    const answer = await post('/auth/sessions/end-others', {})
    if (!answer.ok && answer.status === 401) return void session.refresh()
    setState(answer.ok ? 'ended' : 'failed')
  }
  return (
    <section className="fs">
      <h2>{t('endHeading')}</h2>
      <p>{t('endText')}</p>
      <div className="act">
        <button
          type="button"
          className="btn btn-s"
          aria-busy={state === 'busy'}
          aria-disabled={state === 'busy'}
          onClick={() => void (state === 'busy' || end())}
        >
          {t('endOthers')}
        </button>
        <span role="status">
          {state === 'ended' && t('ended')}
          {state === 'failed' && t('failed')}
        </span>
      </div>
    </section>
  )
}

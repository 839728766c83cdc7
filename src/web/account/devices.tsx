import { useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { SessionsResponse } from '#features/sessions/schema/session.ts'
import { post, read } from '#web/api/account-calls.ts'
import { useSession, useSessionStore } from '#web/session/use-session.ts'
import { FormNote } from '#web/ui/form-note.tsx'
import { RetryNote } from '#web/ui/retry-note.tsx'
import { useAnswer } from '#web/use-answer.ts'

export interface DevicesProps {
  readonly paths: { readonly orderAccount: string; readonly setPassword: string }
}

type Device = SessionsResponse['sessions'][number]

/** Active sessions of the customer. Visitors are asked to log in. */
export function Devices({ paths }: DevicesProps) {
  const t = useTranslations('devices')
  const { status, unreachable, user } = useSession()
  if (user) return <DeviceList key={user.id} paths={paths} />
  if (unreachable) return <FormNote>{t('unreachable')}</FormNote>
  if (status === 'loading') return <Waiting />
  return (
    <div className="outcome">
      <p className="lead">{t('logInFirst')}</p>
      <p className="actions">
        <a className="button button-primary" href={paths.orderAccount} data-login="">
          {t('logIn')}
        </a>
      </p>
    </div>
  )
}

function Waiting() {
  const t = useTranslations('devices')
  return (
    <p className="lead" role="status">
      {t('waiting')}
    </p>
  )
}

type EndResult = 'ended' | 'endedAll' | 'failed'

function DeviceList({ paths }: DevicesProps) {
  const t = useTranslations('devices')
  const session = useSessionStore()
  const heading = useRef<HTMLHeadingElement>(null)
  const [busy, setBusy] = useState<string>()
  const [result, setResult] = useState<EndResult>()
  const {
    answer: devices,
    askAgain,
    replace,
  } = useAnswer('/auth/sessions', async (path) => {
    const loaded = await read<SessionsResponse>(path)
    // The session has ended, so the page switches to the logged-out view.
    if (!loaded.ok && loaded.status === 401) void session.refresh()
    return loaded.ok ? loaded.body.sessions : 'failed'
  })

  async function end(id: string): Promise<void> {
    if (busy !== undefined) return
    setBusy(id)
    setResult(undefined)
    const answer = await (id === 'others' ? post('/auth/sessions/end-others', {}) : post('/auth/sessions/end', { id }))
    setBusy(undefined)
    if (!answer.ok && answer.status === 401) return void session.refresh()
    if (!answer.ok) return setResult('failed')
    const isLeft = (device: Device) => device.current || (id !== 'others' && device.id !== id)
    if (typeof devices === 'object') replace(devices.filter(isLeft))
    setResult(id === 'others' ? 'endedAll' : 'ended')
    // The pressed button is removed together with its device.
    heading.current?.focus()
  }

  if (devices === undefined) return <Waiting />
  if (devices === 'failed') return <RetryNote text={t('loadFailed')} onRetry={askAgain} />
  const others = devices.filter(({ current }) => !current)
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="heading-3 devices-heading">
        {t('heading')}
      </h2>
      <div role="status">{result !== undefined && result !== 'failed' && <p className="note">{t(result)}</p>}</div>
      {result === 'failed' && <FormNote>{t('failed')}</FormNote>}
      <ul className="devices">
        {devices.map((device) => (
          <li key={device.id}>
            <DeviceFacts device={device} />
            {!device.current && (
              <button
                type="button"
                className="button button-secondary"
                aria-busy={busy === device.id}
                aria-disabled={busy !== undefined}
                aria-describedby={`device-${device.id}`}
                onClick={() => void end(device.id)}
              >
                {t('end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 ? (
        <p>{t('onlyHere')}</p>
      ) : (
        <>
          <p>
            {t('unfamiliar')}{' '}
            <a className="link" href={paths.setPassword}>
              {t('changePassword')}
            </a>
          </p>
          <p className="actions">
            <button
              type="button"
              className="button button-primary"
              aria-busy={busy === 'others'}
              aria-disabled={busy !== undefined}
              onClick={() => void end('others')}
            >
              {t('endOthers')}
            </button>
          </p>
        </>
      )}
    </>
  )
}

function DeviceFacts({ device }: { readonly device: Device }) {
  const t = useTranslations('devices')
  const moment = new Intl.DateTimeFormat(useLocale(), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  })
  const { id, browser, system, network, openedAt, lastUsedAt, current } = device
  const name = browser !== null && system !== null ? t('on', { browser, system }) : (browser ?? system ?? t('unknown'))
  return (
    <div>
      <h3 id={`device-${id}`}>
        {name} {current && <b className="this-device">{t('here')}</b>}
      </h3>
      <dl>
        <dt>{t('lastUsed')}</dt>
        <dd>{current ? t('now') : moment.format(new Date(lastUsedAt))}</dd>
        <dt>{t('opened')}</dt>
        <dd>{moment.format(new Date(openedAt))}</dd>
        {network !== null && (
          <>
            <dt>{t('network')}</dt>
            <dd>{network}</dd>
          </>
        )}
      </dl>
    </div>
  )
}

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import type { DemoMailEntry } from '#features/demo/schema/demo-mail.ts'
import { pathOf } from '#site/links.ts'
import { fetchDemoMails } from '#web/api/demo-mails.ts'
import { pageLocale } from '#web/page-locale.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MailView } from './mail-view.tsx'
import { momentOf } from './moment.ts'

/** Mailbox of the demo: all e-mails sent by the shop, and the selected one. */
export function Mailbox() {
  const t = useTranslations('demoMailbox')
  const { mails, isUnreachable } = useDemoMails()
  const chosenId = useChosenMail()
  const chosen = mails?.find(({ id }) => id === chosenId)
  const shown = chosen ?? mails?.[0]

  return (
    <div className="mailbox" data-view={chosen ? 'mail' : 'list'} aria-busy={mails === undefined}>
      {isUnreachable && (
        <p className="note error" role="alert">
          <Icon name="warn" />
          <span>{t('unreachable')}</span>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {mails && t('count', { count: mails.length })}
      </p>
      {mails === undefined && <Waiting />}
      {mails?.length === 0 && <Empty />}
      {mails && shown && (
        <div className="mailbox-panes">
          <MailEntries mails={mails} shownId={shown.id} />
          <MailView key={shown.id} mail={shown} isChosen={chosen !== undefined} />
        </div>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div className="mailbox-waiting" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  )
}

function Empty() {
  const t = useTranslations('demoMailbox')
  return (
    <div className="mailbox-empty">
      <h2>{t('emptyTitle')}</h2>
      <p className="lead">{t('emptyText')}</p>
      <a className="button button-secondary" href={pathOf('register', pageLocale())}>
        {t('emptyAction')}
      </a>
    </div>
  )
}

interface MailEntriesProps {
  readonly mails: readonly DemoMailEntry[]
  readonly shownId: string
}

function MailEntries({ mails, shownId }: MailEntriesProps) {
  const t = useTranslations('demoMailbox')
  return (
    <nav className="mailbox-list" aria-label={t('list')}>
      <ol>
        {mails.map(({ id, subject, to, preview, receivedAt }) => (
          <li key={id}>
            <a href={mailAnchor(id)} aria-current={id === shownId ? 'true' : undefined}>
              <span className="recipient">
                <span>{to}</span>
                <time dateTime={receivedAt}>{momentOf(receivedAt, pageLocale(), 'short')}</time>
              </span>
              <strong>{subject}</strong>
              <span className="preview">{preview}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const pauseMs = 3000

interface DemoMailsView {
  /** Undefined until loaded. */
  readonly mails: readonly DemoMailEntry[] | undefined
  readonly isUnreachable: boolean
}

/** Polls the mailbox while the page is visible. */
function useDemoMails(): DemoMailsView {
  const [view, setView] = useState<DemoMailsView>({ mails: undefined, isUnreachable: false })

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined

    async function refresh(): Promise<void> {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      const loaded = await fetchDemoMails().catch(() => undefined)
      if (isOver) return
      setView(({ mails }) => ({ mails: loaded ?? mails, isUnreachable: loaded === undefined }))
      clearTimeout(timer)
      timer = setTimeout(() => void refresh(), pauseMs)
    }

    const refreshNow = () => void refresh()
    refreshNow()
    document.addEventListener('visibilitychange', refreshNow)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', refreshNow)
    }
  }, [])

  return view
}

const prefix = '#mail-'

function mailAnchor(id: string): string {
  return prefix + id
}

/** The selected e-mail is in the URL fragment, so that the back button works and e-mails can be linked. */
function useChosenMail(): string | undefined {
  const hash = useSyncExternalStore(subscribe, currentHash, () => '')
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : undefined
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

function currentHash(): string {
  return location.hash
}

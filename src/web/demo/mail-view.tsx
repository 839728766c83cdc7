import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFocusOn } from '#web/use-focus-on.ts'
import type { DemoMailEntry } from '#features/demo/schema/demo-mail.ts'
import { demoMailPage, fetchDemoMailText } from '#web/api/demo-mails.ts'
import { pageLocale } from '#web/page-locale.ts'
import { Icon } from '#web/ui/icon.tsx'
import { momentOf } from './moment.ts'

interface MailViewProps {
  readonly mail: DemoMailEntry
  /** Opened by the user, so it takes the focus. */
  readonly isChosen: boolean
}

/** One e-mail: sender, date and content. */
export function MailView({ mail, isChosen }: MailViewProps) {
  const t = useTranslations('demoMailbox')
  const heading = useRef<HTMLHeadingElement>(null)
  const [asText, setAsText] = useState(false)

  useFocusOn(heading, isChosen)

  return (
    <article className="mailbox-mail">
      <a className="button button-text back" href="#main">
        {t('back')}
      </a>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {mail.subject}
        </h2>
        <dl>
          <dt>{t('from')}</dt>
          <dd>{mail.from}</dd>
          <dt>{t('to')}</dt>
          <dd>{mail.to}</dd>
          <dt>{t('received')}</dt>
          <dd>
            <time dateTime={mail.receivedAt}>{momentOf(mail.receivedAt, pageLocale(), 'long')}</time>
          </dd>
        </dl>
        <button
          type="button"
          className="button button-secondary button-medium"
          aria-pressed={asText}
          onClick={() => setAsText((before) => !before)}
        >
          <Icon name="eye" />
          {t('asText')}
        </button>
      </header>
      {asText ? <MailText id={mail.id} /> : <MailFrame title={mail.subject} page={demoMailPage(mail.id)} />}
    </article>
  )
}

function MailText({ id }: { readonly id: string }) {
  const t = useTranslations('demoMailbox')
  const [text, setText] = useState<string>()

  useEffect(() => {
    let isOver = false
    const show = (loaded: string) => !isOver && setText(loaded)
    fetchDemoMailText(id).then(show, () => show(t('unreachable')))
    return () => {
      isOver = true
    }
  }, [id, t])

  return <pre className="mailbox-text">{text}</pre>
}

interface MailFrameProps {
  readonly title: string
  readonly page: string
}

/** An e-mail in a sandboxed iframe of its own height, without scripts; links open in the top window. */
function MailFrame({ title, page }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(600)

  useEffect(() => {
    const { current } = frame
    if (!current) return undefined
    const measure = () => {
      const content = current.contentDocument?.body
      if (content) setHeight(Math.ceil(content.getBoundingClientRect().height))
    }
    // The height depends on the width. It is set in the next frame to avoid an observer loop.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure))
    observer.observe(current)
    current.addEventListener('load', measure)
    return () => {
      observer.disconnect()
      current.removeEventListener('load', measure)
    }
  }, [])

  return (
    <iframe
      ref={frame}
      title={title}
      src={page}
      height={height}
      sandbox="allow-same-origin allow-top-navigation-by-user-activation"
      referrerPolicy="no-referrer"
    />
  )
}

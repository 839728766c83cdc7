import { useEffect, useState } from 'react'
import type { DemoMailEntry } from '#contract/demo/demo-mail.ts'
import { fetchDemoMails } from '#web/api/demo-mails.ts'

const pauseMs = 3000

export interface DemoMailsView {
  /** Nothing until the first answer. */
  readonly mails: readonly DemoMailEntry[] | undefined
  readonly isUnreachable: boolean
}

/** The letter box as it is now, looked into every few seconds while somebody sees the page. */
export function useDemoMails(): DemoMailsView {
  const [view, setView] = useState<DemoMailsView>({ mails: undefined, isUnreachable: false })

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined

    async function look(): Promise<void> {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      const found = await fetchDemoMails().catch(() => undefined)
      if (isOver) return
      setView(({ mails }) => ({ mails: found ?? mails, isUnreachable: found === undefined }))
      clearTimeout(timer)
      timer = setTimeout(() => void look(), pauseMs)
    }

    const lookNow = () => void look()
    lookNow()
    document.addEventListener('visibilitychange', lookNow)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', lookNow)
    }
  }, [])

  return view
}

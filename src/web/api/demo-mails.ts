import type { DemoMail, DemoMailEntry, DemoMailList } from '#features/demo/schema/demo-mail.ts'

const address = '/api/demo/mails'

/** Rejects when no good answer came. */
export async function fetchDemoMails(): Promise<readonly DemoMailEntry[]> {
  const { mails } = await json<DemoMailList>(address)
  return mails
}

export async function fetchDemoMailText(id: string): Promise<string> {
  const { text } = await json<DemoMail>(`${address}/${id}`)
  return text
}

/** For a frame: it has a policy of its own. */
export function demoMailPage(id: string): string {
  return `${address}/${id}/html`
}

async function json<Answer>(path: string): Promise<Answer> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Answer
}

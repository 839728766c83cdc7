import type { DemoMail, DemoMailEntry, DemoMailList } from '#features/demo/schema/demo-mail.ts'

const address = '/api/demo/mails'

/** Rejects if the request failed. */
export async function fetchDemoMails(): Promise<readonly DemoMailEntry[]> {
  const { mails } = await json<DemoMailList>(address)
  return mails
}

export async function fetchDemoMailText(id: string): Promise<string> {
  const { text } = await json<DemoMail>(`${address}/${id}`)
  return text
}

/** URL of an e-mail for an iframe, which is served with its own content security policy. */
export function demoMailPage(id: string): string {
  return `${address}/${id}/html`
}

async function json<Answer>(path: string): Promise<Answer> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Answer
}

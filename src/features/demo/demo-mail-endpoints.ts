import { demoMail as demoMailAnswer, demoMailList } from '#features/demo/schema/demo-mail.ts'
import { type ApiResponse, notFound, ok } from '#platform/http/pipeline/api-response.ts'
import type { Endpoint, ApiRequest } from '#platform/http/pipeline/endpoint.ts'
import { framedMailHeaders } from '#platform/http/pipeline/headers.ts'
import type { DemoMail, DemoMailEntry, DemoMails } from './demo-ports.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const previewLength = 140

/** The letter box of the demo. A shop that is no demo has none of these calls. */
export function demoEndpoints(mails: Pick<DemoMails, 'list' | 'find'>): readonly Endpoint[] {
  const list: Endpoint = {
    method: 'GET',
    path: '/api/demo/mails',
    rateLimit: 'demo',
    docs: {
      summary: 'The mails that the demo received instead of a person, newest first.',
      success: { status: 200, schema: demoMailList },
      refusals: [429, 503],
    },
    async respond() {
      const all = await mails.list()
      return ok({ mails: all.map((mail) => ({ ...envelopeOf(mail), preview: previewOf(mail.opening) })) })
    },
  }

  const read: Endpoint = {
    method: 'GET',
    path: '/api/demo/mails/:mailId',
    rateLimit: 'demo',
    docs: {
      summary: 'A mail of the demo as text.',
      success: { status: 200, schema: demoMailAnswer },
      refusals: [404, 429, 503],
    },
    respond: (request) => withMail(request, (mail) => ok({ ...envelopeOf(mail), text: mail.text })),
  }

  const show: Endpoint = {
    method: 'GET',
    path: '/api/demo/mails/:mailId/html',
    rateLimit: 'demo',
    docs: {
      summary: 'A mail of the demo as it looks, under a policy of its own.',
      success: { status: 200 },
      refusals: [404, 429, 503],
    },
    respond: (request) =>
      withMail(request, (mail) => ({ status: 200, html: openingAbove(mail.html), headers: framedMailHeaders })),
  }

  return [list, read, show]

  async function withMail({ pathParam }: ApiRequest, response: (mail: DemoMail) => ApiResponse): Promise<ApiResponse> {
    const mailId = pathParam('mailId')
    const mail = uuid.test(mailId) ? await mails.find(mailId) : null
    return mail === null ? notFound : response(mail)
  }
}

function envelopeOf({ id, from, to, subject, receivedAt }: DemoMail | DemoMailEntry) {
  return { id, from, to, subject, receivedAt: receivedAt.toISOString() }
}

/** What comes after the heading, which says what the subject says. */
function previewOf(text: string): string {
  const [, ...rest] = text.split('\n\n')
  return rest.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, previewLength)
}

/** Links leave the frame: they lead to pages that let themselves be framed by nobody. */
function openingAbove(html: string): string {
  return html.replace('<head>', '<head><base target="_top"/>')
}

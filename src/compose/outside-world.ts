import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Pool } from 'pg'
import { createDemoMails } from '#adapters/postgres/mails/demo-mails.ts'
import type { Config } from '#config.ts'

/** Where the shop finds the parties it works with. */
export interface OutsideWorld {
  /** A demo opens its post office with the first mail. */
  readonly smtpUrl: () => string | Promise<string>
  readonly viesUrl: string
}

/** The real parties where settings name them; for the others a demo twin on this machine that speaks the same protocol. */
export async function reachOutsideWorld(
  { smtpUrl, viesUrl }: Config,
  pool: Pool,
  opened: AsyncDisposableStack,
): Promise<OutsideWorld> {
  let office: Promise<string> | undefined
  return {
    smtpUrl: () => smtpUrl ?? (office ??= openPostOffice(pool, opened)),
    viesUrl: viesUrl ?? (await openRegister(opened)),
  }
}

async function openPostOffice(pool: Pool, opened: AsyncDisposableStack): Promise<string> {
  const { startDemoPostOffice } = await import('#demo/post-office.ts')
  const office = await startDemoPostOffice(createDemoMails(pool))
  opened.defer(() => office.close())
  return office.smtpUrl
}

async function openRegister(opened: AsyncDisposableStack): Promise<string> {
  const { createDemoVies } = await import('#demo/vies.ts')
  return openTwin(createDemoVies(), opened)
}

/** On the loopback interface only, at any free port. */
async function openTwin(answer: RequestListener, opened: AsyncDisposableStack): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  opened.defer(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

import type { ClientConfig } from 'pg'
import { serverUrlsOf } from '#core/net/networks.ts'

/** Address of a database, and the role that logs in. */
export type Connection = Pick<ClientConfig, 'connectionString' | 'host' | 'port' | 'user' | 'database' | 'ssl'>

export type Say = (line: string) => void

/** The address of a database for messages, without the password. */
export function placeOf(connection: Connection): string {
  if (!connection.connectionString) return `${connection.host}, database ${connection.database}`
  const urls = serverUrlsOf(connection.connectionString).map((url) => new URL(url))
  const hosts = urls.map((url) => url.searchParams.get('host') ?? url.host).join(' or ')
  return `${hosts}, database ${decodeURIComponent(urls[0]?.pathname.slice(1) ?? '') || 'of the same name as the user'}`
}

/** A reason not to start that the operator can fix: displayed without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

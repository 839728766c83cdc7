import type { Config } from '#platform/config/config.ts'
import type { Connection } from '#platform/db/connection.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import type { ShopLog } from './shop-log.ts'

/** Opens the database of DATABASE_URL, or an embedded one in the data directory. */
export async function openOwnDatabase(
  config: Config,
  { log, say, migrates }: Pick<ShopLog, 'log' | 'say'> & { readonly migrates: boolean },
  resources: AsyncDisposableStack,
): Promise<Database> {
  let connection: Connection
  if (config.databaseUrl) {
    connection = { connectionString: config.databaseUrl }
  } else {
    const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, say })
    resources.defer(() => embedded.stop())
    connection = embedded.connection
  }
  const { poolSizes: sizes, databasePooler: pooler } = config
  const database = openDatabase({ connection, say, log, sizes, pooler, migrates })
  resources.defer(() => database.close())
  return database
}

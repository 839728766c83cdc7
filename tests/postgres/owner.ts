import { startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { StartProblem } from '#platform/db/connection.ts'

/** Minimal shop: owns a database until it is stopped. */
const [dataDir = ''] = process.argv.slice(2)

try {
  const server = await startEmbeddedPostgres({ dataDir, say: (line) => console.log(JSON.stringify({ said: line })) })
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void server.stop().then(() => console.log(JSON.stringify({ stopped: true }))))
  }
  console.log(JSON.stringify({ connection: server.connection, location: server.location }))
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  console.log(JSON.stringify({ refused: error.message }))
  process.exitCode = 1
}

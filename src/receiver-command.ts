import { once } from 'node:events'
import { createServer } from 'node:http'
import { isatty } from 'node:tty'
import type { Pool } from 'pg'
import { createPool } from '#adapters/postgres/connection/pool.ts'
import { createReportSender } from '#adapters/provisioning/send-event.ts'
import { createWebhookSignatures } from '#adapters/provisioning/standard-webhooks.ts'
import { createRegistrar } from '#adapters/registrars/create-registrar.ts'
import { createTransferCodes } from '#adapters/transfer-codes.ts'
import { type Config, ConfigProblem, readConfig } from '#config.ts'
import { createLog } from '#insight/log.ts'
import { textTableOf } from '#domain/basics/text-table.ts'
import { connectionOf, runOperatorCommand } from './operator-command.ts'
import { usualDelays } from './receiver/deliver-name.ts'
import {
  createReceiverStore,
  finishLine,
  listLines,
  nameOfLine,
  prepareReceiverStore,
  retryLine,
} from './receiver/receiver-store.ts'
import { createReceiver } from './receiver/receiver.ts'

const usage = `  npm run receiver                                   takes orders and registers names
  npm run receiver -- list                           what is not done, and why
  npm run receiver -- retry <order> <item> [<code>]  tries again, with another transfer code
  npm run receiver -- done <order> <item>            reports what a person has delivered`

await runOperatorCommand(async ([command = 'serve', orderNumber = '', itemId = '', code, ...rest]) => {
  const isAboutLine = itemId !== '' && (command === 'retry' || (command === 'done' && code === undefined))
  const isKnown = isAboutLine || (/^(serve|list)$/.test(command) && orderNumber === '')
  if (!isKnown || rest.length > 0) {
    console.error(usage)
    return 2
  }
  const config = readConfig()
  const pool = createPool(connectionOf(config), { pooler: config.databasePooler })
  try {
    await prepareReceiverStore(pool)
    if (command === 'serve') return await serve(config, pool)
    if (command === 'list') return await list(pool)
    const sealed = code === undefined ? null : await sealedCode(config, pool, orderNumber, itemId, code)
    const isFound = await (command === 'done'
      ? finishLine(pool, orderNumber, itemId)
      : retryLine(pool, orderNumber, itemId, sealed))
    console.log(isFound ? 'It is noted.' : 'There is no such line, or it is done.')
    return isFound ? 0 : 1
  } finally {
    await pool.end()
  }
})

/** Until it is told to end. What is under way then goes on with the next start. */
async function serve(config: Config, pool: Pool): Promise<number> {
  const { registrar, receiver: settings } = config
  const { secrets } = settings
  const missing = [
    ...(registrar === undefined ? ['REGISTRAR is missing: realtimeregister or openprovider.'] : []),
    ...(secrets.length === 0 ? ['PROVISIONING_SECRET is missing: the one that the shop has.'] : []),
  ]
  if (registrar === undefined || missing.length > 0) throw new ConfigProblem(missing)
  const log = createLog({ write: (line) => process.stdout.write(line), isTerminal: isatty(1) })
  const receiver = createReceiver({
    store: createReceiverStore(pool, { codes: createTransferCodes(secrets) }),
    registrar: createRegistrar(registrar),
    seal: createWebhookSignatures(secrets),
    nameServers: settings.nameServers,
    delays: usualDelays,
    postReport: createReportSender(settings.shopUrl),
    log,
  })
  const server = createServer(receiver.listener).listen(settings.port, '127.0.0.1')
  await once(server, 'listening')
  log(`Taking orders on port ${settings.port}, registering at ${registrar.kind}.`, { kind: 'start' })
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  server.close()
  server.closeAllConnections()
  await receiver.close()
  return 0
}

async function list(pool: Pool): Promise<number> {
  const lines = await listLines(pool)
  const rows = lines.map(({ orderNumber, itemId, kind, name, state, problem, changedAt }) => [
    orderNumber,
    itemId,
    kind,
    name,
    state,
    changedAt.toISOString().slice(0, 16),
    problem ?? '',
  ])
  const heading = ['order', 'item', 'kind', 'name', 'state', 'since', 'why']
  console.log(lines.length === 0 ? 'Everything is done.' : textTableOf([heading, ...rows]))
  return 0
}

async function sealedCode({ receiver }: Config, pool: Pool, orderNumber: string, itemId: string, code: string) {
  const name = await nameOfLine(pool, orderNumber, itemId)
  return name === null ? null : createTransferCodes(receiver.secrets).seal(name, code)
}

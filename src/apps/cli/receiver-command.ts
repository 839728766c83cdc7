import { once } from 'node:events'
import { createServer } from 'node:http'
import { isatty } from 'node:tty'
import type { Pool } from 'pg'
import { createPool } from '#platform/db/pool.ts'
import { createReportSender } from '#platform/clients/provisioning/send-event.ts'
import { createWebhookSignatures } from '#platform/clients/provisioning/standard-webhooks.ts'
import { createRegistrar, createWebhookReader } from '#platform/clients/registrars/create-registrar.ts'
import { createTransferCodes } from '#features/deliveries/transfer-code-cipher.ts'
import { type Config, ConfigProblem, readConfig } from '#platform/config/config.ts'
import { cents } from '#core/money/money.ts'
import { type HeldNames, type Price, type Registrar, RegistrarProblem } from '#platform/clients/registrar.ts'
import { createLog } from '#platform/telemetry/log.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { connectionOf, runOperatorCommand } from './operator-command.ts'
import {
  createReceiverStore,
  finishLine,
  listLines,
  nameOfLine,
  prepareReceiverStore,
  retryLine,
} from '#apps/receiver/receiver-store.ts'
import { createReceiver, usualDelays } from '#apps/receiver/receiver.ts'

const usage = `  npm run receiver                                   takes orders and registers names
  npm run receiver -- list                           what is not done, and why
  npm run receiver -- retry <order> <item> [<code>]  tries again, with another transfer code
  npm run receiver -- done <order> <item>            reports what a person has delivered
  npm run receiver -- name <name>                    how a name stands at the registrar
  npm run receiver -- renew <name> <expires>         renews it by a year, if it still expires on that day
  npm run receiver -- restore <name> <euros>         out of quarantine, for no more than that
  npm run receiver -- remove <name>                  deletes it
  npm run receiver -- code <name>                    makes a new transfer code, and shows it`

await runOperatorCommand(async ([command = 'serve', orderNumber = '', itemId = '', code, ...rest]) => {
  const isAboutLine = itemId !== '' && (command === 'retry' || (command === 'done' && code === undefined))
  const isAboutName =
    code === undefined &&
    orderNumber !== '' &&
    (/^(renew|restore)$/.test(command) ? itemId !== '' : /^(name|remove|code)$/.test(command) && itemId === '')
  const isKnown = isAboutLine || isAboutName || (/^(serve|list)$/.test(command) && orderNumber === '')
  if (!isKnown || rest.length > 0) {
    console.error(usage)
    return 2
  }
  const config = readConfig()
  if (isAboutName) return manage(registrarOf(config).held, command, orderNumber.toLowerCase(), itemId)
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

/** What an operator does with a name in our account. */
async function manage(names: HeldNames, command: string, name: string, more: string): Promise<number> {
  const { signal } = new AbortController()
  try {
    if (command === 'remove') await names.remove(name, signal)
    if (command === 'restore') await names.restore(name, eurosIn(more), signal)
    if (command === 'renew') await names.renew(name, { years: 1, expiresAt: new Date(more) }, signal)
    if (command === 'code') console.log(await names.transferCode(name, signal))
    const held = await names.show(name, signal)
    const until = held?.expiresAt?.toISOString().slice(0, 10) ?? 'a day that it does not tell'
    console.log(
      held
        ? `${name}: ${held.state}${held.isLocked ? ', locked by its register' : ''}, until ${until}.`
        : `${name} is not in the account.`,
    )
    return held === null && command !== 'remove' ? 1 : 0
  } catch (error) {
    if (!(error instanceof RegistrarProblem)) throw error
    console.error(`${name}: ${error.message}`)
    return 1
  }
}

function eurosIn(text: string): Price {
  const amount = Math.round(Number(text) * 100)
  if (!Number.isSafeInteger(amount) || amount < 0) throw new ConfigProblem([`"${text}" is no amount in euros.`])
  return { currency: 'EUR', amount: cents(amount) }
}

function registrarOf({ registrar }: Config): Registrar {
  if (registrar !== undefined) return createRegistrar(registrar)
  throw new ConfigProblem(['DOMAIN_LOOKUP is missing: realtimeregister or openprovider.'])
}

/** Until it is told to end. What is under way then goes on with the next start. */
async function serve(config: Config, pool: Pool): Promise<number> {
  const { registrar, receiver: settings } = config
  const { secrets } = settings
  const missing = [
    ...(registrar === undefined ? ['DOMAIN_LOOKUP is missing: realtimeregister or openprovider.'] : []),
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
    readWebhook:
      settings.webhookSecret === undefined ? undefined : createWebhookReader(registrar.kind, settings.webhookSecret),
    log,
  })
  const server = createServer(receiver.listener).listen(settings.port, '127.0.0.1')
  await once(server, 'listening')
  log.info('start', `Taking orders on port ${settings.port}, registering at ${registrar.kind}.`)
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

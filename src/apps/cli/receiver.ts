import { once } from 'node:events'
import { createServer } from 'node:http'
import { isatty } from 'node:tty'
import type { Pool } from 'pg'
import { recordOperatorChange } from '#platform/jobs/operator-changes.ts'
import { createReportSender } from '#platform/clients/provisioning/send-event.ts'
import { createWebhookSignatures } from '#platform/clients/provisioning/standard-webhooks.ts'
import { createRegistrar, createWebhookReader } from '#platform/clients/registrars/create-registrar.ts'
import { createTransferCodes } from '#features/carts/transfer-codes.ts'
import { type Config, ConfigProblem, readConfig } from '#platform/config/config.ts'
import { cents } from '#core/money/money.ts'
import { type HeldNames, type Price, type Registrar, RegistrarProblem } from '#platform/clients/registrar.ts'
import { createLog } from '#platform/telemetry/log.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { type Call, type Noun, show, UsageProblem } from './command.ts'
import { momentOf } from './moments.ts'
import { createOperatorPool } from './operator-database.ts'
import { readSecret } from './read-secret.ts'
import {
  createReceiverStore,
  finishLine,
  listLines,
  nameOfLine,
  prepareReceiverStore,
  retryLine,
} from '#apps/receiver/receiver-store.ts'
import { createReceiver, usualDelays } from '#apps/receiver/receiver.ts'

const orderedItem = ['<order>', '<item>']

export const receiver: Noun = {
  about: 'The receiver of paid orders, which registers names at the registrar',
  verbs: {
    serve: {
      about: 'takes orders and registers names, until it is stopped',
      kind: 'serves',
      run: (call) => withStore(call, serve),
    },
    list: {
      about: 'what is not done, and why',
      kind: 'shows',
      run: (call) => withStore(call, (_, pool) => list(call, pool)),
    },
    retry: {
      about: 'tries a line again',
      kind: 'changes',
      arguments: orderedItem,
      options: { code: { about: 'with another transfer code, which it asks for or reads from standard input' } },
      run: (call) =>
        withStore(call, async (config, pool) => {
          const [order, item] = [call.argument('order'), call.argument('item')]
          const code = call.isSet('code') ? await readSecret(`Transfer code for ${item} of ${order}`) : null
          const sealed = code === null ? null : await sealedCode(config, pool, order, item, code)
          return noted(await retryLine(pool, order, item, sealed))
        }),
    },
    done: {
      about: 'reports what a person has delivered',
      kind: 'changes',
      arguments: orderedItem,
      run: (call) =>
        withStore(call, async (_, pool) =>
          noted(await finishLine(pool, call.argument('order'), call.argument('item'))),
        ),
    },
    name: {
      about: 'how a name stands at the registrar',
      kind: 'shows',
      arguments: ['<name>'],
      run: (call) => onName(call, (names, name, signal) => tellName(call, names, name, signal)),
    },
    renew: {
      about: 'renews a name by a year, if it still expires on that day',
      kind: 'changes',
      arguments: ['<name>', '<expires>'],
      run(call) {
        const expiresAt = momentOf('<expires>', call.argument('expires'))
        return changeName(call, (names, name, signal) => names.renew(name, { years: 1, expiresAt }, signal))
      },
    },
    restore: {
      about: 'takes a name out of quarantine, for no more than so many euros',
      kind: 'changes',
      arguments: ['<name>', '<euros>'],
      run(call) {
        const price = eurosIn(call.argument('euros'))
        return changeName(call, (names, name, signal) => names.restore(name, price, signal))
      },
    },
    remove: {
      about: 'deletes a name',
      kind: 'changes',
      arguments: ['<name>'],
      run: (call) => changeName(call, (names, name, signal) => names.remove(name, signal), { mayBeGone: true }),
    },
    code: {
      about: 'makes a new transfer code for a name, and shows it',
      kind: 'changes',
      arguments: ['<name>'],
      run: (call) =>
        changeName(call, async (names, name, signal) => console.log(await names.transferCode(name, signal))),
    },
  },
}

/** Opens the receiver's tables, which may be in a separate database. Records the exit code of a change. */
async function withStore(call: Call, work: (config: Config, pool: Pool) => Promise<number>): Promise<number> {
  const config = readConfig()
  const pool = createOperatorPool(call, config, {})
  try {
    await prepareReceiverStore(pool)
    const exitCode = await work(config, pool)
    if (call.changes) await recordOperatorChange(pool, 'receiver.operator_changes', { ...call, exitCode })
    return exitCode
  } finally {
    await pool.end()
  }
}

function noted(isFound: boolean): number {
  console.log(isFound ? 'It is noted.' : 'There is no such line, or it is done.')
  return isFound ? 0 : 1
}

type NameWork<Done> = (names: HeldNames, name: string, signal: AbortSignal) => Promise<Done>

/** Runs `work` with the registrar and reports a refusal by the registrar in one line. */
async function onName(call: Call, work: NameWork<number>): Promise<number> {
  const name = call.argument('name').toLowerCase()
  try {
    return await work(registrarOf(readConfig()).held, name, new AbortController().signal)
  } catch (error) {
    if (!(error instanceof RegistrarProblem)) throw error
    console.error(`${name}: ${error.message}`)
    return 1
  }
}

/** Changes a name; a dry run only displays its current state. */
function changeName(call: Call, change: NameWork<unknown>, { mayBeGone = false } = {}): Promise<number> {
  return withStore(call, () =>
    onName(call, async (names, name, signal) => {
      if (call.dryRun) console.log(`${call.recorded} would be sent to the registrar, where the name stands like this:`)
      else await change(names, name, signal)
      const code = await tellName(call, names, name, signal)
      return mayBeGone ? 0 : code
    }),
  )
}

async function tellName(call: Call, names: HeldNames, name: string, signal: AbortSignal): Promise<number> {
  const held = await names.show(name, signal)
  const until = held?.expiresAt?.toISOString().slice(0, 10) ?? 'a day that it does not tell'
  show(call, held, () =>
    held
      ? `${name}: ${held.state}${held.isLocked ? ', locked by its register' : ''}, until ${until}.`
      : `${name} is not in the account.`,
  )
  return held === null ? 1 : 0
}

function eurosIn(text: string): Price {
  const amount = Math.round(Number(text) * 100)
  if (!Number.isSafeInteger(amount) || amount < 0) throw new UsageProblem(`"${text}" is no amount in euros.`)
  return { currency: 'EUR', amount: cents(amount) }
}

function registrarOf({ registrar }: Config): Registrar {
  if (registrar !== undefined) return createRegistrar(registrar)
  throw new ConfigProblem(['DOMAIN_LOOKUP is missing: realtimeregister or openprovider.'])
}

/** Serves until the process is stopped. Unfinished work continues at the next start. */
async function serve(config: Config, pool: Pool): Promise<number> {
  const { registrar, receiver: settings } = config
  const { secrets } = settings
  const missing = [
    ...(registrar === undefined ? ['DOMAIN_LOOKUP is missing: realtimeregister or openprovider.'] : []),
    ...(secrets.length === 0 ? ['PROVISIONING_SECRET is missing: the one that the shop has.'] : []),
  ]
  if (registrar === undefined || missing.length > 0) throw new ConfigProblem(missing)
  const log = createLog({ write: (line) => process.stdout.write(line), isTerminal: isatty(1) })
  const running = createReceiver({
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
  const server = createServer(running.listener).listen(settings.port, '127.0.0.1')
  await once(server, 'listening')
  log.info('start', `Taking orders on port ${settings.port}, registering at ${registrar.kind}.`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  server.close()
  server.closeAllConnections()
  await running.close()
  return 0
}

async function list(call: Call, pool: Pool): Promise<number> {
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
  show(call, lines, () => (lines.length === 0 ? 'Everything is done.' : textTableOf([heading, ...rows])))
  return 0
}

async function sealedCode(config: Config, pool: Pool, orderNumber: string, itemId: string, code: string) {
  const name = await nameOfLine(pool, orderNumber, itemId)
  return name === null ? null : createTransferCodes(config.receiver.secrets).seal(name, code)
}

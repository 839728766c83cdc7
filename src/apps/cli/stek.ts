import { StartProblem } from '#platform/db/connection.ts'
import { callerOf, ConfigProblem } from '#platform/config/config.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { callOf, fullHelp, type Noun, nounHelp, unknownText, UsageProblem, verbHelp, verbOf } from './command.ts'

/** The nouns of `stek <noun> <verb>`. Only the requested noun is loaded. */
const nouns: Readonly<Record<string, () => Promise<Noun>>> = {
  doctor: async () => (await import('./doctor.ts')).doctor,
  serve: async () => (await import('./serve.ts')).serve,
  migrate: async () => (await import('./migrate.ts')).migrateNoun,
  jobs: async () => (await import('./jobs.ts')).jobs,
  customers: async () => (await import('./customers.ts')).customers,
  payments: async () => (await import('./payments.ts')).payments,
  deliveries: async () => (await import('./deliveries.ts')).deliveries,
  declarations: async () => (await import('./declarations.ts')).declarations,
  prices: async () => (await import('./prices.ts')).prices,
  coupons: async () => (await import('./coupons.ts')).coupons,
  partners: async () => (await import('./partners.ts')).partners,
  numbers: async () => (await import('./numbers.ts')).numbers,
  security: async () => (await import('./security.ts')).security,
  changes: async () => (await import('./changes.ts')).changes,
  receiver: async () => (await import('./receiver.ts')).receiver,
  series: async () => (await import('./series.ts')).series,
  backup: async () => (await import('./backup.ts')).backup,
  move: async () => (await import('./move.ts')).move,
}

async function runStek([word, ...args]: readonly string[]): Promise<number> {
  const wantsHelp = args.includes('--help')
  if (word === undefined || word === '--help' || word === 'help') return printed(fullHelp(await loadAll()))
  if (!Object.hasOwn(nouns, word)) throw new UsageProblem(`${unknownText('', word, nouns)}\nstek --help lists all.`)
  const noun = await nouns[word]?.()
  if (noun === undefined) return 2
  if (wantsHelp && args[0] === '--help') return printed(nounHelp(word, noun))
  const isNamed = Object.hasOwn(noun.verbs, args[0] ?? '')
  let usage = nounHelp(word, noun)
  try {
    const [name, verb] = verbOf(word, noun, args[0])
    if (wantsHelp) return printed(verbHelp(word, name, verb))
    usage = verbHelp(word, name, verb)
    const call = callOf(`${word} ${name}`.trim(), verb, isNamed ? args.slice(1) : args, callerOf())
    if (call.dryRun) console.log('Dry run: nothing is changed. Without --dry-run this would happen:')
    return await verb.run(call)
  } catch (error) {
    throw error instanceof UsageProblem ? new UsageProblem(`${error.message}\n\n${usage}`) : error
  }
}

async function loadAll(): Promise<Readonly<Record<string, Noun>>> {
  return Object.fromEntries(await Promise.all(Object.entries(nouns).map(async ([name, load]) => [name, await load()])))
}

function printed(text: string): number {
  console.log(text)
  return 0
}

/** Expected failures are printed without a stack; bugs are thrown. */
try {
  process.exitCode = await runStek(process.argv.slice(2))
} catch (error) {
  process.exitCode = error instanceof UsageProblem ? 2 : 1
  if (error instanceof UsageProblem) console.error(error.message)
  else if (error instanceof ConfigProblem || error instanceof StartProblem) console.error(`\n${error.message}\n`)
  else if (error instanceof Unavailable) {
    const isProvider = error.code === 'payment_provider_unavailable'
    console.error(`The ${isProvider ? 'payment provider' : 'database'} cannot be reached.`)
  } else throw error
}

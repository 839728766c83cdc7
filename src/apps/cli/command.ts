import { parseArgs } from 'node:util'
import { nearestOf } from '#core/text/edit-distance.ts'

/** An option with a value (`--since <day>`), or a switch. */
export interface CommandOption {
  readonly value?: string
  readonly about: string
}

export interface Verb {
  readonly about: string
  /**
   * Arguments as displayed in help: `<order>` is required, `[<order>]` is optional, `<note>…` takes all remaining
   * words.
   */
  readonly arguments?: readonly string[]
  readonly options?: Readonly<Record<string, CommandOption>>
  /** `shows` adds --json, `changes` adds --dry-run and --by, `writes` adds --dry-run. */
  readonly kind: 'shows' | 'changes' | 'writes' | 'serves'
  /** Arguments and options with secrets or personal data, which the record of changes leaves out. */
  readonly unrecorded?: readonly string[]
  /** @returns the exit code: 0, or 1 if an operator has to act */
  readonly run: (call: Call) => Promise<number>
}

export interface Noun {
  readonly about: string
  /**
   * The verb `''` is the noun without a verb, as in `stek migrate`. Without a verb, `''` is run if it exists, else
   * `list`.
   */
  readonly verbs: Readonly<Record<string, Verb>>
}

/** The parsed command line. */
export interface Call {
  readonly argument: (name: string) => string
  readonly optionalArgument: (name: string) => string | undefined
  readonly option: (name: string) => string | undefined
  readonly isSet: (name: string) => boolean
  readonly json: boolean
  /** Nothing may be written: a change is executed and rolled back, or only described. */
  readonly dryRun: boolean
  /** Operator who makes the change, for the record of changes. */
  readonly by: string
  readonly changes: boolean
  /** The command without secrets and personal data, for the record of changes. */
  readonly recorded: string
}

/** Invalid command line; exit code 2. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem'
}

const help = { about: 'shows this help' }
const dryRun = { 'dry-run': { about: 'says what would happen, and changes nothing' } }
const by = { by: { value: 'name', about: 'who makes the change; without it the user who runs the command' } }
const kindOptions: Readonly<Record<Verb['kind'], Readonly<Record<string, CommandOption>>>> = {
  shows: { json: { about: 'prints JSON' } },
  changes: { ...dryRun, ...by },
  writes: dryRun,
  serves: {},
}

function optionsOf({ options, kind }: Verb): Readonly<Record<string, CommandOption>> {
  return { ...options, ...kindOptions[kind], help }
}

/** Finds a verb by name. Without a name it is `''`, else `list`. */
export function verbOf(nounName: string, { verbs }: Noun, word: string | undefined): readonly [string, Verb] {
  const isWord = word !== undefined && word !== '' && !word.startsWith('-')
  if (isWord && !Object.hasOwn(verbs, word)) throw new UsageProblem(unknownText(`${nounName} `, word, verbs))
  const name = isWord ? word : ['', 'list'].find((usual) => Object.hasOwn(verbs, usual))
  const verb = verbs[name ?? 'none']
  if (name === undefined || verb === undefined) throw new UsageProblem(`stek ${nounName} needs a verb.`)
  return [name, verb]
}

/** Reads the arguments and options of a verb. `command` is the noun with the verb. */
export function callOf(command: string, verb: Verb, args: readonly string[], caller: string): Call {
  const { values, positionals } = parsed(verb, args)
  const argumentsByName = new Map<string, string>()
  let left = positionals
  for (const written of verb.arguments ?? []) {
    const name = nameOf(written)
    const value = written.endsWith('…') ? left.join(' ') : left[0]
    left = written.endsWith('…') ? [] : left.slice(1)
    if (value) argumentsByName.set(name, value)
    else if (!written.startsWith('[')) throw new UsageProblem(`<${name}> is missing.`)
  }
  if (left.length > 0) throw new UsageProblem(`"${left[0]}" is too much.`)
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined)
  return {
    argument: (name) => argumentsByName.get(name) ?? '',
    optionalArgument: (name) => argumentsByName.get(name),
    option: text,
    isSet: (name) => values[name] === true,
    json: values['json'] === true,
    dryRun: values['dry-run'] === true,
    by: (text('by')?.trim() || caller).slice(0, 100),
    changes: verb.kind === 'changes',
    recorded: recordedText(command, verb, argumentsByName, values),
  }
}

function parsed(verb: Verb, args: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(optionsOf(verb)).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageProblem((error as Error).message)
  }
}

/** The name within `<order>`, `[<order>]` or `<note>…`. */
function nameOf(written: string): string {
  return written.replaceAll(/[[\]<>…]/g, '')
}

function recordedText(
  command: string,
  { unrecorded = [] }: Verb,
  argumentsByName: ReadonlyMap<string, string>,
  values: Readonly<Record<string, string | boolean | undefined>>,
): string {
  const words = [...argumentsByName].map(([name, value]) => (unrecorded.includes(name) ? `<${name}>` : value))
  const options = Object.entries(values).flatMap(([name, value]) => {
    if (name === 'by' || value === undefined || value === false) return []
    if (value === true) return [`--${name}`]
    return [`--${name} ${unrecorded.includes(name) ? '…' : value}`]
  })
  return [command, ...words, ...options].join(' ').slice(0, 1000)
}

export function verbHelp(noun: string, name: string, verb: Verb): string {
  const options = Object.entries(optionsOf(verb)).map(([option, { value, about }]): readonly [string, string] => [
    `--${option}${value === undefined ? '' : ` <${value}>`}`,
    about,
  ])
  return `${usageOf(noun, name, verb)}\n    ${verb.about}\n\n${columns(options)}`
}

export function nounHelp(name: string, noun: Noun): string {
  const { '': alone, ...named } = noun.verbs
  const verbs = `${noun.about}\n\n${columns(verbRows(name, noun))}`
  if (alone === undefined) return `${verbs}\n\nstek ${name} <verb> --help shows the options of a verb.`
  return Object.keys(named).length === 0 ? verbHelp(name, '', alone) : `${verbs}\n\n${verbHelp(name, '', alone)}`
}

export function fullHelp(nouns: Readonly<Record<string, Noun>>): string {
  const parts = Object.entries(nouns).map(([name, noun]) => `${noun.about}\n${columns(verbRows(name, noun))}`)
  const common = [
    ['--json', 'prints JSON: for every verb that lists or shows something'],
    ['--dry-run', 'says what would happen: for every verb that changes something'],
    ['--by <name>', 'who makes the change, which is recorded; without it the user who runs the command'],
    ['--help', 'shows the verbs of a noun or the options of a verb'],
  ] as const
  return `stek <noun> <verb> [<options>]\n\n${parts.join('\n\n')}\n\nOptions\n${columns(common)}`
}

function verbRows(noun: string, { verbs }: Noun): readonly (readonly [string, string])[] {
  return Object.entries(verbs).map(([name, verb]) => [usageOf(noun, name, verb), verb.about])
}

function usageOf(noun: string, name: string, verb: Verb): string {
  return ['stek', noun, name, ...(verb.arguments ?? [])].filter((word) => word !== '').join(' ')
}

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}

/** Message about an unknown name, with the nearest known name. */
export function unknownText(before: string, word: string, table: Readonly<Record<string, unknown>>): string {
  const { text: nearest, distance } = nearestOf(
    word,
    Object.keys(table).filter((name) => name !== ''),
  )
  const isNear = distance <= Math.max(2, word.length / 2)
  return `There is no "stek ${before}${word}".${isNear ? ` Did you mean "stek ${before}${nearest}"?` : ''}`
}

/** Prints `value` as JSON with --json, otherwise as text. */
export function show({ json }: Call, value: unknown, text: () => string): void {
  console.log(json ? JSON.stringify(value, null, 2) : text())
}

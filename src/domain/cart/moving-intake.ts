import type { MovingParameters } from './cart.ts'

export const movedThings = ['site', 'email', 'both', 'name'] as const
export type MovedThing = (typeof movedThings)[number]

/** What somebody tells us about a move, as filled in. */
export interface MovingIntake {
  readonly provider: string
  readonly moves: MovedThing | null
  readonly wishes: string
}

export type IntakeFault = 'required' | 'too_long' | 'malformed_code'

export type IntakeFaults = Partial<Record<'provider' | 'moves' | 'wishes' | 'code', IntakeFault>>

/** As the order takes them. */
export const maxProviderLength = 128
export const maxCodeLength = 128
const maxWishesLength = 2000

/** First line of the wishes, so that whoever moves the site reads it first. The words are the same in every language. */
const firstLines: Readonly<Record<MovedThing, string>> = {
  site: 'site',
  email: 'e-mail',
  both: 'site + e-mail',
  name: 'domain',
}

/** One line for what, the rest is free: 2000 characters in all. */
export const maxFreeWishesLength =
  maxWishesLength - Math.max(...Object.values(firstLines).map((line) => line.length)) - 1

// oxlint-disable-next-line no-control-regex -- a pasted text may hold what the order does not take
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
/** Codes are any printable ASCII but a space. */
const code = /^[!-~]+$/

export function intakeFaultsOf({ provider, moves, wishes }: MovingIntake): IntakeFaults {
  const asked = tidy(provider)
  return {
    ...(asked === '' && { provider: 'required' }),
    ...(asked.length > maxProviderLength && { provider: 'too_long' }),
    ...(moves === null && { moves: 'required' }),
    ...(tidy(wishes).length > maxFreeWishesLength && { wishes: 'too_long' }),
  }
}

/** Nothing, for who gives the code later, is never a fault. */
export function codeFaultOf(typed: string | null): IntakeFault | null {
  if (typed === null) return null
  const asked = typed.trim()
  if (asked === '') return 'required'
  if (asked.length > maxCodeLength) return 'too_long'
  return code.test(asked) ? null : 'malformed_code'
}

export function movingParametersOf(domain: string, { provider, moves, wishes }: MovingIntake): MovingParameters {
  const lines = [...(moves === null ? [] : [firstLines[moves]]), tidy(wishes)].filter((line) => line !== '')
  const currentProvider = tidy(provider)
  return {
    domain,
    ...(currentProvider !== '' && { currentProvider }),
    ...(lines.length > 0 && { wishes: lines.join('\n') }),
  }
}

/** The form as it was filled in, read from what is in the cart. */
export function intakeIn({ currentProvider = '', wishes = '' }: Omit<MovingParameters, 'domain'>): MovingIntake {
  const [first = '', ...rest] = wishes.split('\n')
  const moves = movedThings.find((thing) => firstLines[thing] === first) ?? null
  return { provider: currentProvider, moves, wishes: moves === null ? wishes : rest.join('\n') }
}

function tidy(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(unprintable, '').toWellFormed().trim()
}

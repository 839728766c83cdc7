import {
  normalTransferCode,
  type TransferCodeFault,
  transferCodeFaultOf,
  type TransferFamily,
} from '#core/names/transfers.ts'
import type { MovingParameters } from './cart.ts'

export const movedThings = ['site', 'email', 'both', 'name'] as const
export type MovedThing = (typeof movedThings)[number]

/** The moving form as filled in. */
export interface MovingIntake {
  readonly provider: string
  readonly moves: MovedThing | null
  readonly wishes: string
}

export type IntakeFault = 'required' | 'too_long' | TransferCodeFault

export type IntakeFaults = Partial<Record<'provider' | 'moves' | 'wishes' | 'code', IntakeFault>>

/** Length limits of the API. */
export const maxProviderLength = 128
export const maxCodeLength = 128
const maxWishesLength = 2000

/** First line of `wishes`, for the staff that moves the site; not translated. */
const firstLines: Readonly<Record<MovedThing, string>> = {
  site: 'site',
  email: 'e-mail',
  both: 'site + e-mail',
  name: 'domain',
}

/** Length limit of the free text: the limit of `wishes` minus its first line. */
export const maxFreeWishesLength =
  maxWishesLength - Math.max(...Object.values(firstLines).map((line) => line.length)) - 1

// oxlint-disable-next-line no-control-regex -- pasted text may contain control characters that the order rejects
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
export function intakeFaultsOf({ provider, moves, wishes }: MovingIntake): IntakeFaults {
  const providerName = tidy(provider)
  return {
    ...(providerName === '' && { provider: 'required' }),
    ...(providerName.length > maxProviderLength && { provider: 'too_long' }),
    ...(moves === null && { moves: 'required' }),
    ...(tidy(wishes).length > maxFreeWishesLength && { wishes: 'too_long' }),
  }
}

/** Checks a transfer code; null is valid, because the customer may supply the code later. */
export function codeFaultOf(typed: string | null, family: TransferFamily): IntakeFault | null {
  if (typed === null) return null
  const code = normalTransferCode(family, typed)
  if (code === '') return 'required'
  if (code.length > maxCodeLength) return 'too_long'
  return transferCodeFaultOf(family, code)
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

/** Restores the form from the parameters in the cart. */
export function intakeIn({ currentProvider = '', wishes = '' }: Omit<MovingParameters, 'domain'>): MovingIntake {
  const [first, ...rest] = wishes.split('\n')
  const moves = movedThings.find((thing) => firstLines[thing] === first) ?? null
  return { provider: currentProvider, moves, wishes: moves === null ? wishes : rest.join('\n') }
}

function tidy(text: string): string {
  return text.replaceAll(unprintable, '').replaceAll(/\r\n?/g, '\n').toWellFormed().trim()
}

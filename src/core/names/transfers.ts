/** Transfer procedure of a registry. `other` stands for registries whose procedure is not known. */
export const transferFamilies = ['nl', 'de', 'be', 'eu', 'generic', 'other'] as const
export type TransferFamily = (typeof transferFamilies)[number]

/** State of a transfer, named after the party that has to act next; also used in the API. */
export const transferSteps = [
  /** The buyer has not supplied the transfer code. */
  'code_needed',
  /** The registry rejects the code, or it has expired. */
  'code_wrong',
  /** The name must be unlocked at the current provider. */
  'locked',
  /** The holder must confirm an e-mail. */
  'holder',
  /** The current provider may object. */
  'provider',
  /** The registry is processing the transfer. */
  'register',
  /** The current provider or the registry refused the transfer. */
  'refused',
  /** The name is not registered, so it cannot be transferred. */
  'free',
] as const
export type TransferStep = (typeof transferSteps)[number]

interface TransferTimes {
  /** Validity of a transfer code in days; null if the registry does not publish it. */
  readonly codeDays: number | null
  /** Deadline for the current provider to supply the code; null if there is no rule. */
  readonly codeDueDays: number | null
  /** Period for objections by the current provider; 0 if the name is transferred immediately. */
  readonly objectionDays: number
  /** Lock after a registration or transfer, during which the name cannot be transferred. */
  readonly lockDays: number
}

/**
 * Published by the registries: sidn.nl, denic.de, dnsbelgium.be, eurid.eu, and ICANN's policy for generic extensions.
 */
export const transferTimes: Readonly<Record<TransferFamily, TransferTimes>> = {
  nl: { codeDays: null, codeDueDays: 5, objectionDays: 0, lockDays: 0 },
  de: { codeDays: 30, codeDueDays: null, objectionDays: 0, lockDays: 0 },
  be: { codeDays: 7, codeDueDays: null, objectionDays: 0, lockDays: 0 },
  eu: { codeDays: 40, codeDueDays: null, objectionDays: 0, lockDays: 0 },
  generic: { codeDays: null, codeDueDays: null, objectionDays: 5, lockDays: 60 },
  other: { codeDays: null, codeDueDays: null, objectionDays: 0, lockDays: 0 },
}

/** Registries with a transfer procedure of their own. */
const registers = ['nl', 'de', 'be', 'eu'] as const

/**
 * Transfer family of a name or an extension in A-labels. Two-letter extensions are country codes, even if they are sold
 * as generic.
 */
export function transferFamilyOf(name: string): TransferFamily {
  const top = name.slice(name.lastIndexOf('.') + 1)
  const own = registers.find((register) => register === top)
  if (own) return own
  const isSecondLevel = /\.[a-z]{2,3}\.[a-z]{2}$/.test(`.${name}`)
  if (top === 'io') return 'generic'
  return top.length > 2 && !top.startsWith('xn--') && !isSecondLevel ? 'generic' : 'other'
}

/** Status of a transfer as reported by a registrar. */
export type TransferNews = 'no_code' | 'wrong_code' | 'locked' | 'holder' | 'provider' | 'busy' | 'refused' | 'free'

/**
 * Converts a registrar's status to a step. Where the current provider cannot object, waiting for it means waiting for
 * the registry.
 */
export function transferStepOf(news: TransferNews, family: TransferFamily): TransferStep {
  switch (news) {
    case 'no_code':
      return 'code_needed'
    case 'wrong_code':
      return 'code_wrong'
    case 'provider':
      return transferTimes[family].objectionDays > 0 ? 'provider' : 'register'
    case 'busy':
      return 'register'
    default:
      return news
  }
}

/** Whether the transfer is blocked until the buyer acts. */
export function needsBuyer(step: TransferStep): boolean {
  return step === 'code_needed' || step === 'code_wrong' || step === 'locked' || step === 'holder'
}

/** `malformed_code`: blanks, or characters that no code has. The others: not in the format of that registry. */
export type TransferCodeFault = 'malformed_code' | 'malformed_be_code' | 'malformed_eu_code'

/** Removes surrounding blanks, and the separators between the groups of a .be code. */
export function normalTransferCode(family: TransferFamily, typed: string): string {
  const code = typed.trim()
  return family === 'be' ? code.replaceAll(/[\s-]/g, '') : code
}

/**
 * Checks the format of a code: those of DNS Belgium have fifteen digits, those of EURid four groups of four.
 * @returns null if the code may be valid
 */
export function transferCodeFaultOf(family: TransferFamily, code: string): TransferCodeFault | null {
  if (!/^[!-~]*$/.test(code)) return 'malformed_code'
  if (family === 'be' && !/^\d{15}$/.test(code)) return 'malformed_be_code'
  if (family === 'eu' && !/^[A-Za-z0-9]{4}(-[A-Za-z0-9]{4}){3}$/.test(code)) return 'malformed_eu_code'
  return null
}

/** How a name moves from one provider to another, by the rules of its register. `other`: nobody looked at them. */
export const transferFamilies = ['nl', 'de', 'be', 'eu', 'generic', 'other'] as const
export type TransferFamily = (typeof transferFamilies)[number]

/** Where a transfer stands, and who has to do something; the words are also on the wire. */
export const transferSteps = [
  /** The buyer has not given us the code. */
  'code_needed',
  /** The register does not take the code, or not any more. */
  'code_wrong',
  /** The name must be unlocked where it is. */
  'locked',
  /** The holder has a mail to confirm. */
  'holder',
  /** The provider it comes from may object. */
  'provider',
  /** The register is at work. */
  'register',
  /** The other side, or the register, said no. */
  'refused',
  /** Nobody has the name: there is nothing to move. */
  'free',
] as const
export type TransferStep = (typeof transferSteps)[number]

interface TransferTimes {
  /** How long a code counts; null: its register does not say. */
  readonly codeDays: number | null
  /** Within which the provider it comes from must give the code; null: no rule. */
  readonly codeDueDays: number | null
  /** In which the provider it comes from may object; 0: it is moved at once. */
  readonly objectionDays: number
  /** After a registration or a transfer, in which it cannot be moved again. */
  readonly lockDays: number
}

/** What the registers say: sidn.nl, denic.de, dnsbelgium.be, eurid.eu, and ICANN's policy for generic extensions. */
export const transferTimes: Readonly<Record<TransferFamily, TransferTimes>> = {
  nl: { codeDays: null, codeDueDays: 5, objectionDays: 0, lockDays: 0 },
  de: { codeDays: 30, codeDueDays: null, objectionDays: 0, lockDays: 0 },
  be: { codeDays: 7, codeDueDays: null, objectionDays: 0, lockDays: 0 },
  eu: { codeDays: 40, codeDueDays: null, objectionDays: 0, lockDays: 0 },
  generic: { codeDays: null, codeDueDays: null, objectionDays: 5, lockDays: 60 },
  other: { codeDays: null, codeDueDays: null, objectionDays: 0, lockDays: 0 },
}

/** Registers with rules of their own. */
const registers = ['nl', 'de', 'be', 'eu'] as const

/** By the A-labels of a name, or of its extension. Country codes have two letters, also where they are sold as generic. */
export function transferFamilyOf(name: string): TransferFamily {
  const top = name.slice(name.lastIndexOf('.') + 1)
  const own = registers.find((register) => register === top)
  if (own) return own
  const isSecondLevel = /\.[a-z]{2,3}\.[a-z]{2}$/.test(`.${name}`)
  if (top === 'io') return 'generic'
  return top.length > 2 && !top.startsWith('xn--') && !isSecondLevel ? 'generic' : 'other'
}

/** What a registrar says of a transfer, in one word. */
export type TransferNews = 'no_code' | 'wrong_code' | 'locked' | 'holder' | 'provider' | 'busy' | 'refused' | 'free'

/** Where nobody may object, waiting for the other side is waiting for the register. */
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

/** Whether the buyer has to do something before it goes on. */
export function needsBuyer(step: TransferStep): boolean {
  return step === 'code_needed' || step === 'code_wrong' || step === 'locked' || step === 'holder'
}

/** With blanks, or other letters than codes have; or not as those registers make them. */
export type TransferCodeFault = 'malformed_code' | 'malformed_be_code' | 'malformed_eu_code'

/** Without what people copy along with it: blanks around it, and between the groups of a .be code. */
export function normalTransferCode(family: TransferFamily, typed: string): string {
  const code = typed.trim()
  return family === 'be' ? code.replaceAll(/[\s-]/g, '') : code
}

/**
 * What is certainly no code, as far as its register says how codes look: DNS Belgium's have fifteen digits, EURid's four
 * groups of four. Null: it may be one.
 */
export function transferCodeFaultOf(family: TransferFamily, code: string): TransferCodeFault | null {
  if (!/^[!-~]*$/.test(code)) return 'malformed_code'
  if (family === 'be' && !/^\d{15}$/.test(code)) return 'malformed_be_code'
  if (family === 'eu' && !/^[A-Za-z0-9]{4}(-[A-Za-z0-9]{4}){3}$/.test(code)) return 'malformed_eu_code'
  return null
}

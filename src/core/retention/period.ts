import type { SiteLocale } from '#core/locale/locale.ts'

export interface Period {
  readonly count: number
  readonly unit: 'day' | 'year'
}

export interface KeptData {
  readonly what: string
  readonly why: string
  /** Named, because the clean-up and the privacy page refer to individual periods. */
  readonly periods: Readonly<Record<string, Period>>
  /** Retention in words; names of periods are in braces. */
  readonly howLong: string
  readonly deletedBy: 'clean-up' | 'clean-up, and what counts by itself' | `with ${string}` | 'itself' | 'nobody'
  /** Effect of a customer's erasure on their rows; `nothing` for tables that do not refer to customers. */
  readonly onErasure: 'deleted' | 'emptied' | 'kept' | 'nothing'
}

export const days = (count: number): Period => ({ count, unit: 'day' })
export const years = (count: number): Period => ({ count, unit: 'year' })

/** Retention of the books from the end of their year: required by Dutch tax law, and by the one-stop shop. */
export const books = years(7)
export const booksAbroad = years(10)
/** Counted from when the code was entered, in all tables. */
export const transferCode = days(30)

/** Retention in the mailbox of the support staff, which the shop cannot clean up itself. */
export const mailbox = years(2)

/* Values shared by many rows. */
export const nobodys = { deletedBy: 'clean-up', onErasure: 'nothing' } as const
export const erased = { deletedBy: 'clean-up', onErasure: 'deleted' } as const
export const forever = {
  periods: {},
  howLong: 'as long as the shop',
  deletedBy: 'nobody',
  onErasure: 'nothing',
} as const

const words = {
  en: { day: ['day', 'days'], year: ['year', 'years'] },
  nl: { day: ['dag', 'dagen'], year: ['jaar', 'jaar'] },
  de: { day: ['Tag', 'Tage'], year: ['Jahr', 'Jahre'] },
} as const

/** Uses a no-break space between number and unit. */
export function periodText({ count, unit }: Period, language: SiteLocale | 'en'): string {
  return `${count}\u00a0${words[language][unit][count === 1 ? 0 : 1]}`
}

/** The retention of a row in English words. */
export function howLongText({ howLong, periods }: KeptData): string {
  return howLong.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const period = periods[name]
    if (period === undefined) throw new Error(`no period is called ${name}`)
    return periodText(period, 'en').replace('\u00a0', ' ')
  })
}

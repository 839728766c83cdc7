import type { SiteLocale } from '#core/locale/locale.ts'

export interface Period {
  readonly count: number
  readonly unit: 'day' | 'year'
}

export interface KeptData {
  readonly what: string
  readonly why: string
  /** Named, because the clean-up and the privacy page read them one by one. */
  readonly periods: Readonly<Record<string, Period>>
  /** In words, with the periods by their names in braces. */
  readonly howLong: string
  readonly deletedBy: 'clean-up' | 'clean-up, and what counts by itself' | `with ${string}` | 'itself' | 'nobody'
  /** What becomes of a customer's rows on erasure. Nothing: no row says whose it is. */
  readonly onErasure: 'deleted' | 'emptied' | 'kept' | 'nothing'
}

export const days = (count: number): Period => ({ count, unit: 'day' })
export const years = (count: number): Period => ({ count, unit: 'year' })

/** How long the books are kept, from the end of the year they are about: Dutch tax law, and the one-stop shop. */
export const books = years(7)
export const booksAbroad = years(10)
/** From when it was typed, wherever it is. */
export const transferCode = days(30)

/** In the mailbox of the people who answer: nothing that the shop could delete. */
export const mailbox = years(2)

/* What many rows have in common. */
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

/** With a space that no line breaks at. */
export function periodText({ count, unit }: Period, language: SiteLocale | 'en'): string {
  return `${count}\u00a0${words[language][unit][count === 1 ? 0 : 1]}`
}

/** Of a row of the table, in English. */
export function howLongText({ howLong, periods }: KeptData): string {
  return howLong.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const period = periods[name]
    if (period === undefined) throw new Error(`no period is called ${name}`)
    return periodText(period, 'en').replace('\u00a0', ' ')
  })
}

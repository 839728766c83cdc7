import type { Locale } from '#core/locale/locale.ts'
import { transferTimes } from '#core/names/transfers.ts'
import { withdrawalDays } from '#core/orders/withdrawal-period.ts'

/**
 * Promises to customers other than prices and limits, each stated once. Pages, terms, helpdesk, checkout and e-mails
 * read them through `promiseWords`; another provider changes the values here. These are the values of the demo company.
 */
export const promises = {
  /** Working days until a question is answered by a person. */
  answerWorkingDays: 1,
  /** Office hours until an answer with the extra `extra-support`. */
  priorityAnswerOfficeHours: 4,
  /** Usual time until a paid package is ready. */
  deliveryUsuallyHours: 1,
  /** Latest time until a paid package is ready; after that the buyer may dissolve the contract. */
  deliveryLatestDays: 30,
  /** Working days for a move, once the shop has all the access it needs. */
  movingWorkingDays: 3,
  withdrawalDays,
  /** Days until money is refunded after a withdrawal or cancellation. */
  refundDays: 14,
  /** Notice period after the first term. */
  noticeMonths: 1,
  /** Notice period for a price increase. */
  priceChangeNoticeMonths: 1,
  /** Days for which files remain available after the end of a contract. */
  dataAfterEndDays: 14,
  /** Payment term of a renewal invoice without a mandate. */
  invoiceDays: 14,
  /** Location of sites, e-mail and backups. */
  datacentreCity: 'Amsterdam',
  datacentreCountry: 'NL',
  /** Promised availability of sites per year; null because none is promised. */
  availabilityPercentage: null as string | null,
  accessibilityAnswerWorkingDays: 5,
  complaintAnswerDays: 14,
  /** Months until a request about personal data is answered. */
  privacyAnswerMonths: 1,
  /** Payment term after the free reminder. */
  reminderDays: 14,
  /** Notice before an unpaid package is paused. */
  pauseNoticeDays: 7,
  /** Minimum time between pausing a package and deleting its data. */
  pausedDataDays: 30,
  /** Deadlines and validity of transfer codes, set by the registries. */
  tokenDueDays: transferTimes.nl.codeDueDays ?? 0,
  authInfoDays: transferTimes.de.codeDays ?? 0,
  belgianCodeDays: transferTimes.be.codeDays ?? 0,
  europeanCodeDays: transferTimes.eu.codeDays ?? 0,
  objectionDays: transferTimes.generic.objectionDays,
  transferLockDays: transferTimes.generic.lockDays,
} as const

/** Names for `{{name}}` in articles and messages, and for `promiseWords.nl.name` in code. */
export type PromiseName =
  | 'answerTime'
  | 'priorityAnswerTime'
  | 'deliveryUsually'
  | 'deliveryLatest'
  | 'movingTime'
  | 'withdrawalPeriod'
  | 'refundPeriod'
  | 'notice'
  | 'priceChangeNotice'
  | 'dataAfterEnd'
  | 'invoicePeriod'
  | 'datacentre'
  | 'availability'
  | 'withdrawalWithin'
  | 'accessibilityAnswer'
  | 'complaintAnswer'
  | 'privacyAnswer'
  | 'reminderPeriod'
  | 'pauseNotice'
  | 'pausedData'
  | 'tokenDue'
  | 'authInfoLife'
  | 'belgianCodeLife'
  | 'europeanCodeLife'
  | 'objectionPeriod'
  | 'transferLock'

/** Wording of the facts within a sentence: `binnen één werkdag`. */
export const promiseWords: Readonly<Record<Locale, Readonly<Record<PromiseName, string>>>> = {
  nl: {
    answerTime: `binnen ${count(promises.answerWorkingDays, 'één werkdag', 'werkdagen')}`,
    priorityAnswerTime: `binnen ${count(promises.priorityAnswerOfficeHours, 'één kantooruur', 'kantooruren')}`,
    deliveryUsually: `meestal binnen ${count(promises.deliveryUsuallyHours, 'een uur', 'uur')}`,
    deliveryLatest: `uiterlijk binnen ${count(promises.deliveryLatestDays, 'één dag', 'dagen')}`,
    movingTime: `ongeveer ${count(promises.movingWorkingDays, 'één werkdag', 'werkdagen')}`,
    withdrawalPeriod: count(promises.withdrawalDays, 'één dag', 'dagen'),
    refundPeriod: `binnen ${count(promises.refundDays, 'één dag', 'dagen')}`,
    notice: `hooguit ${count(promises.noticeMonths, 'een maand', 'maanden')} opzegtermijn`,
    priceChangeNotice: `minstens ${count(promises.priceChangeNoticeMonths, 'een maand', 'maanden')} vooraf`,
    dataAfterEnd: count(promises.dataAfterEndDays, 'één dag', 'dagen'),
    invoicePeriod: count(promises.invoiceDays, 'één dag', 'dagen'),
    datacentre: `${promises.datacentreCity}, Nederland`,
    availability: promises.availabilityPercentage ?? 'geen, zie de statuspagina',
    withdrawalWithin: `binnen ${count(promises.withdrawalDays, 'één dag', 'dagen')}`,
    accessibilityAnswer: `binnen ${count(promises.accessibilityAnswerWorkingDays, 'één werkdag', 'werkdagen')}`,
    complaintAnswer: `binnen ${count(promises.complaintAnswerDays, 'één dag', 'dagen')}`,
    privacyAnswer: `binnen ${count(promises.privacyAnswerMonths, 'een maand', 'maanden')}`,
    reminderPeriod: count(promises.reminderDays, 'één dag', 'dagen'),
    pauseNotice: `minstens ${count(promises.pauseNoticeDays, 'één dag', 'dagen')} van tevoren`,
    pausedData: count(promises.pausedDataDays, 'één dag', 'dagen'),
    tokenDue: `binnen ${count(promises.tokenDueDays, 'één dag', 'dagen')}`,
    authInfoLife: count(promises.authInfoDays, 'één dag', 'dagen'),
    belgianCodeLife: count(promises.belgianCodeDays, 'één dag', 'dagen'),
    europeanCodeLife: count(promises.europeanCodeDays, 'één dag', 'dagen'),
    objectionPeriod: count(promises.objectionDays, 'één dag', 'dagen'),
    transferLock: count(promises.transferLockDays, 'één dag', 'dagen'),
  },
  de: {
    answerTime: `innerhalb ${count(promises.answerWorkingDays, 'eines Werktags', 'Werktagen', 'von ')}`,
    priorityAnswerTime: `innerhalb ${count(promises.priorityAnswerOfficeHours, 'einer Bürostunde', 'Bürostunden', 'von ')}`,
    deliveryUsually: `meist innerhalb ${count(promises.deliveryUsuallyHours, 'einer Stunde', 'Stunden', 'von ')}`,
    deliveryLatest: `spätestens innerhalb ${count(promises.deliveryLatestDays, 'eines Tages', 'Tagen', 'von ')}`,
    movingTime: `etwa ${count(promises.movingWorkingDays, 'ein Werktag', 'Werktage')}`,
    withdrawalPeriod: count(promises.withdrawalDays, 'ein Tag', 'Tage'),
    refundPeriod: `innerhalb ${count(promises.refundDays, 'eines Tages', 'Tagen', 'von ')}`,
    notice: `einer Frist von höchstens ${count(promises.noticeMonths, 'einem Monat', 'Monaten')}`,
    priceChangeNotice: `mindestens ${count(promises.priceChangeNoticeMonths, 'einen Monat', 'Monate')} im Voraus`,
    dataAfterEnd: count(promises.dataAfterEndDays, 'ein Tag', 'Tage'),
    invoicePeriod: count(promises.invoiceDays, 'ein Tag', 'Tage'),
    datacentre: `${promises.datacentreCity}, Niederlande`,
    availability: promises.availabilityPercentage ?? 'nein',
    withdrawalWithin: `innerhalb ${count(promises.withdrawalDays, 'eines Tages', 'Tagen', 'von ')}`,
    accessibilityAnswer: `innerhalb ${count(promises.accessibilityAnswerWorkingDays, 'eines Werktags', 'Werktagen', 'von ')}`,
    complaintAnswer: `innerhalb ${count(promises.complaintAnswerDays, 'eines Tages', 'Tagen', 'von ')}`,
    privacyAnswer: `innerhalb ${count(promises.privacyAnswerMonths, 'eines Monats', 'Monaten', 'von ')}`,
    reminderPeriod: count(promises.reminderDays, 'ein Tag', 'Tage'),
    pauseNotice: `mindestens ${count(promises.pauseNoticeDays, 'einen Tag', 'Tage')} vorher`,
    pausedData: count(promises.pausedDataDays, 'ein Tag', 'Tage'),
    tokenDue: `innerhalb ${count(promises.tokenDueDays, 'eines Tages', 'Tagen', 'von ')}`,
    authInfoLife: count(promises.authInfoDays, 'einen Tag', 'Tage'),
    belgianCodeLife: count(promises.belgianCodeDays, 'einen Tag', 'Tage'),
    europeanCodeLife: count(promises.europeanCodeDays, 'einen Tag', 'Tage'),
    objectionPeriod: count(promises.objectionDays, 'einen Tag', 'Tage'),
    transferLock: count(promises.transferLockDays, 'einem Tag', 'Tagen'),
  },
  en: {
    answerTime: `within ${count(promises.answerWorkingDays, 'one working day', 'working days')}`,
    priorityAnswerTime: `within ${count(promises.priorityAnswerOfficeHours, 'one office hour', 'office hours')}`,
    deliveryUsually: `usually within ${count(promises.deliveryUsuallyHours, 'an hour', 'hours')}`,
    deliveryLatest: `within ${count(promises.deliveryLatestDays, 'one day', 'days')} at the latest`,
    movingTime: `about ${count(promises.movingWorkingDays, 'one working day', 'working days')}`,
    withdrawalPeriod: count(promises.withdrawalDays, 'one day', 'days'),
    refundPeriod: `within ${count(promises.refundDays, 'one day', 'days')}`,
    notice: `at most ${count(promises.noticeMonths, 'one month’s', 'months’')} notice`,
    priceChangeNotice: `at least ${count(promises.priceChangeNoticeMonths, 'one month', 'months')} in advance`,
    dataAfterEnd: count(promises.dataAfterEndDays, 'one day', 'days'),
    invoicePeriod: count(promises.invoiceDays, 'one day', 'days'),
    datacentre: `${promises.datacentreCity}, the Netherlands`,
    availability: promises.availabilityPercentage ?? 'no percentage (SLA)',
    withdrawalWithin: `within ${count(promises.withdrawalDays, 'one day', 'days')}`,
    accessibilityAnswer: `within ${count(promises.accessibilityAnswerWorkingDays, 'one working day', 'working days')}`,
    complaintAnswer: `within ${count(promises.complaintAnswerDays, 'one day', 'days')}`,
    privacyAnswer: `within ${count(promises.privacyAnswerMonths, 'one month', 'months')}`,
    reminderPeriod: count(promises.reminderDays, 'one day', 'days'),
    pauseNotice: `at least ${count(promises.pauseNoticeDays, 'one day', 'days')} in advance`,
    pausedData: count(promises.pausedDataDays, 'one day', 'days'),
    tokenDue: `within ${count(promises.tokenDueDays, 'one day', 'days')}`,
    authInfoLife: count(promises.authInfoDays, 'one day', 'days'),
    belgianCodeLife: count(promises.belgianCodeDays, 'one day', 'days'),
    europeanCodeLife: count(promises.europeanCodeDays, 'one day', 'days'),
    objectionPeriod: count(promises.objectionDays, 'one day', 'days'),
    transferLock: count(promises.transferLockDays, 'one day', 'days'),
  },
}

/** `before` precedes a number but not the word for one: German uses `von` before digits, but not before `eines`. */
export function count(number: number, one: string, many: string, before = ''): string {
  return number === 1 ? one : `${before}${number}\u00a0${many}`
}

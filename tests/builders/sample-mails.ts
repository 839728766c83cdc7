import { basisPoints, cents } from '#core/money/money.ts'
import type { TransferFamily } from '#core/names/transfers.ts'
import type { OrderSnapshot } from '#core/orders/order.ts'
import {
  dutchBusiness,
  germanBusiness,
  germanBuyer,
  sampleInvoice,
  sampleLine,
  sampleLines,
  sampleOrder,
  swissBuyer,
} from './sample-order.ts'
import type { WrittenMail, MailedStep, OwnedDeclaration } from '#features/emails/mail-data.ts'
import type { ConfirmedOrder } from '#features/orders/repository.ts'

/** Every e-mail template in all of its variants. */
export function sampleMails(
  firstName = 'Sanne',
  vatNumber = 'DE123456789',
  language: OrderSnapshot['language'] = 'nl',
): Readonly<Record<string, WrittenMail>> {
  return {
    verifyEmail: { template: 'verifyEmail', data: { firstName } },
    accountExists: { template: 'accountExists', data: { firstName } },
    resetPassword: { template: 'resetPassword', data: { firstName } },
    passwordChanged: { template: 'passwordChanged', data: { firstName, at: '2026-11-15T07:12:54Z' } },
    newDevice: { template: 'newDevice', data: { firstName, ...loggedIn, browser: 'Firefox', system: 'Windows' } },
    unknownDevice: { template: 'newDevice', data: { firstName, ...loggedIn, browser: null, system: null } },
    vatNumberValid: { template: 'vatNumberChecked', data: { firstName, vatNumber, state: 'valid' } },
    dutchVatNumberValid: {
      template: 'vatNumberChecked',
      data: { firstName, vatNumber: 'NL001234567B01', state: 'valid' },
    },
    dutchVatNumberInvalid: {
      template: 'vatNumberChecked',
      data: { firstName, vatNumber: 'NL001234567B01', state: 'invalid' },
    },
    vatNumberInvalid: { template: 'vatNumberChecked', data: { firstName, vatNumber, state: 'invalid' } },
    ...confirmations(firstName, language),
    ...paymentMails(firstName),
    deliveryFailed: {
      template: 'deliveryFailed',
      data: { firstName, orderNumber: '2026-000123', name: 'tuinierderij.nl' },
    },
    renewalPriceRaised: {
      template: 'renewalPriceRaised',
      data: {
        firstName,
        reason: 'Het register van .shop vraagt vanaf januari een derde meer.',
        lines: [
          {
            orderNumber: '2026-000123',
            title: '.shop-domeinnaam',
            name: 'tuinierderij.shop',
            frequency: 'yearly',
            promised: cents(3499),
            raisedTo: cents(3999),
            vatRate: basisPoints(2100),
            renewsOn: '2027-11-16',
          },
        ],
      },
    },
    transferCode: transferMail(firstName, 'code_wrong', 'tuinierderij.be', 'be'),
    transferCodeNeeded: transferMail(firstName, 'code_needed', 'tuinierderij.nl', 'nl'),
    transferLocked: transferMail(firstName, 'locked', 'tuinierderij.com', 'generic'),
    transferHolder: transferMail(firstName, 'holder', 'tuinierderij.com', 'generic'),
    transferProvider: transferMail(firstName, 'provider', 'tuinierderij.com', 'generic'),
    ...letters,
    partnerApplied: { template: 'partnerApplied', data: { firstName, applicationId: '' } },
    newPartner: { template: 'partnerLink', data: { firstName, partner: '1001', isNew: true } },
    partnerLink: { template: 'partnerLink', data: { firstName, partner: '1001', isNew: false } },
  }
}

function transferMail(firstName: string, step: MailedStep, name: string, family: TransferFamily) {
  const until = step === 'provider' ? '2026-11-20T10:00:00.000Z' : null
  return {
    template: 'transferWaits',
    data: { firstName, orderNumber: '2026-000123', name, step, family, until },
  } as const
}

const loggedIn = { network: '203.0.113.0/24', at: '2026-11-15T07:12:54Z' }
const taken = { receipt: 'V2026-000042', at: '2026-11-15T07:12:54Z', language: 'de' } as const
const person = { name: 'Jana Krüger', email: 'jana@gruenerdaumen.example', contract: 'gruenerdaumen.de, Strauch' }
const cancelled = { ...taken, ...person, kind: 'cancellation', type: 'ordinary', reason: null } as const
const webhosting = { title: 'Webhosting Struik', name: 'gruenerdaumen.de' }
const owned = {
  firstName: 'Jana',
  receipt: 'H2026-000042',
  at: '2026-11-15T07:12:54Z',
  orderNumber: '2026-000123',
  kind: 'withdrawal',
  type: null,
  isLate: false,
  ends: [{ ...webhosting, endsOn: '2026-11-15' }],
} as const satisfies OwnedDeclaration
const ended = {
  ...owned,
  receipt: 'O2026-000043',
  kind: 'cancellation',
  type: 'ordinary',
  ends: [
    { ...webhosting, endsOn: '2027-11-14' },
    { title: '.de', name: 'gruenerdaumen.de', endsOn: null },
  ],
} as const satisfies OwnedDeclaration
const letters: Readonly<Record<string, WrittenMail>> = {
  withdrawalReceived: { template: 'declarationReceipt', data: { ...taken, kind: 'withdrawal' } },
  cancellationReceived: { template: 'declarationReceipt', data: { ...taken, kind: 'cancellation' } },
  withdrawalToConfirm: { template: 'declarationToConfirm', data: owned },
  lateWithdrawalToConfirm: { template: 'declarationToConfirm', data: { ...owned, isLate: true } },
  cancellationToConfirm: { template: 'declarationToConfirm', data: ended },
  withdrawalConfirmed: { template: 'declarationConfirmed', data: owned },
  cancellationConfirmed: { template: 'declarationConfirmed', data: ended },
  confirmedNotice: {
    template: 'declarationNotice',
    data: {
      ...taken,
      ...person,
      kind: 'withdrawal',
      orderNumber: '2026-000123',
      isConfirmed: true,
      isOwnAddress: true,
    },
  },
  invoiceLink: { template: 'invoiceLink', data: { firstName: 'Jana', orderNumber: '2026-000123', form: 'pdf' } },
  withdrawalNotice: {
    template: 'declarationNotice',
    data: {
      ...taken,
      ...person,
      kind: 'withdrawal',
      orderNumber: '2026-000123',
      isConfirmed: false,
      isOwnAddress: false,
    },
  },
  cancellationNotice: {
    template: 'declarationNotice',
    data: {
      ...cancelled,
      type: 'extraordinary',
      reason: 'Drei Tage aus.',
      endsOn: null,
      orderNumber: null,
      isConfirmed: false,
      isOwnAddress: false,
    },
  },
  contactReceived: { template: 'contactReceived', data: { ...taken, subject: 'moving' } },
  contactNotice: {
    template: 'contactNotice',
    data: {
      ...taken,
      name: 'Jana Krüger',
      email: 'jana@gruenerdaumen.example',
      subject: 'moving',
      orderNumber: '2026-000123',
      message: 'Guten Tag,\n\nbleibt meine Website beim Umzug erreichbar?\n\nGuten Tag,',
    },
  },
  abuseReceived: { template: 'abuseReceived', data: { ...taken, reason: 'phishing' } },
  abuseNotice: {
    template: 'abuseNotice',
    data: {
      ...taken,
      urls: ['https://bank.example/login'],
      reason: 'phishing',
      explanation: 'Eine nachgemachte Bankseite.',
      name: null,
      email: null,
    },
  },
}

function confirmations(firstName: string, language: OrderSnapshot['language']): Readonly<Record<string, WrittenMail>> {
  const order = (given: Parameters<typeof sampleOrder>[0], rest: Partial<ConfirmedOrder> = {}): WrittenMail => {
    const snapshot = sampleOrder({ language, ...given, buyer: { ...given?.buyer, firstName } })
    return { template: 'orderConfirmed', data: confirmedOrder(snapshot, rest) }
  }
  const { consents } = sampleOrder({ language })
  const parameters = { sld: 'tuinierderij', tld: 'nl', forwardTo: 'https://hek.nl/' }
  const move = sampleLine({ priceType: 'transfer', renewal: cents(999), parameters })
  return {
    orderOfConsumer: order({}),
    orderThatWaits: order(
      { consents: { ...consents, immediateStart: null } },
      { waitsForEmail: true, isEmailVerified: false },
    ),
    orderOfBusiness: order({ buyer: dutchBusiness }),
    orderFromGermany: order({ buyer: germanBuyer }),
    orderReverseCharged: order({ buyer: germanBusiness }),
    orderOutsideEu: order({ buyer: swissBuyer }),
    orderOfNothing: order({ lines: [move, ...sampleLines.slice(2)] }),
  }
}

export function confirmedOrder(snapshot: OrderSnapshot, rest: Partial<ConfirmedOrder> = {}): ConfirmedOrder {
  return {
    number: '2026-000123',
    snapshot,
    invoice: snapshot.totals.total === 0 ? null : sampleInvoice(snapshot, { method: 'ideal' }),
    paidAt: new Date('2026-11-15T10:00:00Z'),
    paymentId: 'Zm9vYmFyYmF6cXV4MTIzNA',
    siteLocale: snapshot.language === 'de' ? 'de' : 'nl',
    waitsForEmail: false,
    isEmailVerified: true,
    unverified: [],
    ...rest,
  }
}

function paymentMails(firstName: string): Readonly<Record<string, WrittenMail>> {
  const about = { firstName, orderNumber: '2026-000123', amountCents: cents(7743) }
  const unfinished = { ...about, paymentId: 'Zm9vYmFyYmF6cXV4MTIzNA', siteLocale: 'nl' } as const
  return {
    paymentFailed: { template: 'paymentUnfinished', data: { ...unfinished, status: 'failed' } },
    paymentCanceled: { template: 'paymentUnfinished', data: { ...unfinished, status: 'canceled' } },
    paymentExpired: { template: 'paymentUnfinished', data: { ...unfinished, status: 'expired' } },
    paidTwice: { template: 'paymentRefunded', data: { ...about, reason: 'paid_duplicate', creditNote: null } },
    refunded: { template: 'paymentRefunded', data: { ...about, reason: 'refunded', creditNote: 'F2026-000043' } },
    chargedBack: {
      template: 'paymentRefunded',
      data: { ...about, reason: 'charged_back', creditNote: 'F2026-000043' },
    },
  }
}

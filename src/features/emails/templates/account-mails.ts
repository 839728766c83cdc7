import { formatPhone } from '#core/customers/phone.ts'
import type { Block } from '#features/emails/mail-document.ts'
import { momentOf } from '#features/emails/moment.ts'
import { brand } from '#site/brand.ts'
import type { Template } from './template.ts'

export const verifyEmail: Template<'verifyEmail'> = (_, { texts, links }) => {
  const t = texts.verifyEmail
  return {
    subject: t.subject,
    preheader: t.preheader,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.why },
      { kind: 'button', label: t.button, href: links.withToken('verifyEmail') },
      { kind: 'paragraph', text: `${t.validity} ${t.meanwhile}` },
      { kind: 'smallPrint', text: t.notYou },
    ],
  }
}

export const accountExists: Template<'accountExists'> = (_, { texts, links }) => {
  const t = texts.accountExists
  return {
    subject: t.subject,
    preheader: t.preheader,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.what },
      { kind: 'button', label: t.button, href: links.login },
      { kind: 'link', text: t.forgotten, label: t.newPassword, href: links.withToken('setPassword') },
      { kind: 'smallPrint', text: `${t.validity} ${t.notYou}` },
    ],
  }
}

export const resetPassword: Template<'resetPassword'> = (_, { texts, links }) => {
  const t = texts.resetPassword
  return {
    subject: t.subject,
    preheader: t.preheader,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.what },
      { kind: 'button', label: t.button, href: links.withToken('setPassword') },
      { kind: 'paragraph', text: t.validity },
      { kind: 'smallPrint', text: t.notYou },
    ],
  }
}

export const passwordChanged: Template<'passwordChanged'> = ({ at }, { texts, links, language }) => {
  const t = texts.passwordChanged
  return {
    subject: t.subject,
    preheader: t.preheader,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: `${t.what} ${t.elsewhere}` },
      { kind: 'facts', facts: [{ label: t.when, value: momentOf(at, language) }] },
      { kind: 'note', tone: 'warning', text: t.notYou(formatPhone(brand.phone)) },
      { kind: 'button', label: t.button, href: links.to('forgotPassword') },
    ],
  }
}

/** It contains no link that logs in, so that reading the mail gives no access to the account. */
export const newDevice: Template<'newDevice'> = ({ at, browser, system, network }, { texts, links, language }) => {
  const t = texts.newDevice
  const named = browser !== null && system !== null ? t.on(browser, system) : (browser ?? system ?? t.unknown)
  return {
    subject: t.subject,
    preheader: t.preheader,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: `${t.what} ${t.wasYou}` },
      {
        kind: 'facts',
        facts: [
          { label: t.when, value: momentOf(at, language) },
          { label: t.device, value: named },
          { label: t.network, value: network },
        ],
      },
      { kind: 'note', tone: 'warning', text: t.notYou(formatPhone(brand.phone)) },
      { kind: 'button', label: t.button, href: links.to('forgotPassword') },
      { kind: 'link', text: t.devices, label: t.devicesLink, href: links.to('devices') },
    ],
  }
}

/** A Dutch customer pays Dutch VAT, number or not; one from elsewhere in the Union has it reverse-charged. */
const isDutch = (vatNumber: string) => vatNumber.startsWith('NL')

export const vatNumberChecked: Template<'vatNumberChecked'> = ({ vatNumber, state }, { texts, links }) => {
  const t = texts.vatNumberChecked
  const { subject, preheader, heading, what, result } = t[state]
  const facts: Block = {
    kind: 'facts',
    facts: [
      { label: t.vatNumber, value: vatNumber },
      { label: t.result, value: result },
    ],
  }
  const rest: readonly Block[] =
    state === 'valid'
      ? [{ kind: 'paragraph', text: isDutch(vatNumber) ? t.valid.dutch : t.valid.reverseCharge }]
      : [
          { kind: 'note', tone: 'info', text: isDutch(vatNumber) ? t.invalid.dutch : t.invalid.consequence },
          { kind: 'paragraph', text: t.invalid.remedy },
          { kind: 'button', label: t.invalid.button, href: links.login },
        ]
  return {
    subject,
    preheader,
    heading,
    blocks: [{ kind: 'paragraph', text: what }, facts, ...rest, { kind: 'smallPrint', text: t.register }],
  }
}

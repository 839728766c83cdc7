import { formatPhone } from '#core/customers/phone.ts'
import { momentOf } from '#features/emails/moment.ts'
import { brand } from '#site/brand.ts'
import type { Block } from '#features/emails/mail-document.ts'
import {
  button,
  facts,
  link,
  type MailContext,
  mailOf,
  note,
  paragraph,
  quote,
  smallPrint,
  type Template,
} from './mail.ts'

export const verifyEmail: Template<'verifyEmail'> = (_, context) => {
  const { verifyEmail: t } = context.texts
  return mailOf(
    t,
    paragraph(t.why),
    button(t.button, context.links.toConfirm()),
    ...digitBlocks(context),
    paragraph(`${t.validity} ${t.meanwhile}`),
    smallPrint(t.notYou),
  )
}

/** The digits to type on the page of the order. */
export function digitBlocks({ texts: { digits: t }, links }: MailContext): readonly Block[] {
  return links.digits === null ? [] : [paragraph(t.what), quote([links.digits])]
}

export const accountExists: Template<'accountExists'> = (_, { texts: { accountExists: t }, links }) =>
  mailOf(
    t,
    paragraph(t.what),
    button(t.button, links.login),
    link(t.forgotten, t.newPassword, links.withToken('setPassword')),
    smallPrint(`${t.validity} ${t.notYou}`),
  )

export const resetPassword: Template<'resetPassword'> = (_, { texts: { resetPassword: t }, links }) =>
  mailOf(
    t,
    paragraph(t.what),
    button(t.button, links.withToken('setPassword')),
    paragraph(t.validity),
    smallPrint(t.notYou),
  )

export const passwordChanged: Template<'passwordChanged'> = ({ at }, { texts, links, language }) => {
  const t = texts.passwordChanged
  return mailOf(
    t,
    paragraph(`${t.what} ${t.elsewhere}`),
    facts([t.when, momentOf(at, language)]),
    note('warning', t.notYou(formatPhone(brand.phone))),
    button(t.button, links.to('forgotPassword')),
  )
}

/** It contains no link that logs in, so that reading the mail gives no access to the account. */
export const newDevice: Template<'newDevice'> = ({ at, browser, system, network }, { texts, links, language }) => {
  const t = texts.newDevice
  const named = browser !== null && system !== null ? t.on(browser, system) : (browser ?? system ?? t.unknown)
  return mailOf(
    t,
    paragraph(`${t.what} ${t.wasYou}`),
    facts([t.when, momentOf(at, language)], [t.device, named], [t.network, network]),
    note('warning', t.notYou(formatPhone(brand.phone))),
    button(t.button, links.to('forgotPassword')),
    link(t.devices, t.devicesLink, links.to('devices')),
  )
}

export const vatNumberChecked: Template<'vatNumberChecked'> = ({ vatNumber, state }, { texts, links }) => {
  const { valid, invalid, ...t } = texts.vatNumberChecked
  /** A Dutch customer pays Dutch VAT, number or not; one from elsewhere in the Union has it reverse-charged. */
  const isDutch = vatNumber.startsWith('NL')
  const result = state === 'valid' ? valid : invalid
  const consequences =
    state === 'valid'
      ? [paragraph(isDutch ? valid.dutch : valid.reverseCharge)]
      : [
          note('info', isDutch ? invalid.dutch : invalid.consequence),
          paragraph(invalid.remedy),
          button(invalid.button, links.login),
        ]
  return mailOf(
    result,
    paragraph(result.what),
    facts([t.vatNumber, vatNumber], [t.result, result.result]),
    ...consequences,
    smallPrint(t.register),
  )
}

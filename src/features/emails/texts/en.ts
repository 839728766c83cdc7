import { promiseWords } from '#catalogue/promises.ts'
import { monthsOf } from '#core/catalogue/frequency.ts'
import type { MailTexts, OrderMailTexts } from './nl.ts'
import { brand } from '#site/brand.ts'
import { withdrawalForm } from '#site/withdrawal-form.ts'
import { contactTexts } from './contact-texts.ts'
import { declarationTexts } from './declaration-texts.ts'
import { linkTexts } from './link-texts.ts'
import { partnerTexts } from './partner-texts.ts'
import { periodWords } from '#catalogue/periods.ts'

const said = promiseWords.en

export const en: MailTexts = {
  greeting: (name) => (name === undefined ? 'Hello,' : `Hi ${name},`),
  reasons: {
    verifyEmail: `You are getting this mail because an account at ${brand.name} was created with this address.`,
    accountExists: `You are getting this mail because somebody tried to create an account at ${brand.name} with this address.`,
    resetPassword: `You are getting this mail because a new password for this address was asked for at ${brand.name}.`,
    passwordChanged: `You are getting this mail because the password of your account at ${brand.name} was changed.`,
    newDevice: `You are getting this mail because a new device logged in to your account at ${brand.name}.`,
    vatNumberChecked: `You are getting this mail because you gave a VAT number to ${brand.name}.`,
    orderConfirmed: `You are getting this mail because you ordered at ${brand.name}. Please keep it: it confirms your contract.`,
    paymentUnfinished: `You are getting this mail because you wanted to order at ${brand.name}.`,
    paymentRefunded: `You are getting this mail because you ordered at ${brand.name}.`,
    holderUnverified: `You are getting this mail because you ordered a domain name at ${brand.name}.`,
    deliveryFailed: `You are getting this mail because you ordered at ${brand.name}.`,
    renewalPriceRaised: `You are getting this mail because you ordered at ${brand.name}.`,
    transferWaits: `You are getting this mail because you ordered a transfer at ${brand.name}.`,
    declarationReceipt: declarationTexts.en.reason,
    declarationToConfirm: declarationTexts.en.ownerReason,
    declarationConfirmed: declarationTexts.en.ownerReason,
    invoiceLink: linkTexts.en.invoice.reason,
    declarationNotice: `Deze mail is voor de mensen van ${brand.name}.`,
    contactReceived: contactTexts.en.contact.why,
    contactNotice: `Deze mail is voor de mensen van ${brand.name}.`,
    abuseReceived: contactTexts.en.abuse.why,
    abuseNotice: `Deze mail is voor de mensen van ${brand.name}.`,
    ...partnerTexts.reasons,
  },
  footer: {
    chamberOfCommerce: 'Chamber of Commerce (KvK)',
    vatNumber: 'VAT number',
    country: 'Netherlands',
    help: 'Questions? See our helpdesk',
    privacy: 'Privacy',
  },
  verifyEmail: {
    subject: 'Confirm your e-mail address',
    preheader: `One more click and your account at ${brand.name} is complete.`,
    heading: `Welcome to ${brand.name}`,
    why: 'Your account is ready. Please confirm that this address is yours, so that invoices and news about your domain names reach you.',
    button: 'Confirm my e-mail address',
    validity: `The link works for ${periodWords.en.verifyLink}.`,
    meanwhile: 'You can order right away. As soon as your address is confirmed, we register your domain names.',
    notYou: 'Did you not create an account? Then somebody probably mistyped. Do not click, and delete this mail.',
  },
  digits: {
    what: `Or type these six digits on the page of your order. They work for ${periodWords.en.emailCode}.`,
  },
  accountExists: {
    subject: `You already have an account at ${brand.name}`,
    preheader: 'Just log in. Lost your password? Choose a new one.',
    heading: 'You already have an account',
    what: 'Somebody just tried to create an account with this e-mail address. There is no need: you have one already. We changed nothing, logging in is enough.',
    button: 'Log in',
    forgotten: 'Lost your password?',
    newPassword: 'Choose a new password',
    validity: `That link works for ${periodWords.en.passwordLink}, and only once.`,
    notYou:
      'Was this not you? Then there is nothing to do. Nobody gets into your account with your e-mail address alone.',
  },
  resetPassword: {
    subject: 'Choose a new password',
    preheader: `The link works for ${periodWords.en.passwordLink}.`,
    heading: 'A new password',
    what: 'You asked for a new password. Choose one here. On devices where you are still logged in, you will have to log in again.',
    button: 'Choose a new password',
    validity: `The link works for ${periodWords.en.passwordLink}, and only once.`,
    notYou: 'Did you not ask for it? Then there is nothing to do. Your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preheader: 'Was this not you? Read what to do now.',
    heading: 'Your password was changed',
    what: 'From now on you log in with your new password.',
    when: 'Changed on',
    elsewhere: 'You were logged out on your other devices.',
    notYou: (phone) => `Was this not you? Choose a new password at once and call us: ${phone}.`,
    button: 'This was not me',
  },
  newDevice: {
    subject: 'A new device logged in to your account',
    preheader: 'Was this not you? Read what to do now.',
    heading: 'A new device logged in',
    what: 'A device we did not know yet has just logged in to your account.',
    when: 'Logged in on',
    device: 'Device',
    unknown: 'Unknown device',
    on: (browser, system) => `${browser} on ${system}`,
    network: 'Network',
    wasYou: 'Was this you? Then there is nothing to do.',
    notYou: (phone) =>
      `Was this not you? Then somebody knows your password. Choose a new one at once, which logs everybody out everywhere, and call us: ${phone}.`,
    button: 'This was not me',
    devices: 'Once you have logged in, see where else you are, at',
    devicesLink: 'Your devices',
  },
  vatNumberChecked: {
    vatNumber: 'VAT number',
    result: 'Result',
    register: 'Checked in VIES, the VAT register of the European Union.',
    valid: {
      subject: 'Your VAT number is valid',
      preheader: 'We found it in the European register.',
      heading: 'Your VAT number is valid',
      what: 'We looked up your VAT number and found it.',
      result: 'Valid',
      reverseCharge: 'From now on VAT is reverse-charged to you: you pay the price without VAT.',
      dutch: 'It will be on your invoices. The VAT you pay stays the same.',
    },
    invalid: {
      subject: 'Your VAT number was not found',
      preheader: 'Could you check it, please?',
      heading: 'Your VAT number was not found',
      what: 'We looked up your VAT number, but the register does not know it.',
      result: 'Not found',
      dutch: 'You can still order. The number will be on your invoices once it is right.',
      consequence: 'You can still order. Until the number is right, we charge VAT.',
      remedy: 'Often it is a typing mistake. A new number sometimes takes a few days to appear in the register.',
      button: 'Change my VAT number',
    },
  },
}

export const ordersEn: OrderMailTexts = {
  orderNumber: 'Order number',
  amount: 'Amount',
  free: 'Free',
  perPeriod(frequency) {
    const months = monthsOf(frequency)
    if (months === 1) return 'a month'
    return months === 12 ? 'a year' : `for ${months / 12} years`
  },
  orderConfirmed: {
    subject: (orderNumber) => `Your order ${orderNumber} at ${brand.name}`,
    preheader: (total) => `We received ${total}. Your invoice is attached.`,
    heading: 'Thank you for your order',
    paid: (total) => `We received your payment of ${total}.`,
    nothingToPay: 'There was nothing to pay: your order is complete.',
    startsNow: 'We get to work right away. You can see how far we are at any time here.',
    startsLater: (day) =>
      `You did not ask us to start at once. So we deliver when your time to withdraw is over: from ${day}.`,
    confirmEmail:
      'One more thing: please confirm your e-mail address. As soon as that is done, we register your domain name.',
    confirmEmailSoon: 'One more thing: please confirm your e-mail address, so that your invoices reach you.',
    confirmButton: 'Confirm your e-mail address',
    progress: 'You can see how far we are at any time here:',
    unverified: (names) =>
      `The register still wants to know whether the holder is right: ${names}. What you can do, and by when, is told with your order.`,
    holder: (name) => `Holder: ${name}`,
    nameServers: (list) => `Name servers: ${list}`,
    forwardsTo: (address) => `Forwards to ${address}`,
    button: 'Follow your order',
    ordered: 'What you ordered',
    caption: 'Prices without VAT',
    move: 'Move to us',
    term: (from, until) => `${from} to ${until}`,
    insteadOf: (price, label) => `Instead of ${price}: ${label}`,
    coupon: (discount, vat) => `${discount} off${vat === null ? '' : ` and ${vat} less VAT`}, already deducted`,
    renewal: (price, period) => `Then ${price} ${period}`,
    renewalWithVat: (price, period, priceWithVat) => `Then ${price} ${period} (${priceWithVat} incl. VAT)`,
    net: 'Total excl. VAT',
    vat: (rate) => `VAT ${rate}`,
    reverseCharge: (vatNumber) => `Reverse charge to ${vatNumber}`,
    outsideEu: 'Service outside the EU, no Dutch VAT',
    total: 'Total incl. VAT',
    totalWithoutVat: 'Total',
    invoiceNumber: 'Invoice number',
    orderedAt: 'Ordered on',
    paidWith: 'Paid with',
    invoice: 'Your invoice is attached to this mail as a PDF.',
    invoiceForBusiness:
      'Your invoice is attached to this mail: as a PDF, and as an e-invoice (UBL) for your bookkeeping.',
    downloadInvoice: 'Download the invoice',
    terms: 'Our general terms and conditions are attached too (PDF, in Dutch and German).',
    readTerms: 'Read the terms',
    afterwards: 'Renewal and cancellation',
    renews: `After the first term your subscription goes on for an indefinite time. The price above behind “Then” is a promise, through the first renewal. You can cancel at the end of the first term. After that you can cancel any day, with ${said.notice}. What you have paid too much by then, you get back ${said.refundPeriod}.`,
    charged:
      'Renewals are charged automatically with the same payment method, because you gave us a mandate with your order. A mail to us is enough to revoke it.',
    invoiced: `You get an invoice for every renewal, to be paid within ${promiseWords.en.invoicePeriod}. Nothing is charged automatically.`,
    cancel: 'Cancelling costs nothing and needs no log-in.',
    cancelHere: 'Cancel a contract',
    withdrawal: `You have ${said.withdrawalPeriod} to change your mind`,
    right: (until) =>
      `You can withdraw from this contract until ${until} inclusive, without giving a reason. That is ${said.withdrawalPeriod}, beginning on the day after your order.`,
    how: `A clear message before the end of that time is enough: on our website, by e-mail (${brand.email}) or by letter. You may use the model form below, but you do not have to. If you withdraw on the website, we confirm it by e-mail at once.`,
    withdrawHere: 'Withdraw from the contract',
    consequences: `If you withdraw, you get back all you paid: ${said.refundPeriod} after we receive your message, by the same means you paid with, and without any costs.`,
    started:
      'You asked us to start at once. If you withdraw from hosting, you pay only for the days until your withdrawal, in proportion to the whole term.',
    notStarted: 'We start only when that time is over. So if you withdraw, you pay nothing.',
    domains:
      'You can no longer withdraw from a domain name once it is registered, as you acknowledged when you ordered.',
    form: withdrawalForm.en,
    agreed: 'What you agreed to',
    agreedAt: (moment) => `When you ordered, on ${moment}, you declared:`,
    seller: 'Who your contract is with',
  },
  paymentUnfinished: {
    subject: (orderNumber) => `Your payment for order ${orderNumber} did not go through`,
    preheader: 'Nothing was charged. You can try again right away.',
    headings: {
      failed: 'Your payment did not go through',
      canceled: 'Your payment was cancelled',
      expired: 'Your payment has expired',
    },
    what: {
      failed: 'Your bank or payment service did not carry out the payment.',
      canceled: 'You or your bank broke off the payment.',
      expired: 'The payment was not completed in time.',
    },
    nothingCharged: 'Nothing was charged, and your basket is still there.',
    button: 'Try again',
    otherMethod: 'You can choose another way to pay, too. The link works on every device.',
    noLonger: 'You no longer want to order? Then there is nothing to do.',
  },
  paymentRefunded: {
    creditNote: 'Credit note',
    attached: 'The credit note is attached to this mail as a PDF.',
    nothingEnds: 'Nothing changes about what you ordered.',
    notRegistered: (line) => `We could not register ${line} for you.`,
    endsOn: (line, day) =>
      day === null ? `${line} works until its current term is over.` : `${line} works up to and including ${day}.`,
    paid_duplicate: {
      subject: (orderNumber) => `We refund your second payment for ${orderNumber}`,
      preheader: 'You paid twice. We refund one payment.',
      heading: 'You get money back',
      what: (amount) => `You paid for this order twice. We refund ${amount}. You need not do anything.`,
      next: 'It usually takes a few working days to reach the account you paid from. Your order stays as it is.',
    },
    refunded: {
      subject: (orderNumber) => `You get money back for order ${orderNumber}`,
      preheader: 'We refunded the amount.',
      heading: 'You get money back',
      what: (amount) => `We refunded ${amount} to you.`,
      next: 'It usually takes a few working days to reach the account you paid from.',
    },
    charged_back: {
      subject: (orderNumber) => `Your payment for ${orderNumber} was charged back`,
      preheader: 'Is that right? Please let us know.',
      heading: 'Your payment was charged back',
      what: (amount) => `Your bank charged back ${amount} of this order.`,
      next: 'Did you not want that, or do you not know why? Please contact us, so that we can see together how to go on with what you ordered.',
    },
    contact: 'Do you have a question?',
    contactHere: 'Contact us',
  },
  deliveryFailed: {
    subject: (orderNumber) => `Delay of your order ${orderNumber}`,
    preheader: `A colleague finds out and mails you ${said.answerTime}.`,
    heading: 'Your order is delayed',
    what: (name) => `We tried to deliver ${name} to you, but it did not work. We are sorry.`,
    next: `There is nothing you need to do. A colleague finds out what is wrong and mails you ${said.answerTime}. If we cannot deliver it, you get your money back for it. The rest of your order goes on as planned.`,
    item: 'It is about',
    contact: 'Would you rather call or write to us?',
    contactHere: 'Contact us',
  },
  holderUnverified: {
    subject: (orderNumber) => `Confirm the holder of your domain name, order ${orderNumber}`,
    preheader: (day) => `Do it before ${day}, and your name stays reachable.`,
    heading: 'Confirm who the holder is',
    what: (day) =>
      `The register still wants to know something about a name in your order. If nothing happens, the name may go offline from ${day}.`,
    needs: {
      email: (names) =>
        `${names}: have the holder confirm their e-mail address. The mail about it went to the holder; look among the spam, too.`,
      identity: (names) =>
        `${names}: show us that the holder’s name is right, for example with an extract of the company register or a bank statement. Black out what does not matter.`,
    },
    button: 'See your order',
    contact: 'Something to send, or a question?',
    contactHere: 'Contact us',
  },
  renewalPriceRaised: {
    subject: 'Your renewal will cost more than promised',
    preheader: 'What changes, why, and what you can do.',
    heading: 'Your renewal will cost more',
    what: 'With your order we promised you what the first renewal costs. We cannot keep that promise. We are sorry.',
    why: 'Why',
    line: (price, period, promised) => `${price} ${period}, promised was ${promised}`,
    withVat: (price, priceWithVat) => `${price} (${priceWithVat} incl. VAT)`,
    from: (day) => `from ${day}`,
    cancel: 'Would you rather not? Cancelling at the end of the first term costs nothing and needs no log-in.',
    cancelHere: 'Cancel',
  },
}

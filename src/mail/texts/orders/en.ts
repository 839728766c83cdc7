import { monthsOf } from '#domain/catalogue/frequency.ts'
import type { OrderMailTexts } from '#mail/texts/orders/order-mail-texts.ts'
import { brand } from '#site/brand.ts'

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
      'One more thing: please confirm your e-mail address with the link in our earlier mail. As soon as that is done, we register your domain name.',
    button: 'Follow your order',
    ordered: 'What you ordered',
    caption: 'Prices without VAT',
    move: 'Move to us',
    term: (from, until) => `${from} to ${until}`,
    insteadOf: (price, label) => `Instead of ${price}: ${label}`,
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
    terms: 'Our general terms and conditions are attached too (PDF, in Dutch).',
    readTerms: 'Read the terms',
    afterwards: 'Renewal and cancellation',
    renews:
      'After the first term your subscription goes on, at the price that stands above behind “Then”. You can cancel towards the end of the first term. After that you can cancel any day, with at most a month’s notice. What you have paid too much by then, you get back.',
    cancel: 'Cancelling costs nothing and needs no log-in.',
    cancelHere: 'Cancel a contract',
    withdrawal: 'You have 14 days to change your mind',
    right: (until) =>
      `You can withdraw from this contract until ${until} inclusive, without giving a reason. That is 14 days, beginning on the day after your order.`,
    how: `A clear message before the end of that time is enough: on our website, by e-mail (${brand.email}) or by letter. You may use the model form below, but you do not have to. If you withdraw on the website, we confirm it by e-mail at once.`,
    withdrawHere: 'Withdraw from the contract',
    consequences:
      'If you withdraw, you get back all you paid: within 14 days after we receive your message, by the same means you paid with, and without any costs.',
    started:
      'You asked us to start at once. If you withdraw from hosting, you pay only for the days you had it, in proportion to the whole term.',
    notStarted: 'We start only when that time is over. So if you withdraw, you pay nothing.',
    domains:
      'You can no longer withdraw from a domain name once it is registered, as you acknowledged when you ordered.',
    form: (seller) => [
      'Model withdrawal form',
      '(complete and return this form only if you wish to withdraw from the contract)',
      `– To: ${seller}`,
      '– I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*):',
      '– Ordered on (*)/received on (*):',
      '– Name of consumer(s):',
      '– Address of consumer(s):',
      '– Signature of consumer(s) (only if this form is notified on paper):',
      '– Date:',
      '(*) Delete as appropriate.',
    ],
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
    nothingCharged: 'Nothing was charged, and your cart is still there.',
    button: 'Try again',
    otherMethod: 'You can choose another way to pay, too. The link works on every device.',
    noLonger: 'You no longer want to order? Then there is nothing to do.',
  },
  paymentRefunded: {
    creditNote: 'Credit note',
    attached: 'The credit note is attached to this mail as a PDF.',
    paid_duplicate: {
      subject: (orderNumber) => `Your second payment for ${orderNumber} comes back`,
      preheader: 'You paid twice. Once is enough.',
      heading: 'You get money back',
      what: (amount) => `You paid for this order twice. Once is enough: we refund ${amount}.`,
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
    subject: (orderNumber) => `Something in your order ${orderNumber} does not work yet`,
    preheader: 'A colleague is looking into it. You will hear from us soon.',
    heading: 'This does not work yet',
    what: (name) => `We tried to deliver ${name} to you, but it did not work. We are sorry.`,
    next: 'There is nothing you need to do. A colleague finds out what is wrong and mails you within one working day. If we cannot deliver it, you get your money back for it. The rest of your order goes on as planned.',
    item: 'It is about',
    contact: 'Would you rather call or write to us?',
    contactHere: 'Contact us',
  },
}

import type { PageSheet } from '#build/assets.ts'
import type { PageId } from '#site/pages.ts'

const sheets: Readonly<Partial<Record<PageId, PageSheet>>> = {
  partnerProgramme: 'partners',
  partnerSignup: 'partners',
  partnerStatement: 'partners',

  webhosting: 'offer',
  wordpressHosting: 'offer',
  emailHosting: 'offer',
  resellerHosting: 'offer',
  buildWordpressSite: 'offer',
  buildWoocommerceShop: 'offer',
  buildWebsite: 'offer',
  buildWebshop: 'offer',

  moveDomain: 'moving',
  moveWordpress: 'moving',
  moveWebsite: 'moving',
  moveFromTransip: 'moving',
  moveFromVimexx: 'moving',
  moveFromSavvii: 'moving',
  moveFromCombell: 'moving',
  moveFromOnecom: 'moving',
  moveFromYourhosting: 'moving',
  moveFromMijndomein: 'moving',
  moveFromVersio: 'moving',
  moveFromHostnet: 'moving',
  moveFromStrato: 'moving',

  helpdesk: 'helpdesk',

  about: 'letters',
  contact: 'letters',
  privacy: 'letters',
  cookies: 'letters',
  accessibility: 'letters',
  colophon: 'letters',
  reportAbuse: 'letters',
}

/** The stylesheet a page needs beside the one of every page. */
export function sheetOf(page: PageId): PageSheet | undefined {
  return sheets[page]
}

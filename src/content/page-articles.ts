import type { PageId } from '#site/pages.ts'

const moving = ['site-moving-steps', 'transfer-code', 'mail-move'] as const

/** Which articles of the helpdesk explain more about the subject of a page, by id. */
const pageArticles: Readonly<Partial<Record<PageId, readonly string[]>>> = {
  registerDomain: ['domain-rules', 'domain-taken', 'domain-verification'],
  buyDomain: ['domain-rules', 'holder-change', 'payment-methods'],
  checkDomain: ['domain-taken', 'domain-quarantine', 'domain-rules'],
  moveDomain: ['transfer-code', 'transfer-nl', 'transfer-de', 'transfer-locks'],
  emailHosting: ['mail-move', 'mail-spam', 'dns-mail', 'mail-server-settings'],

  wordpressHosting: ['wordpress-start', 'wordpress-staging', 'hosting-backups'],
  buildWordpressSite: ['wordpress-start', 'hosting-choose-size', 'wordpress-login'],
  buildWoocommerceShop: ['wordpress-staging', 'wordpress-restore', 'hosting-ssl'],
  moveWordpress: moving,

  buildWebsite: ['domain-rules', 'dns-point', 'hosting-ssl'],
  buildWebshop: ['dns-point', 'hosting-ssl', 'hosting-upgrade'],
  webhosting: ['hosting-choose-size', 'hosting-upgrade', 'hosting-backups'],
  resellerHosting: ['site-moving-steps', 'holder-change', 'nameservers'],

  moveWebsite: moving,
  moveFromTransip: ['site-moving-steps', 'transfer-code', 'dnssec'],
  moveFromVimexx: ['site-moving-steps', 'hosting-ftp', 'mail-move'],
  moveFromSavvii: ['site-preview', 'dns-point', 'wordpress-staging'],
  moveFromCombell: ['transfer-be', 'vat-abroad', 'site-moving-steps'],
  moveFromOnecom: moving,
  moveFromYourhosting: ['site-preview', 'transfer-nl', 'mail-move'],
  moveFromMijndomein: ['transfer-nl', 'dns-point', 'domain-quarantine'],
  moveFromVersio: ['transfer-gtld', 'nameservers', 'holder-change'],
  moveFromHostnet: ['mail-move', 'dns-mail', 'mail-outlook', 'mail-iphone'],
  moveFromStrato: ['transfer-de', 'transfer-nl', 'site-moving-steps'],

  partnerProgramme: ['partner-link'],
  withdrawal: ['withdrawal', 'cancel'],
  cancellation: ['cancel', 'withdrawal', 'transfer-away'],
  register: ['email-not-received', 'vat-number'],
  forgotPassword: ['password-reset', 'email-not-received', 'login-trouble'],
  setPassword: ['password-reset', 'login-trouble'],
  verifyEmail: ['email-not-received', 'change-details'],
}

export function articlesAbout(page: PageId | undefined): readonly string[] {
  return (page && pageArticles[page]) ?? []
}

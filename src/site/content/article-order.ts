import type { SiteLocale } from '#core/locale/locale.ts'
import type { ArticleGroup } from '#site/articles.ts'

/** Transfers of the visitor's own country code come before those of the neighbouring country. */
const homeTransfers: Readonly<Record<SiteLocale, readonly [string, string]>> = {
  nl: ['transfer-nl', 'transfer-de'],
  de: ['transfer-de', 'transfer-nl'],
}

/** Ids of the articles in display order by group, the most frequently needed first. */
export function articleOrder(locale: SiteLocale): Readonly<Record<ArticleGroup, readonly string[]>> {
  const [own, neighbour] = homeTransfers[locale]
  return {
    domains: [
      'domain-taken',
      'domain-verification',
      'domain-quarantine',
      'whois-privacy',
      'holder-change',
      'domain-rules',
    ],
    dns: ['dns-records', 'dns-point', 'nameservers', 'dns-mail', 'dns-ttl', 'dnssec', 'dns-caa-srv'],
    moving: [
      'site-moving-steps',
      'move-stuck',
      'transfer-code',
      'site-preview',
      'move-cms',
      'transfer-locks',
      own,
      'transfer-gtld',
      'transfer-be',
      'transfer-eu',
      neighbour,
      'transfer-other',
      'transfer-away',
    ],
    email: [
      'mail-not-arriving',
      'mail-server-settings',
      'mail-iphone',
      'mail-android',
      'mail-outlook',
      'mail-apple-mail',
      'mail-thunderbird',
      'mail-move',
      'mail-spam',
    ],
    wordpress: ['wordpress-start', 'wordpress-login', 'wordpress-restore', 'wordpress-hacked', 'wordpress-staging'],
    hosting: [
      'site-offline',
      'hosting-choose-size',
      'technical-limits',
      'hosting-upgrade',
      'hosting-ssl',
      'hosting-ftp',
      'hosting-backups',
      'hosting-full',
      'datacentre',
    ],
    billing: [
      'invoices',
      'payment-failed',
      'order-messages',
      'payment-methods',
      'renewal',
      'extras-prices',
      'payment-reminder',
      'vat-number',
      'vat-abroad',
    ],
    account: [
      'login-trouble',
      'password-reset',
      'email-not-received',
      'support-times',
      'change-details',
      'phishing',
      'partner-link',
    ],
    law: ['cancel', 'withdrawal', 'terms-language'],
  }
}

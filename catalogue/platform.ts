import type { Limits } from '#core/catalogue/product.ts'

/* Demo values; a provider replaces them with those of its own servers. */

/** Properties of every package that can host a site of the customer's own. */
export const webServer = {
  phpVersions: ['8.3', '8.4', '8.5'],
  database: 'MariaDB 11.8',
  sftp: true,
  cron: true,
  controlPanel: 'portal',
  restore: 'self',
  certificate: true,
  ipv6: true,
} as const satisfies Limits

/** Properties of every package with a site builder, which gives no access to the server. */
export const builder = {
  controlPanel: 'builder',
  updates: 'builder',
  backupDays: 14,
  restore: 'request',
  certificate: true,
  ipv6: true,
} as const satisfies Limits

/** Properties of every e-mail package. E-mail is not backed up. */
export const mailServer = { controlPanel: 'portal', ipv6: true } as const satisfies Limits

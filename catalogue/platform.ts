import type { Limits } from '#core/catalogue/product.ts'

/* Demo values, as the prices are: a provider fills in what its own servers have. */

/** What every package with room for a site of one's own has. */
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

/** What every package with a builder has: there is no server to log in to. */
export const builder = {
  controlPanel: 'builder',
  updates: 'builder',
  backupDays: 14,
  restore: 'request',
  certificate: true,
  ipv6: true,
} as const satisfies Limits

/** What every package for mail alone has. Mail is in no back-up. */
export const mailServer = { controlPanel: 'portal', ipv6: true } as const satisfies Limits

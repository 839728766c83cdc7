import type { PageSheet } from '#site/pages/page-record.ts'

/** Stylesheets of some pages only: a page loads the site's stylesheet and at most one of these. */
export const pageStylesheets: Readonly<Record<PageSheet, string>> = {
  partners: 'src/web/partners/partners.css',
  offer: 'src/site/pages/offer/offer.css',
  moving: 'src/site/pages/moving/moving.css',
  helpdesk: 'src/site/pages/helpdesk/helpdesk.css',
  letters: 'src/site/pages/legal/letters.css',
}

/**
 * Stylesheets that the build makes. `site.css` and `order-app.css` list the stylesheets of components by cascade
 * layer.
 */
export const stylesheets = {
  site: 'src/web/styles/site.css',
  'order-app': 'src/web/styles/order-app.css',
  ...pageStylesheets,
  'demo-mailbox': 'src/web/demo/demo-mailbox.css',
  'demo-bank': 'src/web/demo/demo-bank.css',
  'api-docs': 'src/platform/http/openapi/api-docs.css',
} as const

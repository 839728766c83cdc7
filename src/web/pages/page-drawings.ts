import type { PageId } from '#site/pages.ts'
import type { DrawingName } from '#web/ui/drawing.tsx'

/** The picture of a page's hero. What a drawing means is fixed: bakfiets is moving, post is e-mail. */
export const pageDrawings: Readonly<Partial<Record<PageId, DrawingName>>> = {
  emailHosting: 'post',
  buildWordpressSite: 'rank',
  buildWoocommerceShop: 'kraam',
  buildWebsite: 'kas',
  buildWebshop: 'kraam',
  resellerHosting: 'plank',
  helpdesk: 'calathea',
  about: 'zaai',
  contact: 'post',
  privacy: 'sans',
  accessibility: 'tulp-tall',
  reportAbuse: 'cactus',
  partnerProgramme: 'doorgeven',
  partnerSignup: 'doorgeven',
  register: 'spruit',
  verifyEmail: 'post',
  forgotPassword: 'post',
}

export const otherDrawing: DrawingName = 'pilea'

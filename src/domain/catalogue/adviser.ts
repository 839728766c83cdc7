import type { Product, ProductFamily } from './product.ts'

export const siteKinds = ['own', 'wordpress', 'builder', 'shop', 'mail'] as const
export type SiteKind = (typeof siteKinds)[number]
export const siteCounts = ['one', 'few', 'more'] as const
export type SiteCount = (typeof siteCounts)[number]
export const siteUses = ['little', 'steady', 'much', 'unknown'] as const
export type SiteUse = (typeof siteUses)[number]

export interface Answers {
  readonly kind: SiteKind
  readonly sites: SiteCount
  readonly use: SiteUse
}

export interface Advice {
  readonly product: Product
  /** More than one in families whose packages hold one site each. */
  readonly packages: number
  /** Why the next smaller package is not enough; null for the smallest. */
  readonly because: 'sites' | 'mailboxes' | null
  /** The next size up. */
  readonly larger: Product | undefined
  /** Largest package of the requested family, when the advice is one of another family because that is too small. */
  readonly insteadOf: Product | undefined
}

const families: Readonly<Record<SiteKind, ProductFamily>> = {
  own: 'webhosting',
  wordpress: 'wordpress',
  builder: 'website',
  shop: 'webshop',
  mail: 'email',
}
/** Upper bound of each answer, so that the advice fits everybody who gives it. */
const maxSites: Readonly<Record<SiteCount, number>> = { one: 1, few: 3, more: 10 }
/** `unknown` starts small, because upgrading is always possible. */
const maxMailboxes: Readonly<Record<SiteUse, number>> = { little: 1, steady: 5, much: 25, unknown: 1 }

interface Need {
  readonly sites: number
  readonly mailboxes: number
}

/** The smallest sufficient package. Products are sorted by size within a family. */
export function adviceFor(products: readonly Product[], { kind, sites, use }: Answers): Advice | undefined {
  const family = products.filter((product) => product.family === families[kind])
  const wanted = kind === 'mail' ? 0 : maxSites[sites]
  const isOneEach = family.every(({ limits }) => (limits.sites ?? limits.shops ?? 0) <= 1)
  const need: Need = { sites: isOneEach ? Math.min(wanted, 1) : wanted, mailboxes: maxMailboxes[use] }
  const packages = isOneEach ? Math.max(wanted, 1) : 1

  const fitting = smallest(family, need)
  if (fitting) return { ...fitting, packages, insteadOf: undefined }
  const roomier = smallest(
    products.filter((product) => product.family === 'webhosting'),
    need,
  )
  return roomier && { ...roomier, packages, insteadOf: family.at(-1) }
}

function smallest(family: readonly Product[], need: Need): Pick<Advice, 'product' | 'because' | 'larger'> | undefined {
  const place = family.findIndex((product) => shortageOf(product, need) === null)
  const product = family[place]
  const smaller = family[place - 1]
  return product && { product, because: smaller ? shortageOf(smaller, need) : null, larger: family[place + 1] }
}

/** The limit that is too low. Limits that a package does not have do not count. */
export function shortageOf({ limits }: Product, need: Need): 'sites' | 'mailboxes' | null {
  if ((limits.sites ?? limits.shops ?? need.sites) < need.sites) return 'sites'
  const { mailboxes = null } = limits
  return mailboxes !== null && mailboxes < need.mailboxes ? 'mailboxes' : null
}

import type { BreadcrumbList } from 'schema-dts'

export interface Crumb {
  readonly label: string
  /** Absolute. */
  readonly address: string
}

/** The way from home to a page, both included. */
export function breadcrumbListOf(crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: address,
    })),
  }
}

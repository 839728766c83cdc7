import type { PageIdIn } from '#site/pages.ts'

/** Providers people move from, in the order of the footer. */
export const movers: readonly { readonly page: PageIdIn<'nl'>; readonly name: string }[] = [
  { page: 'moveFromTransip', name: 'TransIP' },
  { page: 'moveFromVimexx', name: 'Vimexx' },
  { page: 'moveFromSavvii', name: 'Savvii' },
  { page: 'moveFromCombell', name: 'Combell' },
  { page: 'moveFromOnecom', name: 'one.com' },
  { page: 'moveFromYourhosting', name: 'Yourhosting' },
  { page: 'moveFromMijndomein', name: 'Mijndomein' },
  { page: 'moveFromVersio', name: 'Versio' },
  { page: 'moveFromHostnet', name: 'Hostnet' },
  { page: 'moveFromStrato', name: 'Strato' },
]

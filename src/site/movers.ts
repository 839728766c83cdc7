import type { PageIdIn } from './pages.ts'

/** Pages for customers of one provider. */
type MoverPage = Extract<PageIdIn<'nl'>, `moveFrom${string}`>

/** Providers with a moving page, in the order of the footer. */
export const movers: readonly { readonly page: MoverPage; readonly name: string }[] = [
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

export function nameOfMover(page: MoverPage): string {
  const mover = movers.find((each) => each.page === page)
  if (!mover) throw new Error(`No provider has the page ${page}`)
  return mover.name
}

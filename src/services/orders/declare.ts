import {
  cancellationFaults,
  type CancellationForm,
  cancellationOf,
  type Declaration,
  type DeclarationFault,
  type DeclarationForm,
  withdrawalFaults,
  withdrawalOf,
} from '#domain/orders/declaration.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import type { Declarations } from './declarations-port.ts'
import type { Receipt } from '#services/support/receipt-port.ts'

/** What the use cases around ending a contract work with. */
export interface DeclarationDependencies {
  readonly declarations: Declarations
  /** Where the provider reads what people declare. */
  readonly noticeTo: string
}

export type Declared =
  | { readonly ok: true; readonly receipt: Receipt }
  | { readonly ok: false; readonly faults: readonly DeclarationFault[] }

export function withdraw(
  desk: DeclarationDependencies,
  form: DeclarationForm,
  language: SiteLocale,
): Promise<Declared> {
  return declare(desk, withdrawalFaults(form), () => withdrawalOf(form), language)
}

export function cancel(desk: DeclarationDependencies, form: CancellationForm, language: SiteLocale): Promise<Declared> {
  return declare(desk, cancellationFaults(form), () => cancellationOf(form), language)
}

async function declare(
  { declarations, noticeTo }: DeclarationDependencies,
  faults: readonly DeclarationFault[],
  declarationOf: () => Declaration,
  language: SiteLocale,
): Promise<Declared> {
  if (faults.length > 0) return { ok: false, faults }
  return { ok: true, receipt: await declarations.take({ declaration: declarationOf(), language, noticeTo }) }
}

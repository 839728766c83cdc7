import { isCountry } from '#domain/basics/country.ts'
import { fail, ok, type Result } from '#domain/basics/result.ts'
import { type VatNumberFault, vatNumberOf } from '#domain/tax/vat-number.ts'
import type { VatChecks } from './vat-checks-port.ts'
import type { VatRegister } from './vat-register-port.ts'

/** What the use cases around VAT numbers work with. */
export interface VatDependencies {
  readonly register: VatRegister
  readonly checks: VatChecks
}

export interface CheckedVatNumber {
  readonly state: 'valid' | 'invalid' | 'unknown'
  readonly vatNumber: string
  /** Whose it is, where the register tells. */
  readonly name: string | null
}

/** A number as typed: first by its format, then by the register. */
export async function checkVatNumber(
  { register, checks }: VatDependencies,
  typed: { readonly vatNumber: string; readonly country: string },
): Promise<Result<CheckedVatNumber, VatNumberFault | 'unknown_country'>> {
  if (!isCountry(typed.country)) return fail('unknown_country', { path: 'country' })
  const vatNumber = vatNumberOf(typed.vatNumber, typed.country)
  if (!vatNumber.ok) return { ...vatNumber, path: 'vatNumber' }
  const answer = await register.ask(vatNumber.value)
  await checks.keep({ vatNumber: vatNumber.value, answer })
  const name = answer.state === 'valid' ? answer.name : null
  return ok({ state: answer.state, vatNumber: vatNumber.value, name })
}

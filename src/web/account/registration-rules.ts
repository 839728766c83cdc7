import { isInVatArea } from '#domain/basics/country.ts'
import { normalizeEmail } from '#domain/customers/email.ts'
import { type Locale, locales } from '#domain/basics/locale.ts'
import type { IsCommon } from '#domain/customers/password.ts'
import { type ProfileForm, profileFaults, normalizeProfile } from '#domain/customers/profile.ts'
import { registrationFaults, type RegistrationForm } from '#domain/customers/registration.ts'
import type { Fault } from '#web/account/form-state.ts'
import type { RegistrationValues } from '#web/account/registration-values.ts'

/** What the form asks for now: fields it does not show do not count, whatever is in them. */
function askedFor(values: RegistrationValues): RegistrationForm {
  const { companyName, chamberOfCommerceNumber, vatNumber, customerType, country, language, ...others } = values
  const isBusiness = customerType === 'business'
  return {
    ...others,
    customerType,
    country,
    language: languageOf(language),
    companyName: isBusiness ? companyName : null,
    chamberOfCommerceNumber: isBusiness && country === 'NL' ? chamberOfCommerceNumber : null,
    vatNumber: isBusiness && isInVatArea(country) ? vatNumber : null,
  }
}

function languageOf(text: string): Locale {
  return locales.find((locale) => locale === text) ?? 'nl'
}

/** In the order in which the form shows its fields. */
export function faultsOf(values: RegistrationValues, isCommon: IsCommon): readonly Fault[] {
  return registrationFaults(askedFor(values), isCommon)
}

export function detailFaultsOf(values: RegistrationValues): readonly Fault[] {
  return profileFaults(askedFor(values))
}

export interface RegistrationBody {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly acceptTerms: boolean
}

/** What goes to the shop: one spelling of everything, and nothing that was not asked for. */
export function registrationOf(values: RegistrationValues): RegistrationBody {
  const { email, password, acceptTerms } = values
  const tidy = normalizeProfile(askedFor(values))
  const given = Object.fromEntries(Object.entries(tidy).filter(([, value]) => value !== null)) as typeof tidy
  return { ...given, email: normalizeEmail(email), password, acceptTerms }
}

/** What a customer's details become; what is hidden or empty is emptied there too. */
export function detailsOf(values: RegistrationValues): ProfileForm {
  return normalizeProfile(askedFor(values))
}

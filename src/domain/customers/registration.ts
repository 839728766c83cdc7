import { emailFault, emailKeyOf, normalizeEmail } from './email.ts'
import { canonicalPassword, type IsCommon, passwordFault } from './password.ts'
import {
  type FieldCode,
  type FieldFault,
  type Profile,
  type ProfileForm,
  profileFaults,
  normalizeProfile,
} from './profile.ts'

/** What somebody fills in to become a customer, as typed. */
export interface RegistrationForm extends ProfileForm {
  readonly email: string
  readonly password: string
  readonly acceptTerms: boolean
}

/** What is kept of it. */
export interface Registration extends Profile {
  /** As it was written: mail goes there. */
  readonly email: string
  /** What makes two spellings one address. */
  readonly emailKey: string
  /** To be hashed as it is. */
  readonly password: string
}

/** Everything that is wrong with it, in the order of the form. */
export function registrationFaults(form: RegistrationForm, isCommon: IsCommon): readonly FieldFault[] {
  const email = emailFault(form.email)
  const password = newPasswordFault(form, isCommon)
  return [
    ...(email === null ? [] : [{ path: 'email', code: email } as const]),
    ...(password === null ? [] : [{ path: 'password', code: password } as const]),
    ...profileFaults(form),
    ...(form.acceptTerms ? [] : [{ path: 'acceptTerms', code: 'terms_required' } as const]),
  ]
}

function newPasswordFault(form: RegistrationForm, isCommon: IsCommon): FieldCode | null {
  if (form.password === '') return 'required'
  return passwordFault(form.password, { email: form.email, names: namesOf(form) }, isCommon)
}

/** What is stored of a registration without faults. */
export function normalizeRegistration(form: RegistrationForm): Registration {
  return {
    ...normalizeProfile(form),
    email: normalizeEmail(form.email),
    emailKey: emailKeyOf(form.email),
    password: canonicalPassword(form.password),
  }
}

/** What a password should not be made of. */
export function namesOf(person: Pick<ProfileForm, 'firstName' | 'lastName' | 'companyName'>): readonly string[] {
  const { firstName, lastName, companyName } = person
  return [firstName, lastName, `${firstName} ${lastName}`, companyName ?? ''].filter((name) => name !== '')
}

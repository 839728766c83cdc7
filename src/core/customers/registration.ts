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

/** Registration form as typed. */
export interface RegistrationForm extends ProfileForm {
  readonly email: string
  readonly password: string
  readonly acceptTerms: boolean
}

/** Normalized registration. */
export interface Registration extends Profile {
  /** Address to which e-mails are sent. */
  readonly email: string
  /** Unique key, see `emailKeyOf`. */
  readonly emailKey: string
  /** Hashed without normalization other than `canonicalPassword`. */
  readonly password: string
}

/** Faults in the order of the form fields. */
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

/** Requires a form without faults. */
export function normalizeRegistration(form: RegistrationForm): Registration {
  return {
    ...normalizeProfile(form),
    email: normalizeEmail(form.email),
    emailKey: emailKeyOf(form.email),
    password: canonicalPassword(form.password),
  }
}

/** Names that make a password easy to guess. */
export function namesOf(person: Pick<ProfileForm, 'firstName' | 'lastName' | 'companyName'>): readonly string[] {
  const { firstName, lastName, companyName } = person
  return [firstName, lastName, `${firstName} ${lastName}`, companyName ?? ''].filter((name) => name !== '')
}

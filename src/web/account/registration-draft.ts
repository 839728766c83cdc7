import type { SiteLocale } from '#domain/basics/locale.ts'
import { type FormState, formWith } from '#web/account/form-state.ts'
import { emptyRegistration } from '#web/account/registration-values.ts'

/** What was typed, while the window is open: going back a step must not cost anybody their answers. */
let kept: FormState | undefined

export function draftOf(locale: SiteLocale): FormState {
  return kept ?? formWith(emptyRegistration(locale))
}

export function keepDraft(state: FormState): void {
  kept = state
}

export function forgetDraft(): void {
  kept = undefined
}

import type { Locale } from '#core/locale/locale.ts'
import type { Messages } from '../../messages/nl.types.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}

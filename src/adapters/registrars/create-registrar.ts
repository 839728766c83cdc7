import type { Registrar } from '#services/names/registrar-port.ts'
import { createOpenprovider, type OpenproviderSettings } from './openprovider.ts'
import { createRealtimeRegister, type RealtimeRegisterSettings } from './realtime-register.ts'

/** The registrar that the settings name. */
export function createRegistrar(settings: RealtimeRegisterSettings | OpenproviderSettings): Registrar {
  return settings.kind === 'openprovider' ? createOpenprovider(settings) : createRealtimeRegister(settings)
}

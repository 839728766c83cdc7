import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ReadWebhook, Registrar } from '#platform/clients/registrar.ts'
import { createOpenprovider, type OpenproviderSettings } from './openprovider.ts'
import { createRealtimeRegister, type RealtimeRegisterSettings } from './realtime-register.ts'
import { objectIn, objectOf, textOf } from './registrar-http.ts'

export type RegistrarSettings = RealtimeRegisterSettings | OpenproviderSettings

export function createRegistrar(settings: RegistrarSettings): Registrar {
  return settings.kind === 'openprovider' ? createOpenprovider(settings) : createRealtimeRegister(settings)
}

/**
 * Authenticates webhooks: Realtime Register signs the body, Openprovider sends the shared key. A webhook is only a
 * hint to poll the name: its other contents are undocumented, and it may be late or repeated.
 */
export function createWebhookReader(kind: RegistrarSettings['kind'], secret: string): ReadWebhook {
  return (header, body) => {
    const isTheirs =
      kind === 'openprovider'
        ? isEqual(header('authorization')?.replace(/^Bearer /, ''), secret)
        : isEqual(header('signature'), createHmac('sha256', secret).update(body).digest('base64'))
    if (!isTheirs) return null
    const message = objectIn(body)
    const domain = objectOf(message?.domain) ?? objectOf(objectOf(message?.data)?.domain)
    const parts = [textOf(domain?.name), textOf(domain?.extension)]
    const name = parts.every((part) => part !== undefined) ? parts.join('.') : undefined
    return {
      name: textOf(message?.domainName) ?? textOf(message?.processIdentifier) ?? name ?? textOf(message?.domain),
    }
  }
}

/** Compares in constant time. */
function isEqual(actual: string | undefined, expected: string): boolean {
  const hashOf = (text: string) => createHmac('sha256', expected).update(text).digest()
  return actual !== undefined && timingSafeEqual(hashOf(actual), hashOf(expected))
}

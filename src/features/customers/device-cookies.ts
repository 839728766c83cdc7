import { createHmac, timingSafeEqual } from 'node:crypto'
import { browserStorage } from '#core/retention/browser-storage.ts'
import type { AuthSettings } from '#features/sessions/session-cookies.ts'
import { cookieNameOf, cookiesIn } from '#platform/http/pipeline/cookies.ts'

const deviceSeconds = browserStorage.device.lasts.count * 24 * 60 * 60

function signatureOf(deviceId: string, secret: string): string {
  return createHmac('sha256', secret).update(`device ${deviceId}`).digest('base64url')
}

/** Cookies of devices are signed, so that a flood of forged devices is recognised without a query. */
export function createDeviceCookies({ secure, authSecrets }: Pick<AuthSettings, 'secure' | 'authSecrets'>) {
  const device = cookieNameOf('device', secure)
  return {
    /** The id in a cookie that we signed, or null. */
    idIn(cookie: string): string | null {
      if (!cookie.includes(device)) return null
      const [deviceId = '', signature = ''] = (cookiesIn(cookie).get(device) ?? '').split('.')
      if (deviceId === '' || signature.length !== 43) return null
      const received = Buffer.from(signature)
      const isOurs = authSecrets.some((secret) => timingSafeEqual(received, Buffer.from(signatureOf(deviceId, secret))))
      return isOurs ? deviceId : null
    },
    /** The `Set-Cookie` line. */
    lineFor: (deviceId: string): string =>
      `${device}=${deviceId}.${signatureOf(deviceId, authSecrets[0] ?? '')}; ` +
      `Path=/; Max-Age=${deviceSeconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
  }
}

import { fail, ok, type Result } from '#core/result/result.ts'

export type ForwardFault = 'not_a_web_address' | 'forwards_to_itself'

export const maxForwardLength = 500

const hostName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** Checks the URL that a domain without a package redirects to. Without a scheme, https is assumed. */
export function forwardTargetOf(typed: string, name: string): Result<string, ForwardFault> {
  const address = typed.trim()
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`)
  const isWeb = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  if (!isWeb || !hostName.test(url.hostname) || url.href.length > maxForwardLength) return fail('not_a_web_address')
  if (url.hostname === name || url.hostname === `www.${name}`) return fail('forwards_to_itself')
  return ok(url.href)
}

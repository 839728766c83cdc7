/**
 * Checks a cookie, readable by scripts, that is set together with the session cookie. Without it no customer is logged
 * in, and the session need not be requested.
 */
export function isHinted(): boolean {
  return document.cookie.includes('signed-in=1')
}

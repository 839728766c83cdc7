/**
 * Beside the session's own cookie, which no script can read, stands one that only says that there is a session.
 * Without it nobody is logged in, and nothing needs to be asked.
 */
export function isHinted(): boolean {
  return document.cookie.includes('signed-in=1')
}

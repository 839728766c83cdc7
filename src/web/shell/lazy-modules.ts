import { isHinted } from '#web/session/hint.ts'
import { whenBehind } from '#web/tabs.ts'

/** Loads the session for customers, and the log-in dialog when a pointer or the focus reaches its button. */
export function loadAccountOnIntent(): void {
  loadSession()
  whenBehind(loadSession)

  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(
      intent,
      (event) => {
        const trigger = loginTriggerOf(event)
        if (trigger)
          loginModule().then(
            ({ prepare }) => prepare(trigger),
            () => {},
          )
      },
      { passive: true },
    )
  }
  document.addEventListener('click', (event) => {
    const trigger = loginTriggerOf(event)
    if (!trigger || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    enter(trigger)
  })
  // A press before this script had loaded, recorded by the boot script.
  const held = document.querySelector<HTMLElement>('[data-login=held]')
  if (held) enter(held)
}

function enter(trigger: HTMLElement): void {
  loginModule()
    .then((login) => login.enter(trigger))
    .catch(() => followLink(trigger))
}

function loadSession(): void {
  if (isHinted()) import('#web/session/session.ts').catch(() => {})
}

const loginModule = () => import('#web/login/login-triggers.ts')

function loginTriggerOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-login],[data-logout]') : null
}

/** Fallback: follows the link, as without script. */
function followLink(trigger: HTMLElement): void {
  if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href)
}

const visitModule = () => import('#web/visits/arrive.ts')

/** Loads attribution and consent only for visits that need them. */
export function loadVisitModules(): void {
  // Read now, because the order app may change the URL before the module is loaded.
  const { search } = location
  if ('gtm' in document.documentElement.dataset || /[?&](via|wctid|code)=/i.test(search))
    visitModule().then(
      ({ arrive }) => arrive(search),
      () => {},
    )

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-consent]') : null
    if (!link) return
    event.preventDefault()
    visitModule()
      .then(({ openConsent }) => openConsent(link))
      .catch(() => location.assign(link.href))
  })
}

/**
 * For browsers without speculation rules: caches a page when a pointer or the focus reaches its link. `rel=prefetch`
 * would not work: Firefox subjects it to `default-src`, which is 'none' here, and Safari ignores it.
 */
export function prefetchOnIntent(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  const fetched = new Set<string>([location.pathname])
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || /^\/(api|demo|documenten|(de\/)?order)\//.test(link.pathname))
      return
    if (fetched.has(link.pathname)) return
    fetched.add(link.pathname)
    fetch(link.pathname, { priority: 'low' })
      .then((response) => response.text())
      .catch(() => {})
  }
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, prefetch, { passive: true })
  }
}

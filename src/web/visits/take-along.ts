import { withCarried } from '#web/visits/carried.ts'
import { waiting } from '#web/visits/waiting.ts'

const files = /^\/(api|documenten)\//

/**
 * What waits goes along when somebody follows a link or sends a form to another page of ours. A link is changed for
 * the press alone: whoever fetches ahead finds it as it was.
 */
export function takeAlong(): void {
  for (const press of ['click', 'auxclick']) {
    document.addEventListener(press, (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const written = link?.getAttribute('href')
      if (!link || !written || event.defaultPrevented || !leadsOn(link)) return
      link.href = withCarried(link.href, waiting())
      setTimeout(() => link.setAttribute('href', written))
    })
  }
  document.addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== 'get') return
    const { searchParams } = new URL(withCarried(location.origin, waiting()))
    for (const [name, value] of searchParams) formData.set(name, value)
  })
}

function leadsOn({ origin, pathname, search, hash }: HTMLAnchorElement): boolean {
  const isHere = hash !== '' && pathname === location.pathname && search === location.search
  return origin === location.origin && !isHere && !files.test(pathname)
}

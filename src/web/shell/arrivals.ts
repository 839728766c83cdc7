const arrivals = () => import('#web/visits/arrive.ts')

/** Who was sent here, or has to be asked about cookies: what follows arrives with them. */
export function greetArrivals(): void {
  // As it is now: the order app may lead on before the rest is here.
  const { search } = location
  if ('gtm' in document.documentElement.dataset || /[?&](via|wctid)=/i.test(search))
    arrivals().then(
      ({ arrive }) => arrive(search),
      () => {},
    )

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-consent]') : null
    if (!link) return
    event.preventDefault()
    arrivals()
      .then(({ openConsent }) => openConsent(link))
      .catch(() => location.assign(link.href))
  })
}

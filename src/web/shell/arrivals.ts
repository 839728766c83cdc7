/** Who was sent here, or has to be asked about cookies: what follows arrives with them. */
export function greetArrivals(): void {
  if ('gtm' in document.documentElement.dataset || /[?&](via|wctid)=/i.test(location.search))
    import('#web/visits/arrive.ts').then(({ arrive }) => arrive()).catch(() => {})

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-consent]') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    import('#web/consent/consent.ts')
      .then(({ openConsent }) => openConsent(link))
      .catch(() => location.assign(link.href))
  })
}

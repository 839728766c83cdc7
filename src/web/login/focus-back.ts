/** After a dialog: to what opened it or, where that is out of sight by now, to what took its place. */
export function focusBack(opener: HTMLElement | undefined): void {
  const places = [opener, ...document.querySelectorAll<HTMLElement>('[data-logout], [popovertarget=drawer]')]
  places.find((place) => place?.isConnected && place.checkVisibility())?.focus()
}

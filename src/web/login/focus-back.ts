/** After a dialog: to what opened it or, where that is out of sight by now, to what took its place. */
export function focusBack(opener: HTMLElement | undefined): void {
  const places = [opener, ...document.querySelectorAll<HTMLElement>('[data-logout], [popovertarget=drawer]')]
  places.find((place) => place && isThere(place))?.focus()
}

/** A menu that is closing is still to be seen, but nothing in it can keep the focus. */
function isThere(place: HTMLElement): boolean {
  return place.checkVisibility() && !place.closest('[popover]:not(:popover-open)')
}

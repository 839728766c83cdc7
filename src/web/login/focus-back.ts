/** Restores the focus after a dialog: to its opener or, if that is hidden by now, to the element that replaced it. */
export function focusBack(opener: HTMLElement | undefined): void {
  const places = [opener, ...document.querySelectorAll<HTMLElement>('[data-logout], [popovertarget=drawer]')]
  places.find((place) => place && isThere(place))?.focus()
}

/** A closing menu is still visible, but its content cannot keep the focus. */
function isThere(place: HTMLElement): boolean {
  return place.checkVisibility() && !place.closest('[popover]:not(:popover-open)')
}

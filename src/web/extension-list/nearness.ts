type Told = (isNear: boolean, place: DOMRectReadOnly) => void

const told = new WeakMap<Element, Told>()
let observer: IntersectionObserver | undefined

/** Says when an element comes within a window's height or so of being seen, and when it leaves. */
export function watchNearness(element: Element, tell: Told): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        told.get(target)?.(isIntersecting, boundingClientRect)
      }
    },
    { rootMargin: '800px 0px' },
  )
  told.set(element, tell)
  observer.observe(element)
  return () => {
    told.delete(element)
    observer?.unobserve(element)
  }
}

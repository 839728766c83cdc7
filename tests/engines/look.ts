/* oxlint-disable unicorn/consistent-function-scoping -- what runs in a page brings all of it along */
import type { SentTarget } from './target.ts'

/** What there is of a target: the first element that shows, if any does. */
export interface Sight {
  /** Of those that show. */
  readonly count: number
  readonly text: string
  readonly value: string
  readonly checked: boolean
  readonly focused: boolean
  readonly disabled: boolean
  readonly attributes: Readonly<Record<string, string>>
  /** Where it begins on the page, however far that is scrolled. */
  readonly top: number
  /** It, or what it is in, slides or fades. */
  readonly moves: boolean
  /** A point of it where a pointer would reach it. */
  readonly point: { readonly x: number; readonly y: number } | null
  /** What lies above it there. */
  readonly covered: string
}

/** Runs in the page: its source is all that goes there. */
export function look(target: SentTarget, reach: boolean): Sight | null {
  const squeezed = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    const { labels } = element as HTMLInputElement
    const ids = element.getAttribute('aria-labelledby')?.split(' ')
    if (ids) return squeezed(ids.map((id) => document.getElementById(id)?.textContent).join(' '))
    const label = element.getAttribute('aria-label')
    if (label !== null) return squeezed(label)
    return squeezed(labels?.length ? [...labels].map((each) => each.textContent).join(' ') : element.textContent)
  }
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true })
  const find = ({ css, name, within, index }: SentTarget): Element[] => {
    const roots: ParentNode[] = within ? find(within) : [document]
    const shown = roots.flatMap((root) => [...root.querySelectorAll(css)]).filter(isShown)
    const named = (fits: (text: string) => boolean) => shown.filter((element) => fits(nameOf(element)))
    let found = shown
    if (name && 'text' in name) {
      const wanted = squeezed(name.text)
      found = named((text) => text === wanted)
    } else if (name) {
      found = named((text) => new RegExp(name.source, name.flags).test(text))
    }
    return index === undefined ? found : found.slice(index, index + 1)
  }
  const all = find(target)
  const element = all[0] as HTMLInputElement | undefined
  if (!element) return null

  const isOwn = (hit: Element | null) => {
    if (!hit) return false
    if (element.contains(hit)) return true
    return [...(element.labels ?? [])].some((label) => label.contains(hit)) && !hit.closest('a')
  }
  const hitAt = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y)
  const pointsOf = () =>
    [element, ...(element.labels ?? [])]
      .flatMap((each) => [...each.getClientRects()])
      .flatMap(({ x, y, width, height }) => [
        { x: Math.round(x + width / 2), y: Math.round(y + height / 2) },
        { x: Math.round(x + Math.min(12, width / 4)), y: Math.round(y + height / 2) },
      ])
  // What is in reach stays where it is: bars that stick would move with each attempt.
  if (reach && !pointsOf().some((point) => isOwn(hitAt(point)))) {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  }
  const points = pointsOf()
  const first = points[0] && hitAt(points[0])
  return {
    count: all.length,
    text: squeezed(element.innerText ?? element.textContent),
    value: element.value ?? '',
    checked: element.checked ?? false,
    focused: document.activeElement === element,
    disabled: element.disabled || element.getAttribute('aria-disabled') === 'true',
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    top: Math.round(element.getBoundingClientRect().top + scrollY),
    moves: document
      .getAnimations()
      .some(({ effect, playState }) => playState === 'running' && (effect as KeyframeEffect).target?.contains(element)),
    point: points.find((point) => isOwn(hitAt(point))) ?? null,
    covered: first ? `${first.localName}.${first.getAttribute('class') ?? ''}` : 'nothing',
  }
}

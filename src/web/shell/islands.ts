/** Requests both modules in parallel: one round trip instead of two. */
async function loadIslands() {
  const [islands] = await Promise.all([
    import('#web/islands/mount-island.tsx'),
    import('#web/islands/react-runtime.ts'),
  ])
  return islands
}

const waking = new WeakMap<HTMLElement, Promise<void>>()
const awake = new WeakSet<HTMLElement>()

/**
 * Hydrates an island when a pointer, touch or the focus reaches it, or when the page is idle. A click or submit before
 * that is held and replayed after hydration.
 */
export function wakeIslands(): void {
  for (const intent of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(intent, (event) => void wakeAround(event), { passive: true })
  }
  for (const action of ['click', 'submit']) document.addEventListener(action, holdEarlyAction, { capture: true })

  const waiting = /[?&]q=./.test(location.search) ? '[data-when]' : '[data-when=idle]'
  const idle = document.querySelectorAll<HTMLElement>(waiting)
  if (idle.length > 0) whenIdle(() => idle.forEach((element) => void wake(element)))
}

function islandAround(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-island]') : null
}

function wakeAround(event: Event): Promise<void> | undefined {
  const island = islandAround(event)
  return island ? wake(island) : undefined
}

function wake(island: HTMLElement): Promise<void> {
  const begun = waking.get(island)
  if (begun) return begun
  const done = mount(island)
  waking.set(island, done)
  // A failed request is not cached, so the next interaction retries.
  done.catch(() => waking.delete(island))
  return done
}

async function mount(island: HTMLElement): Promise<void> {
  const { mountIsland } = await loadIslands()
  await mountIsland(island)
  awake.add(island)
}

function holdEarlyAction(event: Event): void {
  const island = islandAround(event)
  if (!island || awake.has(island)) return
  const again = replayOf(event)
  if (!again) return
  event.preventDefault()
  event.stopPropagation()
  wake(island).then(again, () => letThrough(island, again))
}

/** The module failed to load, so the browser's default action runs, as without script. */
function letThrough(island: HTMLElement, action: () => void): void {
  awake.add(island)
  action()
  awake.delete(island)
}

/** Replays a held event. Links and fields keep their default behaviour and are never held. */
function replayOf(event: Event): (() => void) | undefined {
  const { target } = event
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    const { submitter } = event
    return () => target.requestSubmit(submitter)
  }
  const button = event.type === 'click' && target instanceof Element ? target.closest('button') : null
  return button && button.type !== 'submit' ? () => button.click() : undefined
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}

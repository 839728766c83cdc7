import { isHinted } from '#web/session/hint.ts'
import { whenBehind } from '#web/tabs.ts'

/** What only customers need arrives when somebody is one, or is about to become one. */
export function welcomeCustomers(): void {
  greet()
  whenBehind(greet)

  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(
      intent,
      (event) => {
        const door = doorOf(event)
        if (door)
          doors().then(
            ({ prepare }) => prepare(door),
            () => {},
          )
      },
      { passive: true },
    )
  }
  document.addEventListener('click', (event) => {
    const door = doorOf(event)
    if (!door || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    doors()
      .then(({ enter }) => enter(door))
      .catch(() => follow(door))
  })
}

function greet(): void {
  if (isHinted()) import('#web/session/session.ts').catch(() => {})
}

const doors = () => import('#web/login/login-triggers.ts')

function doorOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-login],[data-logout]') : null
}

/** What would happen without script. */
function follow(door: HTMLElement): void {
  if (door instanceof HTMLAnchorElement) location.assign(door.href)
}

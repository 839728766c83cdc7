import { useState } from 'react'

/** A tab in the background paints nothing; what was asked for is done all the same. */
const maxWaitMs = 100

/** The press shows first, in the very next frame; the work behind it, which redraws much more, comes right after. */
export function usePress(work: () => void): readonly [isPressed: boolean, press: () => void] {
  const [isPressed, setPressed] = useState(false)
  const press = () => {
    setPressed(true)
    afterPaint(() => {
      setPressed(false)
      work()
    })
  }
  return [isPressed, press]
}

function afterPaint(work: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    work()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, maxWaitMs)
}

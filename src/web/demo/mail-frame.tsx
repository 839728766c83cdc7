import { useEffect, useRef, useState } from 'react'

interface Props {
  readonly title: string
  readonly page: string
}

/** A mail in a frame that is as tall as the mail: it can run nothing, and its links open in the whole window. */
export function MailFrame({ title, page }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(600)

  useEffect(() => {
    const { current } = frame
    if (!current) return undefined
    const measure = () => {
      const content = current.contentDocument?.body
      if (content) setHeight(Math.ceil(content.getBoundingClientRect().height))
    }
    // Another width is another height. It follows a frame later, or the observer would see its own doing.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure))
    observer.observe(current)
    current.addEventListener('load', measure)
    return () => {
      observer.disconnect()
      current.removeEventListener('load', measure)
    }
  }, [])

  return (
    <iframe
      ref={frame}
      title={title}
      src={page}
      height={height}
      sandbox="allow-same-origin allow-top-navigation-by-user-activation"
      referrerPolicy="no-referrer"
    />
  )
}

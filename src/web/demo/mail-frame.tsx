import { useEffect, useRef, useState } from 'react'

interface Props {
  readonly title: string
  readonly page: string
}

/** A mail in a frame that is as tall as the mail: it can run nothing, and its links open in the whole window. */
export function MailFrame({ title, page }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(600)

  function measure(): void {
    const content = frame.current?.contentDocument?.body
    if (content) setHeight(Math.ceil(content.getBoundingClientRect().height))
  }

  useEffect(() => {
    const { current } = frame
    if (!current) return undefined
    // Another width is another height. It follows a frame later, or the observer would see its own doing.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  return (
    <iframe
      ref={frame}
      title={title}
      src={page}
      height={height}
      sandbox="allow-same-origin allow-top-navigation-by-user-activation"
      referrerPolicy="no-referrer"
      onLoad={measure}
    />
  )
}

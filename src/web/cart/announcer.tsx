import { createContext, type ReactNode, useContext, useState } from 'react'

const AnnouncerContext = createContext<(text: string) => void>(() => {})

/** Tells people who cannot see it what has changed, when they are ready to hear it. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [text, setText] = useState('')
  return (
    <AnnouncerContext value={setText}>
      {children}
      <p className="vh" role="status">
        {text}
      </p>
    </AnnouncerContext>
  )
}

export function useAnnouncer(): (text: string) => void {
  return useContext(AnnouncerContext)
}

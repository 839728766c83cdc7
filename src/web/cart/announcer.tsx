import { createContext, type ReactNode, useContext, useState } from 'react'

const AnnouncerContext = createContext<(text: string) => void>(() => {})

/** A polite live region: screen readers announce what changed. */
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

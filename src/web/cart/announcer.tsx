import { createContext, type ReactNode, useContext, useReducer } from 'react'

const AnnouncerContext = createContext<(text: string) => void>(() => {})

/** A polite live region: screen readers announce what changed. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [text, announce] = useReducer(announced, '')
  return (
    <AnnouncerContext value={announce}>
      {children}
      <p className="visually-hidden" role="status">
        {text}
      </p>
    </AnnouncerContext>
  )
}

/** Repeating the same text must change the live region too, so a space is appended. */
function announced(before: string, text: string): string {
  return before === text ? `${text}\u00A0` : text
}

export function useAnnouncer(): (text: string) => void {
  return useContext(AnnouncerContext)
}

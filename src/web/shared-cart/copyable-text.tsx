import { useId, useRef, useState } from 'react'

export interface CopyableTextProps {
  readonly label: string
  readonly text: string
  readonly words: { readonly copy: string; readonly copied: string; readonly copyFailed: string }
  readonly lines?: number
  /** Grid classes of the form layout. */
  readonly className?: string
}

/** A read-only text that can be selected, or copied with a button. */
export function CopyableText({ label, text, words, lines = 1, className = '' }: CopyableTextProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState<{ readonly text: string; readonly isDone: boolean }>()
  const outcome = copied?.text === text ? copied : undefined

  async function copy(): Promise<void> {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(text)
      setCopied({ text, isDone: true })
    } catch {
      field.current?.focus()
      setCopied({ text, isDone: false })
    }
  }

  return (
    <div className={`field copied ${className}`.trim()}>
      <label htmlFor={id}>{label}</label>
      <span className="input-box">
        <textarea
          id={id}
          ref={field}
          readOnly
          rows={lines}
          spellCheck={false}
          value={text}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" onClick={() => void copy()}>
          {words.copy} <span className="visually-hidden">{label}</span>
        </button>
      </span>
      <p className="help" role="status">
        {outcome && (outcome.isDone ? words.copied : words.copyFailed)}
      </p>
    </div>
  )
}

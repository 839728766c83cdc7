import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { matchesOf, type SearchEntry } from '#web/site-search/match.ts'
import { Icon } from '#web/ui/icon.tsx'

export interface SiteSearchProps {
  /** Where a browser without script sends the form. */
  readonly action: string
  readonly index: string
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly matches: readonly SearchEntry[] }

/** Searches all pages while typing, in an index that is fetched when the first letter arrives. */
export function SiteSearch({ action, index }: SiteSearchProps) {
  const t = useTranslations('siteSearch')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const entries = useRef<Promise<readonly SearchEntry[]>>(undefined)
  const [state, setState] = useState<State>({ kind: 'idle' })

  async function search(): Promise<void> {
    const query = input.current?.value ?? ''
    if (query.trim() === '') return setState({ kind: 'idle' })
    if (!entries.current) setState({ kind: 'loading' })
    entries.current ??= fetchEntries(index)
    try {
      const matches = matchesOf(query, await entries.current)
      if (input.current?.value === query) setState({ kind: 'found', matches })
    } catch {
      entries.current = undefined
      setState({ kind: 'failed' })
    }
  }

  useEffect(() => {
    // Letters typed before this component was awake are a search too.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    void search()
  }

  return (
    <div className="sitesearch">
      <form className="search" role="search" action={action} method="get" onSubmit={handleSubmit}>
        <Icon name="search" />
        <label className="vh" htmlFor={id}>
          {t('label')}
        </label>
        <input
          id={id}
          ref={input}
          name="q"
          type="search"
          autoComplete="off"
          maxLength={200}
          placeholder={t('placeholder')}
          onInput={() => void search()}
        />
        <button className="btn btn-p">{t('button')}</button>
      </form>
      <div className="found" role="status">
        {state.kind === 'loading' && <p>{t('loading')}</p>}
        {state.kind === 'failed' && <p>{t('error')}</p>}
        {state.kind === 'found' && <p>{t('results', { count: state.matches.length })}</p>}
      </div>
      {state.kind === 'found' && state.matches.length > 0 && <Results matches={state.matches} />}
    </div>
  )
}

function Results({ matches }: { readonly matches: readonly SearchEntry[] }) {
  return (
    <ul className="results">
      {matches.map(({ title, text, path }) => (
        <li key={path}>
          <a href={path}>
            <strong>{title}</strong>
            <span className="small muted">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

async function fetchEntries(index: string): Promise<readonly SearchEntry[]> {
  const response = await fetch(index)
  if (!response.ok) throw new Error(`The search index answered ${response.status}`)
  return (await response.json()) as readonly SearchEntry[]
}

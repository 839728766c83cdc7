import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#web/ui/icon.tsx'
import type { Match, Search } from './search-engine.ts'
import type { SearchEntry, SearchIndex } from './search-entry.ts'
import { FoundList, NothingFound } from './search-results.tsx'

export interface SiteSearchProps {
  /** URL that receives the form without script. */
  readonly action: string
  readonly index: string
  readonly contact: string
}

type State =
  | { readonly kind: 'idle' | 'loading' | 'failed' }
  | { readonly kind: 'found'; readonly matches: readonly Match[]; readonly suggested: readonly SearchEntry[] }

const idle: State = { kind: 'idle' }

/** Searches all pages and articles while typing. The index is loaded on first use of the field. */
export function SiteSearch({ action, index, contact }: SiteSearchProps) {
  const t = useTranslations('siteSearch')
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const loading = useRef<Promise<LoadedSearch>>(undefined)
  const [state, setState] = useState<State>(idle)

  function load(): Promise<LoadedSearch> {
    loading.current ??= loadSearch(index)
    return loading.current
  }

  async function search(): Promise<void> {
    const query = input.current?.value ?? ''
    if (query.trim() === '') return setState(idle)
    if (!loading.current) setState({ kind: 'loading' })
    try {
      const { search: find, suggested } = await load()
      if (input.current?.value === query) setState({ kind: 'found', matches: find(query), suggested })
    } catch {
      loading.current = undefined
      setState({ kind: 'failed' })
    }
  }

  function prepare(): void {
    load().catch(() => {
      loading.current = undefined
    })
  }

  useEffect(() => {
    const field = input.current
    if (!field) return
    // Text typed before hydration or given in the URL is searched too.
    if (field.value === '') field.value = askedIn(location.search)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    void search()
  }

  /** Arrow keys move between the field and the results. Escape returns to the field, and then clears it. */
  function handleKey(event: KeyboardEvent): void {
    const field = input.current
    if (!field) return
    const stops = [field, ...(box.current?.querySelectorAll<HTMLElement>('.results a') ?? [])]
    const place = stops.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Escape') {
      if (place === 0) field.value = ''
      field.focus()
      void search()
    } else if (place >= 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      stops[Math.min(Math.max(place + (event.key === 'ArrowDown' ? 1 : -1), 0), stops.length - 1)]?.focus()
    } else {
      return
    }
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of the field and links inside
    <div className="site-search" ref={box} onKeyDown={handleKey}>
      <form className="search" role="search" action={action} method="get" onSubmit={handleSubmit}>
        <Icon name="search" />
        <label className="visually-hidden" htmlFor={id}>
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
          aria-describedby={`${id}keys`}
          onFocus={prepare}
          onInput={() => void search()}
        />
        <button className="button button-primary">{t('button')}</button>
      </form>
      <p className="visually-hidden" id={`${id}keys`}>
        {t('keys')}
      </p>
      <div className="found" role="status">
        {state.kind === 'loading' && <p>{t('loading')}</p>}
        {state.kind === 'failed' && <p>{t('error')}</p>}
        {state.kind === 'found' && <p>{t('results', { count: state.matches.length })}</p>}
      </div>
      {state.kind === 'found' && state.matches.length > 0 && <FoundList matches={state.matches} />}
      {state.kind === 'found' && state.matches.length === 0 && (
        <NothingFound suggested={state.suggested} contact={contact} />
      )}
    </div>
  )
}

function askedIn(address: string): string {
  return new URLSearchParams(address).get('q')?.slice(0, 200) ?? ''
}

interface LoadedSearch {
  readonly search: Search
  /** Shown when there are no results. */
  readonly suggested: readonly SearchEntry[]
}

/** Loads the index and the search engine in parallel. */
async function loadSearch(address: string): Promise<LoadedSearch> {
  const [index, { createSearch }] = await Promise.all([fetchIndex(address), import('./search-engine.ts')])
  return {
    search: createSearch(index),
    suggested: index.entries.filter(({ path }) => index.suggested.includes(path)),
  }
}

async function fetchIndex(address: string): Promise<SearchIndex> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The search index answered ${response.status}`)
  return (await response.json()) as SearchIndex
}

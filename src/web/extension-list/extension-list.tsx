import { startTransition, useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type ExtensionSortKey, toggledSort } from '#core/names/extension-sort.ts'
import { type ExtensionView, initialView, rowsOfView, withTyped } from '#core/names/extension-search.ts'
import type { ExtensionListProps } from './extension-list-props.ts'
import { ExtensionTable } from './extension-table.tsx'
import { FilterBar, GroupChips, ListFoot } from './list-controls.tsx'
import { useListWords } from './list-words.ts'
import { noteKey } from './row-render-scheduler.ts'
import { useNamedGroups, useRows } from './use-rows.ts'

/** Number of prerendered rows. */
const rowsAtFirst = 24

/** Every extension on sale, with filters and sorting. It starts with the popular ones, which need no script. */
export function ExtensionList(props: ExtensionListProps) {
  const t = useTranslations('extensionList')
  const { all, hasFailed, retry } = useRows(props)
  const [view, setView] = useState<ExtensionView>(initialView)
  const [isOpen, setOpen] = useState(false)
  const shown = useDeferredValue(view)
  const groups = useNamedGroups(props.groups)
  const words = useListWords(props.showsMove)
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  /** As `aria-rowindex`, in which the table head is row 1. */
  const rowToFocus = useRef<number>(undefined)
  const tableId = useId()
  const typing = useRef(0)

  useEffect(() => {
    // Adopts text typed before hydration.
    const typed = input.current?.value ?? ''
    if (typed !== '') setView((current) => withTyped(current, typed))
    // Warms up React: these events do not bubble, so no handler runs, but React's event code is compiled before the
    // first key press. On a slow phone the compilation takes 10 ms.
    const warmUp = setTimeout(() => {
      for (const type of ['keydown', 'keypress', 'input']) input.current?.dispatchEvent(new Event(type))
    }, 100)
    return () => clearTimeout(warmUp)
  }, [])

  const needsAll = shown.group !== 'popular'
  const isWaiting = needsAll && all === undefined
  const loadedRows = all ?? props.rows
  const { name, rows } = useMemo(() => rowsOfView(shown, loadedRows, groups), [shown, loadedRows, groups])
  const isLong = rows.length > rowsAtFirst
  const visible = useMemo(() => (isOpen ? rows : rows.slice(0, rowsAtFirst)), [rows, isOpen])
  const isWhole = isOpen && !isWaiting && shown === view

  useEffect(() => {
    // The pressed button is gone, so the focus moves to the first new row, which may be rendered some frames later.
    if (!isWhole || rowToFocus.current === undefined) return undefined
    const link = `[aria-rowindex="${rowToFocus.current}"] a`
    rowToFocus.current = undefined
    let frame = 0
    const focus = () => {
      if (document.activeElement !== document.body) return
      const target = list.current?.querySelector<HTMLElement>(link)
      if (target) target.focus({ preventScroll: true })
      else frame = requestAnimationFrame(focus)
    }
    focus()
    return () => cancelAnimationFrame(frame)
  }, [isWhole])

  function change(next: (current: ExtensionView) => ExtensionView): void {
    setView(next)
    setOpen(false)
  }

  /** Renders the typed letter first; the rows follow in the next frame, for the latest input only. */
  function handleType(typed: string): void {
    noteKey()
    cancelAnimationFrame(typing.current)
    typing.current = requestAnimationFrame(() =>
      setTimeout(() => startTransition(() => change((current) => withTyped(current, typed)))),
    )
  }

  const handleSort = useCallback((by: ExtensionSortKey) => {
    setView((current) => ({ ...current, sort: toggledSort(current.sort, by) }))
  }, [])

  function handleMore(): void {
    rowToFocus.current = 2 + (needsAll ? rowsAtFirst : 0)
    startTransition(() => {
      if (!needsAll) setView((current) => ({ ...current, group: 'all' }))
      setOpen(true)
    })
  }

  function handleLess(): void {
    setOpen(false)
    list.current?.scrollIntoView({ block: 'start' })
    input.current?.focus({ preventScroll: true })
  }

  function handleReset(): void {
    cancelAnimationFrame(typing.current)
    if (input.current) input.current.value = ''
    change(() => ({ ...initialView, group: 'all' }))
    input.current?.focus()
  }

  return (
    <div className={isLong && isOpen ? 'extension-list open' : 'extension-list'} ref={list}>
      <GroupChips
        total={props.total}
        chosen={view.group}
        onChoose={(group) => change((current) => ({ ...current, group }))}
      />
      <FilterBar
        input={input}
        tableId={tableId}
        onType={handleType}
        status={isWaiting ? t(hasFailed ? 'failed' : 'loading') : t('found', { count: rows.length })}
        onRetry={isWaiting && hasFailed ? retry : undefined}
        onLess={isLong && isOpen ? handleLess : undefined}
      />
      <ExtensionTable
        id={tableId}
        rows={visible}
        isOpen={isOpen}
        name={name}
        words={words}
        sort={shown.sort}
        onSort={handleSort}
        columns={props.columns}
        showsMove={props.showsMove}
        searchPath={props.searchPath}
      />
      {!isWaiting && (
        <ListFoot
          found={rows.length}
          typed={shown.typed}
          more={needsAll ? (isLong && !isOpen ? rows.length : undefined) : props.total}
          onMore={handleMore}
          onReset={handleReset}
        />
      )}
    </div>
  )
}

import { useEffect, useState } from 'react'
import type { ExtensionTable } from '#domain/names/domain-name.ts'
import { type PackedExtensions, unpacked } from '#domain/names/packed-extensions.ts'
import { useOrder } from './order-context.ts'

/** All extensions we sell, fetched once a page, when somebody first needs them. */
let table: ExtensionTable | undefined
let coming: Promise<ExtensionTable> | undefined

export function loadExtensions(address: string): Promise<ExtensionTable> {
  coming ??= fetchTable(address).catch((error: unknown) => {
    coming = undefined
    throw error
  })
  return coming
}

async function fetchTable(address: string): Promise<ExtensionTable> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The table of extensions answered ${response.status}`)
  table = unpacked((await response.json()) as PackedExtensions)
  return table
}

export interface Extensions {
  readonly table: ExtensionTable | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

export function useExtensions(): Extensions {
  const { address } = useOrder().extensions
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number>()
  const [found, setFound] = useState(table)

  useEffect(() => {
    if (found) return
    loadExtensions(address).then(setFound, () => setFailedAttempt(attempt))
  }, [address, attempt, found])

  return { table: found, hasFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) }
}

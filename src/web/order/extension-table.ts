import { useEffect, useState } from 'react'
import type { ExtensionTable } from '#core/names/domain-name.ts'
import { unpacked } from '#core/names/packed-extensions.ts'
import { useOrder } from './order-context.ts'
import { fetchExtensions } from './order-pages.ts'

let table: ExtensionTable | undefined

/** All extensions we sell, for rules that read them. */
export async function loadExtensions(address: string): Promise<ExtensionTable> {
  const packed = await fetchExtensions(address)
  table ??= unpacked(packed)
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

import { useEffect, useState } from 'react'
import type { ExtensionTable } from '#core/names/domain-name.ts'
import { unpacked } from '#core/names/packed-extensions.ts'
import { useOrder } from './order-context.ts'
import { type OrderSession, useOrderSession } from './order-session.ts'

/** Loads the table of all extensions on sale, once per session. */
export async function loadExtensions(
  { state, set, downloads }: OrderSession,
  address: string,
): Promise<ExtensionTable> {
  const packed = await downloads.fetchExtensions(address)
  const table = state().extensions ?? unpacked(packed)
  set({ extensions: table })
  return table
}

interface Extensions {
  readonly table: ExtensionTable | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

export function useExtensions(): Extensions {
  const { address } = useOrder().extensions
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number>()
  const session = useOrderSession()
  const [table, setTable] = useState(session.state().extensions)

  useEffect(() => {
    if (table) return
    loadExtensions(session, address).then(setTable, () => setFailedAttempt(attempt))
  }, [address, attempt, session, table])

  return { table, hasFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) }
}

import { useEffect, useState } from 'react'
import type { StatementAnswer } from '#contract/affiliate.ts'
import { readStatement } from '#web/api/affiliates.ts'

export type StatementState =
  | { readonly status: 'loading' | 'unknown' | 'failed' }
  | { readonly status: 'there'; readonly statement: StatementAnswer }

export interface ReadStatement {
  readonly state: StatementState
  readonly tryAgain: () => void
}

/** The statement behind a token, asked for once, and again when somebody says so. */
export function useStatement(token: string): ReadStatement {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<StatementState>({ status: 'loading' })

  useEffect(() => {
    let isWanted = true
    void readStatement(token).then((answer) => {
      if (!isWanted) return
      if (answer.ok) setState({ status: 'there', statement: answer.body })
      else setState({ status: answer.status === 404 ? 'unknown' : 'failed' })
    })
    return () => {
      isWanted = false
    }
  }, [token, attempt])

  return {
    state,
    tryAgain() {
      setState({ status: 'loading' })
      setAttempt(attempt + 1)
    },
  }
}

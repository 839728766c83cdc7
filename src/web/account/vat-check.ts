import { useState } from 'react'
import { vatNumberOf } from '#domain/tax/vat-number.ts'
import { post } from '#web/api/account-calls.ts'

export interface VatCheck {
  readonly state: 'checking' | 'valid' | 'invalid' | 'unknown'
  /** Of the holder, where the register gives it. */
  readonly name?: string | undefined
}

interface VatAnswer {
  readonly state: 'valid' | 'invalid' | 'unknown'
  readonly name?: string
}

export interface VatChecks {
  /** What the register says of what is in the field now; nothing while nobody asked. */
  readonly of: (text: string, country: string) => VatCheck | undefined
  readonly ask: (text: string, country: string) => void
}

/** Asks the register about a number once; an answer that did not come is asked for again the next time. */
export function useVatChecks(): VatChecks {
  const [known, setKnown] = useState<ReadonlyMap<string, VatCheck>>(new Map())
  const learn = (number: string, check: VatCheck) => setKnown((before) => new Map([...before, [number, check]]))

  async function ask(text: string, country: string): Promise<void> {
    const number = vatNumberOf(text, country)
    if (!number.ok) return
    const before = known.get(number.value)
    if (before !== undefined && before.state !== 'unknown') return
    learn(number.value, { state: 'checking' })
    const answer = await post<VatAnswer>('/vat-numbers/check', { vatNumber: number.value, country })
    learn(number.value, answer.ok ? { state: answer.body.state, name: answer.body.name } : { state: 'unknown' })
  }
  return {
    of(text, country) {
      const number = vatNumberOf(text, country)
      return number.ok ? known.get(number.value) : undefined
    },
    ask: (text, country) => void ask(text, country),
  }
}

import type { Schema } from '#contract/parse.ts'
import type { Locale } from '#domain/locale.ts'
import type { Answer, Success } from '#http/answer.ts'
import type { Pace } from '#http/rate-limit.ts'
import type { Caller } from '#services/caller.ts'

/** What a call is answered from. */
export interface Question<Body = unknown> {
  readonly caller: Caller
  readonly locale: Locale
  /** The parts of the path that have a name. */
  readonly part: (name: string) => string
  readonly body: Body
  readonly mediaType: string
}

/** JSON that a schema describes; `optional`: nothing at all counts as `{}`. */
export interface JsonRule {
  readonly kind: 'json'
  readonly schema: Schema
  readonly longest: number
  readonly optional?: true
}

export interface TextRule {
  readonly kind: 'text'
  readonly types: readonly string[]
  readonly longest: number
}

/** For whoever reads the API's description. */
export interface About {
  readonly summary: string
  readonly success: { readonly status: Success['status']; readonly schema?: Schema }
  readonly refusals: readonly number[]
}

/** One call of the API: what it takes and how it is answered. The door does the checks that all calls share. */
export interface Call<Body = unknown> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** As Hono writes it: `/api/carts/:cartId`. */
  readonly path: string
  readonly pace: Pace
  readonly takes?: JsonRule | TextRule
  /** Others may send it too: browsers, payment providers. */
  readonly fromAnywhere?: true
  readonly worksWithoutDatabase?: true
  readonly about: About
  answer(question: Question<Body>): Answer | Promise<Answer>
}

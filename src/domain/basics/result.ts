/** Expected failures are values: the code is also the key of its text, `problems.<code>`. */
export interface Failure<Code extends string> {
  readonly ok: false
  readonly code: Code
  /** Which field of the wish is to blame, where there is one. */
  readonly path?: string
  /** What the person probably meant. */
  readonly suggestion?: string
}

export interface Success<Value> {
  readonly ok: true
  readonly value: Value
}

export type Result<Value, Code extends string> = Success<Value> | Failure<Code>

export function ok<Value>(value: Value): Success<Value> {
  return { ok: true, value }
}

export function fail<Code extends string>(
  code: Code,
  detail: { readonly path?: string; readonly suggestion?: string } = {},
): Failure<Code> {
  return { ok: false, code, ...detail }
}

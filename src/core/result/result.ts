/** Expected failures are returned as values. The code is also the message key: `problems.<code>`. */
export interface Failure<Code extends string> {
  readonly ok: false
  readonly code: Code
  /** The input field that caused the failure. */
  readonly path?: string
  /** Corrected input. */
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

import { check, maxLength, minLength, pipe, regex, string } from 'valibot'

const wellFormed = check((written: string) => written.isWellFormed())
// oxlint-disable-next-line no-control-regex -- a line break or a tab may stand in a text, other control characters not
const printable = regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/)

/** Any text that can be stored: no lone surrogates. What it means is for the rules to say. */
export function text(longest: number) {
  return pipe(string(), minLength(1), maxLength(longest), wellFormed)
}

/** A text people write and others read. */
export function note(longest: number) {
  return pipe(string(), minLength(1), maxLength(longest), wellFormed, printable)
}

/** A field of a form as it was filled in: it may be empty, which the rules call missing and not too short. */
export function field(longest: number) {
  return pipe(string(), maxLength(longest), wellFormed)
}

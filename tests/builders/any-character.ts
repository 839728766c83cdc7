import { nat } from 'fast-check'

const surrogates = { from: 0xd800, count: 0x800 }

/** Any code point, for `string({ unit })`. fast-check's own `binary` takes a second to prepare in each process. */
export const anyCharacter = nat(0x10ffff - surrogates.count).map((code) =>
  String.fromCodePoint(code < surrogates.from ? code : code + surrogates.count),
)

/* RFC 3492, decoding only, because URL can encode but not decode. */
const base = 36
const tMin = 1
const tMax = 26
const skew = 38
const damp = 700
const firstBias = 72
const firstCodePoint = 128
const lastCodePoint = 0x10_ff_ff

/**
 * Decodes an A-label without its `xn--`.
 * @returns null if the text is malformed
 */
export function decodePunycode(encoded: string): string | null {
  const delimiter = encoded.lastIndexOf('-')
  const output = Array.from(encoded.slice(0, Math.max(0, delimiter)), (character) => character.codePointAt(0) ?? 0)
  let codePoint = firstCodePoint
  let position = 0
  let bias = firstBias
  let index = delimiter + 1
  while (index < encoded.length) {
    const start = position
    let weight = 1
    for (let k = base; ; k += base) {
      const digit = digitOf(encoded.charCodeAt(index++))
      if (digit === null) return null
      position += digit * weight
      const threshold = Math.min(tMax, Math.max(tMin, k - bias))
      if (digit < threshold) break
      weight *= base - threshold
      if (weight > lastCodePoint * base) return null
    }
    bias = biasAfter(position - start, output.length + 1, start === 0)
    codePoint += Math.floor(position / (output.length + 1))
    position %= output.length + 1
    if (codePoint > lastCodePoint) return null
    output.splice(position++, 0, codePoint)
  }
  return String.fromCodePoint(...output)
}

function digitOf(code: number): number | null {
  if (code >= 97 && code <= 122) return code - 97
  return code >= 48 && code <= 57 ? code - 22 : null
}

function biasAfter(delta: number, length: number, first: boolean): number {
  let left = first ? Math.floor(delta / damp) : Math.floor(delta / 2)
  left += Math.floor(left / length)
  let k = 0
  for (; left > ((base - tMin) * tMax) / 2; k += base) left = Math.floor(left / (base - tMin))
  return k + Math.floor(((base - tMin + 1) * left) / (left + skew))
}

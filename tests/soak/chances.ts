/** Chances that come out the same for the same seed. */
export interface Chances {
  /** From 0 up to 1. */
  next(): number
  below(end: number): number
  isOne(of: number): boolean
  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice
}

/** Mulberry32. */
export function createChances(seed: number): Chances {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    below,
    isOne: (of) => below(of) === 0,
    pick: (choices) => choices[below(choices.length)] ?? choices[0],
  }
}

/** How many characters have to be replaced, added or removed to make one text the other. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let line = 0; line < one.length; line += 1) {
    const next = [line + 1]
    for (let index = 0; index < other.length; index += 1) {
      const replaced = (row[index] ?? 0) + (one[line] === other[index] ? 0 : 1)
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The text of a list that differs least from another. */
export function nearestOf(text: string, list: readonly string[]): { readonly text: string; readonly distance: number } {
  return list
    .map((each) => ({ text: each, distance: editDistance(text, each) }))
    .reduce((best, each) => (each.distance < best.distance ? each : best), { text: '', distance: Infinity })
}

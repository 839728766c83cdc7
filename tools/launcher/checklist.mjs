const number = '[A-Z]+\\d+[a-z]?'
const row = new RegExp(`^\\|\\s*(${number})\\s*\\|\\s*(.+?)\\s*\\|\\s*$`)
const mention = new RegExp(`\\[(${number}(?:\\s*,\\s*${number})*)\\]`, 'g')

/** The rows of the checklist, as `{ number, text }`. */
export function rowsOf(markdown) {
  return markdown.split('\n').flatMap((line) => {
    const match = row.exec(line)
    return match ? [{ number: match[1], text: match[2] }] : []
  })
}

/** The numbers a test title names in square brackets: `[M1] [M2] …` or `[M1, M2] …`. */
export function numbersIn(title) {
  return [...title.matchAll(mention)].flatMap((match) => match[1].split(/\s*,\s*/))
}

/** Rows that no passing test names, and names that no row has. */
export function compare(rows, tests) {
  const named = new Set(tests.flatMap(({ title, passed }) => (passed ? numbersIn(title) : [])))
  const known = new Set(rows.map((entry) => entry.number))
  return {
    open: rows.filter((entry) => !named.has(entry.number)),
    unknown: [...named].filter((entry) => !known.has(entry)),
  }
}

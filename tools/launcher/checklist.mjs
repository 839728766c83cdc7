const number = '[A-Z]+\\d+[a-z]?'
const row = new RegExp(`^\\|\\s*(${number})\\s*\\|\\s*(.+?)\\s*\\|\\s*$`)
const bracketed = new RegExp(`\\[(${number}(?:\\s*,\\s*${number})*)\\]`, 'g')
/** Excludes parts of longer words, such as a VAT number or a percent-encoded byte (`%C3`). */
const bare = /(?<![\w%[–-])[BC][1-9]\d{0,2}(?![\w\]])/g

/** The rows of a Markdown table, as `{ number, text }`. */
export function rowsOf(markdown) {
  return markdown.split('\n').flatMap((line) => {
    const match = row.exec(line)
    return match ? [{ number: match[1], text: match[2] }] : []
  })
}

/** Checklist rows in the title of a test, in square brackets: `[M1] [M2] …` or `[M1, M2] …`. */
export function checklistRowsIn(title) {
  return [...title.matchAll(bracketed)].flatMap((match) => match[1].split(/\s*,\s*/))
}

/** Rows of abuse and faults in a title, without brackets: `B134 C26 …`. */
export function abuseAndFaultsIn(title) {
  return title.replaceAll(bracketed, '').match(bare) ?? []
}

/** Rows without a passing test, and numbers in titles that are not in the list. */
export function compare(rows, tests, numbersIn) {
  const named = new Set(tests.flatMap(({ title, passed }) => (passed ? numbersIn(title) : [])))
  const listed = new Set(rows.map((entry) => entry.number))
  return {
    open: rows.filter((entry) => !named.has(entry.number)),
    unknown: [...named].filter((entry) => !listed.has(entry)),
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#platform/config/root.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const rows = read('docs/findings.md')
  .split('\n')
  .filter((line) => /^\| (?!-|no\.)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('every finding has its number, and every row a mend, a test, what was undone and how it failed', () => {
  const numbers = new Set(rows.map(([number = '']) => number.split(' ')[0]))
  const operations = Array.from({ length: 10 }, (_, index) => `${index + 1}`)
  const security = ['H1', 'H2', ...Array.from({ length: 8 }, (_, index) => `M${index + 1}`), 'low', 'asked']
  expect(numbers).toEqual(new Set([...operations, ...security]))
  expect(rows.filter((cells) => cells.length !== 6 || cells.some((cell) => cell === ''))).toEqual([])
})

test('every file that it names is there, and every test is in its file', () => {
  const missing = rows.flatMap(([, , mended = '', shown = '']) => {
    const [, file = '', title = ''] = /^`([^`]+\.test\.ts)`: (.+)$/.exec(shown) ?? []
    const isThere = existsSync(join(root, file)) && file !== '' && read(file).includes(`'${title}'`)
    const place = mended.replaceAll('`', '')
    return [...(isThere ? [] : [shown]), ...(existsSync(join(root, place)) ? [] : [place])]
  })
  expect(missing).toEqual([])
})

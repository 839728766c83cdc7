import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeMessageTypes } from '#build/message-types.ts'
import { root } from '#root.ts'

/** A fenced block that names a file: a whole file, or with `diff` lines to find and what to make of them. */
const block = /^```(\w+) (\S+)\n(.*?)^```$/gms

test('the worked examples can be followed as they are written, and the compiler agrees', async () => {
  const copy = copyOfProject()
  for (const example of globSync('docs/examples/*.md', { cwd: root })) {
    const blocks = [...readFileSync(join(root, example), 'utf8').matchAll(block)]
    expect(blocks, `${example} has blocks that name a file`).not.toEqual([])
    for (const [, language, file = '', text = ''] of blocks) {
      const target = join(copy, file)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, language === 'diff' ? changed(readFileSync(target, 'utf8'), text, file) : text)
    }
  }
  await writeMessageTypes(copy)
  expect(await typeErrorsIn(copy)).toBe('')
}, 300_000)

function changed(source: string, diff: string, file: string): string {
  const lines = diff.trimEnd().split('\n')
  const side = (without: string) => lines.filter((line) => !line.startsWith(without)).map((line) => line.slice(1))
  const before = side('+').join('\n')
  expect(source.split(before).length - 1, `${file} holds once:\n${before}`).toBe(1)
  return source.replace(before, () => side('-').join('\n'))
}

const isWanted = (path: string) => !/\.test\.tsx?$/.test(path)

/** What the shop is made of, without its tests. */
function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'stek-examples-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  const folders = ['src', 'catalogue', 'messages']
  for (const name of folders) cpSync(join(root, name), join(copy, name), { recursive: true, filter: isWanted })
  cpSync(join(root, 'package.json'), join(copy, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ extends: join(root, 'tsconfig.json'), include: folders }))
  return copy
}

function typeErrorsIn(directory: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(join(root, 'node_modules/.bin/tsc'), { cwd: directory }, (_error, output) => resolve(output))
  })
}

import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from '#platform/config/config.ts'
import { root } from '#platform/config/root.ts'

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })]
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Documents and pictures a document links to, as paths of the project. */
function linksIn(document: string): string[] {
  const targets = [...read(document).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target)
  return targets.filter((target) => !/^\w+:/.test(target)).map((target) => normalize(join(dirname(document), target)))
}

test('every link leads somewhere', () => {
  const dead = documents.flatMap((file) =>
    linksIn(file).flatMap((target) => (existsSync(join(root, target)) ? [] : [`${file} links to ${target}`])),
  )
  expect(dead).toEqual([])
})

test('README leads to every document, by name or by its folder', () => {
  const reached = new Set(['README.md'])
  for (const place of reached) {
    const isFolder = statSync(join(root, place)).isDirectory()
    const next = isFolder ? globSync(`${place}/*.md`, { cwd: root }) : place.endsWith('.md') ? linksIn(place) : []
    for (const link of next) reached.add(link)
  }
  expect(documents.filter((document) => !reached.has(document))).toEqual([])
})

const folders = (place: string) =>
  readdirSync(join(root, place), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

const exists = (path: string) => {
  const pattern = path.replace(/<\w+>/g, '*').replace(/\/$/, '')
  return globSync([pattern, `${pattern}.{ts,tsx,mjs}`], { cwd: root }).length > 0
}

test('every path in a document exists', () => {
  const inProject = folders('.').filter((name) => !name.startsWith('.') && name !== 'dist' && name !== 'node_modules')
  const inSource = folders('src')
  const missing = documents.flatMap((file) =>
    [...read(file).matchAll(/`([\w.-]+\/[\w<>*./-]*)`/g)].flatMap(([, path = '']) => {
      const [first = ''] = path.split('/')
      if (inProject.includes(first)) return exists(path) ? [] : [`${file}: ${path}`]
      return inSource.includes(first) && !exists(`src/${path}`) ? [`${file}: ${path}`] : []
    }),
  )
  expect(missing).toEqual([])
})

test('docs/settings.md and .env.example have every setting and no other', () => {
  const described = [...read('docs/settings.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = '']) => name)
  expect(described.toSorted()).toEqual(settingNames.toSorted())
  const listed = [...read('.env.example').matchAll(/^# ([A-Z_]+)=$/gm)].map(([, name = '']) => name)
  expect(listed.toSorted()).toEqual(settingNames.toSorted())
})

test('every exception of the linter is for a file that exists', () => {
  const { overrides } = JSON.parse(read('.oxlintrc.json')) as { overrides: { files: string[] }[] }
  const idle = overrides
    .flatMap(({ files }) => files)
    .filter((pattern) => globSync(pattern, { cwd: root }).length === 0)
  expect(idle).toEqual([])
})

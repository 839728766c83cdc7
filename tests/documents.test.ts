import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
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

test('README has every setting and no other', () => {
  const sources = ['config', 'secret-settings', 'setting-values'].map((name) => read(`src/${name}.ts`)).join('')
  const settings = new Set([...sources.matchAll(/text\('([A-Z_]+)'\)/g)].map(([, name = '']) => name))
  const listed = [...read('README.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = '']) => name)
  expect(listed.toSorted()).toEqual([...new Set(settings)].toSorted())
})

test('README says in its first ten lines what it is and for whom', () => {
  const beginning = read('README.md').split('\n').slice(0, 10).join('\n')
  expect(beginning).toMatch(/storefront[^]*For a provider[^]*For developers/)
})

test('CONTRIBUTING has every command', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const told = read('CONTRIBUTING.md')
  expect(Object.keys(scripts).filter((name) => !new RegExp(`\`(npm (run )?|npx )${name}[\` ]`).test(told))).toEqual([])
})

test('every exception of the linter is for a file that exists', () => {
  const { overrides } = JSON.parse(read('.oxlintrc.json')) as { overrides: { files: string[] }[] }
  const idle = overrides
    .flatMap(({ files }) => files)
    .filter((pattern) => globSync(pattern, { cwd: root }).length === 0)
  expect(idle).toEqual([])
})

import { readFileSync } from 'node:fs'
import { basename, dirname, join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { forbiddenNames, outOfReachOfBrowsers, rooms, type Room } from './import-table.ts'
import { importsOf, root, sourceFiles } from './imports.ts'

const files = sourceFiles()
const isIn = (file: string, place: string) =>
  place.includes('*') ? matchesGlob(file, place) : file === place || file.startsWith(`${place}/`)

function roomOf(file: string): Room {
  const room = rooms.find(({ path }) => isIn(file, path))
  if (!room) throw new Error(`${file} stands in no room of the import table`)
  return room
}

test('every import follows the table', () => {
  const breaches = files.flatMap((file) => {
    const room = roomOf(file)
    return importsOf(file).flatMap(({ line, target, isFile }) => {
      if (target.startsWith('virtual:')) return []
      const allowed = isFile
        ? isIn(target, room.path) || room.mayImport.some((place) => isIn(target, place))
        : room.packages.some((name) => target === name || target.startsWith(name.endsWith(':') ? name : `${name}/`))
      return allowed ? [] : [`${file}:${line} imports ${target}, which ${room.path} may not`]
    })
  })
  expect(breaches).toEqual([])
})

test('no folder holds more than 30 source files side by side', () => {
  const counts = Map.groupBy(files, dirname)
  const crowded = [...counts].filter(([, members]) => members.length > 30)
  expect(crowded.map(([folder, members]) => `${folder} ${members.length}`)).toEqual([])
})

test('nothing a browser loads reaches the server, the build or the texts of all pages', () => {
  const entries = ['src/web/shell/shell.ts', 'src/web/order/start.tsx']
  const seen = new Map<string, string>()
  const visit = (file: string, from: string) => {
    if (seen.has(file)) return
    seen.set(file, from)
    for (const { target, isFile, typeOnly } of importsOf(file)) if (isFile && !typeOnly) visit(target, file)
  }
  for (const entry of entries) visit(entry, 'the page')
  const breaches = [...seen].filter(([file]) => outOfReachOfBrowsers.some((place) => isIn(file, place)))
  expect(breaches.map(([file, from]) => `${from} brings ${file} into the browser`)).toEqual([])
})

test('no module of a browser waits at its top level: Safari has a second import() of it not wait', () => {
  const waits = /^(?:(?:export )?(?:const|let) [^=\n]*= )?await /m
  const modules = files.filter((file) => isIn(file, 'src/web') && !file.includes('.test.'))
  expect(modules.filter((file) => waits.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test('no browser module holds mutable state of its own: a store made by a function does', () => {
  const variable = /^(?:export )?let /m
  const modules = files.filter((file) => isIn(file, 'src/web') && !file.includes('.test.'))
  expect(modules.filter((file) => variable.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1]

test('no two features import each other when the code runs, not even by way of others', () => {
  const steps = files.flatMap((file) =>
    importsOf(file).flatMap(({ line, target, typeOnly }) => {
      const [from, to] = [featureOf(file), featureOf(target)]
      return from && to && from !== to && !typeOnly ? [{ from, to, text: `${file}:${line} imports ${target}` }] : []
    }),
  )
  const reachedFrom = (start: string) => {
    const reached = new Set([start])
    for (const folder of reached) for (const { from, to } of steps) if (from === folder) reached.add(to)
    return reached
  }
  const reach = new Map([...new Set(steps.map(({ from }) => from))].map((folder) => [folder, reachedFrom(folder)]))
  expect(steps.filter(({ from, to }) => reach.get(to)?.has(from)).map(({ text }) => text)).toEqual([])
})

test('the environment is read in one place', () => {
  const readers = files.filter((file) => /process\.env\b(?!\.NODE_ENV)/.test(readFileSync(join(root, file), 'utf8')))
  expect(readers).toEqual(['src/platform/config/config.ts'])
})

test('no file or folder is a drawer', () => {
  const drawers = files.filter((file) =>
    [...dirname(file).split('/'), basename(file).replace(/\..*$/, '')].some((part) => forbiddenNames.includes(part)),
  )
  expect(drawers).toEqual([])
})

test('files are named in kebab-case', () => {
  expect(files.filter((file) => !/^[a-z0-9-]+\.(ts|tsx)$/.test(basename(file)))).toEqual([])
})

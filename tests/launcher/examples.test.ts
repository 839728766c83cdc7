import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sourceAssets } from '#site/build/assets.ts'
import { writeMessageTypes } from '#site/build/message-types.ts'
import { developmentConfig } from '#site/build/vite-config.ts'
import { root } from '#platform/config/root.ts'
import { inLongRun } from '#tests/builders/slices.ts'

/** A fenced block that names a file: a whole file, or with `diff` lines to find and what to make of them. */
const block = /^```(\w+) (\S+)\n(.*?)^```$/gms

const copy = mkdtempSync(join(tmpdir(), 'stek-examples-'))
const filesOf = new Map<string, ReadonlySet<string>>()

beforeAll(async () => {
  copyProject()
  for (const example of globSync('docs/examples/*.md', { cwd: root })) {
    const blocks = [...readFileSync(join(root, example), 'utf8').matchAll(block)]
    expect(blocks, `${example} has blocks that name a file`).not.toEqual([])
    for (const [, language, file = '', text = ''] of blocks) {
      const target = join(copy, file)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, language === 'diff' ? changed(readFileSync(target, 'utf8'), text, file) : text)
    }
    filesOf.set(basename(example), new Set(blocks.map(([, , file = '']) => file)))
  }
  await writeMessageTypes(copy)
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

const long = { ...inLongRun, timeout: 300_000 }

test('the worked examples can be followed as they are written, and the compiler agrees', long, async () => {
  expect(await typeErrorsIn(copy)).toBe('')
})

test('a page is four files, and a family of packages with its page nine', () => {
  expect(filesOf.get('add-a-page.md')?.size).toBe(4)
  expect(filesOf.get('add-a-product.md')?.size).toBe(9)
})

test(
  'their pages are rendered in both languages, with prices, structured data and a place in llms.txt',
  long,
  async () => {
    const render = await openRenderer()
    expect(render('/vacatures').html).toContain('<h1>Kom je bij ons werken?</h1>')
    expect(render('/de/stellen').html).toContain('<h1>Arbeiten Sie bald bei uns?</h1>')
    expect(render('/vps').html).toContain('product=vps-stek&amp;term=yearly')
    expect(render('/vps').html).toContain('"sku":"vps-struik"')
    expect(render('/de/vps').html).toContain('VPS Steckling')
    for (const path of ['/vacatures', '/de/stellen', '/vps', '/de/vps']) {
      expect(render(path).llms).toContain(`(https://stek.example${path})`)
    }
  },
)

/** The components of the copy as the development server loads them. */
async function openRenderer() {
  const config = developmentConfig(copy, { port: 0 }, (_request, _response, next) => next())
  const server = await createServer({ ...config, server: { middlewareMode: true, ws: false, watch: null } })
  onTestFinished(() => server.close())
  const { ssr } = server.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite has no module runner')
  const { renderSite } = await ssr.runner.import<typeof import('#site/build/render.tsx')>('/src/site/build/render.tsx')
  const { readArticles } = await ssr.runner.import<typeof import('#site/build/helpdesk/read-articles.ts')>(
    '/src/site/build/helpdesk/read-articles.ts',
  )
  const settings = {
    origin: 'https://stek.example',
    portalUrl: 'https://mijn.stek.example/',
    statusUrl: 'https://status.stek.example/',
    gtmId: undefined,
    demo: false,
    articles: readArticles(),
    assets: sourceAssets(),
    socialImages: { '/': '/picture.png', '/de': '/picture.png' },
  }
  return (only: string) => {
    const { pages, files } = renderSite({ ...settings, only })
    return { html: pages[0]?.html, llms: files.get('/llms.txt') }
  }
}

function changed(source: string, diff: string, file: string): string {
  const lines = diff.trimEnd().split('\n')
  const side = (without: string) => lines.filter((line) => !line.startsWith(without)).map((line) => line.slice(1))
  const before = side('+').join('\n')
  expect(source.split(before).length - 1, `${file} holds once:\n${before}`).toBe(1)
  return source.replace(before, () => side('-').join('\n'))
}

const isWanted = (path: string) => !/\.test\.tsx?$/.test(path)

/** What the shop is made of, without its tests. */
function copyProject(): void {
  const folders = ['src', 'catalogue', 'messages']
  for (const name of folders) cpSync(join(root, name), join(copy, name), { recursive: true, filter: isWanted })
  cpSync(join(root, 'package.json'), join(copy, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ extends: join(root, 'tsconfig.json'), include: folders }))
}

function typeErrorsIn(directory: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(join(root, 'node_modules/.bin/tsc'), { cwd: directory }, (_error, output) => resolve(output))
  })
}

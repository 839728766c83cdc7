import { execFile } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sourceAssets } from '#site/build/assets.ts'
import { writeMessageTypes } from '#site/build/messages.ts'
import { developmentConfig } from '#site/build/vite-config.ts'
import { root } from '#platform/config/root.ts'
import { inLongRun } from '#tests/builders/slices.ts'

/** A fenced block that names a file: a whole file, or with `diff` lines to find and what to make of them. */
const block = /^```(\w+) (\S+)\n(.*?)^```$/gms

const long = { ...inLongRun, timeout: 600_000 }

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

test('the worked examples can be followed as they are written, and the compiler agrees', async () => {
  await succeeds('tsc', [])
})

test('the linter and the tests beside the changed files agree', async () => {
  const sources = [...filesOf.values()].flatMap((files) => [...files]).filter((file) => /\.tsx?$/.test(file))
  await succeeds('oxlint', sources)
  const touched = [
    'catalogue',
    'src/site/pages',
    'src/core/catalogue',
    'src/core/partners',
    'tests/architecture.test.ts',
  ]
  await succeeds('vitest', ['run', '--project=unit', ...touched])
})

test('all unit tests and those of the published pages agree', long, async () => {
  await succeeds('node', ['tools/build.mjs'])
  await succeeds('vitest', ['run', '--project=unit'])
})

test('a page is five files, and a family of packages with its page ten', () => {
  expect(filesOf.get('add-a-page.md')?.size).toBe(5)
  expect(filesOf.get('add-a-product.md')?.size).toBe(10)
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

const folders = ['catalogue', 'db', 'deploy', 'docs', 'messages', 'public', 'src', 'tests', 'tools']

/** The whole project; packages and the build stay where they are. */
function copyProject(): void {
  const files = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
  for (const name of [...folders, ...files]) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
}

/** Fails with what the program printed. */
async function succeeds(program: string, args: readonly string[]): Promise<void> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name)),
  )
  const options = { cwd: copy, env, maxBuffer: 64 * 1024 * 1024 }
  const output = await new Promise<string>((resolve) => {
    execFile(join(root, 'node_modules/.bin', program), args, options, (error, stdout, stderr) =>
      resolve(error === null ? '' : `${error.message}\n${stdout}${stderr}`),
    )
  })
  expect(output).toBe('')
}

import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { sourceAssets } from '#build/assets.ts'
import { virtualModules } from '#build/vite-config.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

interface Block {
  readonly kind: string
  readonly file: string
  readonly text: string
}

/** The code of an example: a fence names its file after the language; `diff` changes one that is there. */
async function blocksOf(example: string): Promise<readonly Block[]> {
  const page = await readFile(join(root, 'docs/examples', example), 'utf8')
  return [...page.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(([, kind = '', file = '', text = '']) => ({
    kind,
    file,
    text,
  }))
}

async function apply({ kind, file, text }: Block, folder: string): Promise<void> {
  const path = join(folder, file)
  if (kind !== 'diff') return writeFile(path, text, { flag: 'wx' })
  const lines = text.trimEnd().split('\n')
  const side = (without: string) => lines.filter((line) => line[0] !== without).map((line) => `${line.slice(1)}\n`)
  const [before, after] = [side('+').join(''), side('-').join('')]
  const source = await readFile(path, 'utf8')
  if (source.split(before).length !== 2) throw new Error(`${file} does not hold exactly once:\n${before}`)
  await writeFile(
    path,
    source.replace(before, () => after),
  )
}

describe('the worked examples, followed to the letter', () => {
  let folder = ''
  let touched: Readonly<Record<string, ReadonlySet<string>>> = {}

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stek-examples-'))
    for (const part of ['src', 'catalogue', 'messages', 'package.json', 'tsconfig.json']) {
      await cp(join(root, part), join(folder, part), { recursive: true, filter: (file) => !file.includes('.test.') })
    }
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    const page = await blocksOf('add-a-page.md')
    const product = await blocksOf('add-a-product.md')
    for (const block of [...page, ...product]) await apply(block, folder)
    touched = {
      page: new Set(page.map(({ file }) => file)),
      product: new Set(product.map(({ file }) => file)),
    }
  })

  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('a page is four files, a family of packages with its page eight', () => {
    expect(touched['page']?.size).toBe(4)
    expect(touched['product']?.size).toBe(8)
  })

  test('they compile', async () => {
    const config = { extends: './tsconfig.json', include: ['src', 'catalogue', 'messages'] }
    await writeFile(join(folder, 'tsconfig.examples.json'), JSON.stringify(config))
    const { stdout } = await run('node_modules/.bin/tsc', ['-p', 'tsconfig.examples.json'], { cwd: folder }).catch(
      (failure: { readonly stdout: string }) => failure,
    )
    expect(stdout).toBe('')
  })

  test('their pages are rendered in both languages, with prices and structured data', async () => {
    const server = await createServer({
      root: folder,
      configFile: false,
      logLevel: 'error',
      appType: 'custom',
      plugins: virtualModules(folder),
      server: { middlewareMode: true, ws: false, watch: null },
      ssr: { noExternal: ['use-intl'] },
      resolve: {
        alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
      },
      optimizeDeps: { noDiscovery: true },
    })
    try {
      const { ssr } = server.environments
      if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite has no module runner')
      const load = <Module>(file: string): Promise<Module> => ssr.runner.import<Module>(file)
      const { renderSite } = await load<typeof import('#build/render.tsx')>('/src/build/render.tsx')
      const { readArticles } = await load<typeof import('#build/helpdesk/read-articles.ts')>(
        '/src/build/helpdesk/read-articles.ts',
      )
      const rendered = (path: string) =>
        renderSite({
          origin: 'https://stek.example',
          portalUrl: 'https://mijn.stek.example/',
          statusUrl: 'https://status.stek.example/',
          gtmId: undefined,
          demo: false,
          articles: readArticles(),
          assets: sourceAssets(),
          socialImages: { '/': '/picture.png', '/de': '/picture.png' },
          only: path,
        })
      expect(rendered('/vacatures').pages[0]?.html).toContain('<h1>Kom je bij ons werken?</h1>')
      expect(rendered('/de/stellen').pages[0]?.html).toContain('<h1>Arbeiten Sie bald bei uns?</h1>')
      const { pages, files } = rendered('/vps')
      expect(pages[0]?.html).toContain('product=vps-stek&amp;term=yearly')
      expect(pages[0]?.html).toContain('"sku":"vps-struik"')
      expect(rendered('/de/vps').pages[0]?.html).toContain('VPS Steckling')
      for (const path of ['/vacatures', '/de/stellen', '/vps', '/de/vps']) {
        expect(files.get('/llms.txt')).toContain(`(https://stek.example${path})`)
      }
    } finally {
      await server.close()
    }
  })
})

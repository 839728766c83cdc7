import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PageSheet, pageSheets } from '#site/pages/page-record.ts'

/** Stylesheets of some pages only: a page loads the site's stylesheet and at most one of these. */
const pageStylesheets: Readonly<Record<PageSheet, string>> = {
  partners: 'src/web/partners/partners.css',
  offer: 'src/site/pages/offer/offer.css',
  moving: 'src/site/pages/moving/moving.css',
  helpdesk: 'src/site/pages/helpdesk/helpdesk.css',
  letters: 'src/site/pages/legal/letters.css',
}

/**
 * Stylesheets that the build makes. `site.css` and `order-app.css` list the stylesheets of components by cascade
 * layer.
 */
export const stylesheets = {
  site: 'src/web/styles/site.css',
  'order-app': 'src/web/styles/order-app.css',
  ...pageStylesheets,
  'demo-mailbox': 'src/web/demo/demo-mailbox.css',
  'demo-bank': 'src/web/demo/demo-bank.css',
  'api-docs': 'src/platform/http/openapi/api-docs.css',
} as const

interface ManifestChunk {
  readonly file: string
  readonly imports?: readonly string[]
}

export interface SiteAssets {
  readonly siteCss: string
  readonly orderCss: string
  readonly pageCss: Readonly<Record<PageSheet, string>>
  readonly demoMailboxCss: string
  readonly demoBankCss: string
  readonly shellScript: string
  readonly orderScript: string
  /** Static imports of the order app, to preload with its entry. */
  readonly orderImports: readonly string[]
}

/** Directory of Vite's output for browsers, within the build. */
export const clientFolder = 'client'
/** Vite's manifest: output files by source file. */
export const manifestFile = 'manifest.json'

/** URLs of the built files. */
export async function assetsOf(clientDir: string): Promise<SiteAssets> {
  const manifest = JSON.parse(await readFile(join(clientDir, manifestFile), 'utf8')) as Record<string, ManifestChunk>

  const chunk = (source: string): ManifestChunk => {
    const entry = manifest[source]
    if (!entry) throw new Error(`The client build made nothing of ${source}`)
    return entry
  }
  const address = (source: string) => `/${chunk(source).file}`
  const importsOf = (source: string): string[] =>
    (chunk(source).imports ?? []).flatMap((name) => [address(name), ...importsOf(name)])

  // Shell and order app are in files that others import too; their entries only import those, so skip them.
  const onlyImportOf = (source: string): string => {
    const [first, ...others] = chunk(source).imports ?? []
    if (!first || others.length > 0) throw new Error(`${source} is no longer one chunk`)
    return first
  }

  const orderFrame = onlyImportOf('src/web/order/start.tsx')
  return {
    ...stylesheetsAt(address),
    shellScript: address(onlyImportOf('src/web/shell/shell.ts')),
    orderScript: address(orderFrame),
    orderImports: [...new Set(importsOf(orderFrame))],
  }
}

/** URLs of the sources, as Vite's development server serves them. */
export function sourceAssets(): SiteAssets {
  return {
    ...stylesheetsAt((source) => `/${source}`),
    shellScript: '/src/web/shell/shell.ts',
    orderScript: '/src/web/order/start.tsx',
    orderImports: [],
  }
}

function stylesheetsAt(address: (source: string) => string) {
  return {
    siteCss: address(stylesheets.site),
    orderCss: address(stylesheets['order-app']),
    pageCss: Object.fromEntries(
      pageSheets.map((sheet) => [sheet, address(pageStylesheets[sheet])]),
    ) as SiteAssets['pageCss'],
    demoMailboxCss: address(stylesheets['demo-mailbox']),
    demoBankCss: address(stylesheets['demo-bank']),
  }
}

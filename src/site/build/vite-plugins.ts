import compile from 'icu-minify/compile'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { products } from '#catalogue/products.ts'
import { type Locale, siteLocales, type SiteLocale } from '#core/locale/locale.ts'
import { type Messages, readMessages } from './messages.ts'
import { readArticles } from '#site/build/helpdesk/read-articles.ts'
import { explainingArticles } from '#site/problem-articles.ts'
import { createHash } from 'node:crypto'
import { drawingSheet } from '#site/drawings/sheet.ts'
import { sliceOf } from '#web/message-slices.ts'

const messagesPrefix = 'virtual:messages/'
const messageFilesPrefix = 'virtual:message-files/'

/**
 * Serves `virtual:messages/<slice>/<locale>`: ICU messages compiled at build time, so that browsers need no parser.
 * Also serves `virtual:message-files/<slice>`: a loader function for each language.
 */
export function messagesPlugin(root: string): Plugin {
  return {
    name: 'stek-messages',
    resolveId: (id) => (id.startsWith(messagesPrefix) || id.startsWith(messageFilesPrefix) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${messageFilesPrefix}`)) return messageFiles(id.slice(messageFilesPrefix.length + 1))
      if (!id.startsWith(`\0${messagesPrefix}`)) return undefined
      const [slice = '', locale = ''] = id.slice(messagesPrefix.length + 1).split('/')
      this.addWatchFile(join(root, 'messages', `${locale}.json`))
      return `export default ${JSON.stringify(compiled(sliceOf(readMessages(root, locale as Locale), slice) as Messages))}`
    },
  }
}

function messageFiles(slice: string): string {
  const loaders = siteLocales.map(
    (locale) => `${locale}: () => import(${JSON.stringify(`${messagesPrefix}${slice}/${locale}`)})`,
  )
  return `export default { ${loaders.join(', ')} }`
}

function compiled(messages: Messages): unknown {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  )
}

const titlesPrefix = 'virtual:product-titles/'

/** Serves `virtual:product-titles/<locale>`: product titles for the cart, without the rest of the catalogue. */
export function productTitlesPlugin(): Plugin {
  return {
    name: 'stek-product-titles',
    resolveId: (id) => (id.startsWith(titlesPrefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${titlesPrefix}`)) return undefined
      const locale = id.slice(titlesPrefix.length + 1) as Locale
      // In development the browser imports the catalogue itself, so that changes show without a restart.
      if (this.environment.mode === 'dev') return developmentTitles(locale)
      const titles = Object.fromEntries(products.map((product) => [product.slug, product.title[locale]]))
      return `export default ${JSON.stringify(titles)}`
    },
  }
}

const articlePathsId = 'virtual:article-paths'

/** Serves `virtual:article-paths`: paths of the articles that messages in the browser link to. */
export function articlePathsPlugin(): Plugin {
  return {
    name: 'stek-article-paths',
    resolveId: (id) => (id === articlePathsId ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${articlePathsId}`) return undefined
      const articles = readArticles()
      const pathOf = (article: string, locale: SiteLocale): string => {
        const path = articles.find((each) => each.id === article && each.locale === locale)?.path
        if (path === undefined) throw new Error(`Messages link to the article ${article}, which is not there`)
        return path
      }
      const paths = siteLocales.map((locale) => [
        locale,
        Object.fromEntries(explainingArticles.map((article) => [article, pathOf(article, locale)])),
      ])
      return `export const articlePaths = ${JSON.stringify(Object.fromEntries(paths))}`
    },
  }
}

const drawingsId = 'virtual:drawings'

/** Publishes the file with all drawings. Its hashed name is the same in every build. */
export function drawingsPlugin(): Plugin {
  const source = drawingSheet()
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  const fileName = `assets/drawings-${hash}.svg`
  return {
    name: 'stek-drawings',
    resolveId: (id) => (id === drawingsId ? `\0${drawingsId}` : undefined),
    load: (id) => (id === `\0${drawingsId}` ? `export const sheetUrl = ${JSON.stringify(`/${fileName}`)}` : undefined),
    generateBundle() {
      if (this.environment.config.consumer === 'client') this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/**
 * Vite wraps every `import()` to preload its styles and modules. Our dynamic imports have no styles and are preloaded
 * by the pages, so the wrapper would only enlarge every script.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'stek-plain-imports',
    enforce: 'pre',
    load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}

function developmentTitles(locale: Locale): string {
  return `import { products } from '#catalogue/products.ts'
export default Object.fromEntries(products.map(({ slug, title }) => [slug, title.${locale}]))`
}

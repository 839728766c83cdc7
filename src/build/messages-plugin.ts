import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

/** Which namespaces each part of the site needs; the browser loads one slice in one language. */
const slices: Readonly<Record<string, readonly string[] | 'all'>> = {
  all: 'all',
  order: ['cart', 'common', 'order', 'price'],
  'order-domains': ['articleLink', 'orderDomains'],
  'order-hosting': ['articleLink', 'orderDomains', 'orderHosting'],
  login: ['articleLink', 'common', 'loginForm'],
  join: ['joinCarts', 'problems'],
  'demo-mailbox': ['demoMailbox'],
  'demo-bank': ['demoBank'],
  registration: ['articleLink', 'account', 'common', 'loginForm', 'problems', 'registration'],
  'order-account': ['articleLink', 'account', 'loginForm', 'problems', 'registration'],
  'order-complete': ['articleLink', 'account', 'complete', 'payment', 'problems'],
  'order-payment': ['articleLink', 'account', 'payment', 'problems', 'registration'],
  passwords: ['common', 'passwords', 'problems', 'registration'],
  verification: ['articleLink', 'account', 'common', 'problems', 'verification'],
  declarations: ['common', 'declarations', 'problems', 'registration'],
  contact: ['abuse', 'common', 'contact', 'declarations', 'problems', 'registration'],
  partners: ['common', 'partners', 'problems', 'registration'],
  'extension-list': ['common', 'extensionList'],
  'site-search': ['common', 'siteSearch'],
  'article-feedback': ['common', 'articleFeedback'],
}

interface Catalogue {
  readonly [key: string]: string | Catalogue
}

const prefix = 'virtual:messages/'

/** Serves `virtual:messages/<slice>/<locale>`: ICU messages compiled at build, so no parser reaches the browser. */
export function messagesPlugin(root: string): Plugin {
  return {
    name: 'stek-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const [slice = '', locale = ''] = id.slice(prefix.length + 1).split('/')
      const file = join(root, 'messages', `${locale}.json`)
      this.addWatchFile(file)
      const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Catalogue
      return `export default ${JSON.stringify(compiled(sliceOf(catalogue, slice)))}`
    },
  }
}

function sliceOf(catalogue: Catalogue, name: string): Catalogue {
  const wanted = slices[name]
  if (!wanted) throw new Error(`No slice of messages is called "${name}"`)
  if (wanted === 'all') return catalogue
  return Object.fromEntries(
    wanted.map((namespace) => {
      const messages = catalogue[namespace]
      if (messages === undefined) throw new Error(`The slice "${name}" asks for missing messages: ${namespace}`)
      return [namespace, messages]
    }),
  )
}

function compiled(catalogue: Catalogue): unknown {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compiled(value),
    ]),
  )
}

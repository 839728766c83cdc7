import type { Plugin } from 'vite'

/**
 * Vite wraps every `import()` to fetch styles and modules ahead of it. Ours bring no styles and are fetched ahead by
 * the pages themselves, so the wrapper only weighs on the script of every page.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'stek-plain-imports',
    enforce: 'pre',
    load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}

import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { drawingSheet } from './sheet.ts'

const id = 'virtual:drawings'

/** Publishes the sheet under a name made of its content, and tells every build that same name. */
export function drawingsPlugin(): Plugin {
  const source = drawingSheet()
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  const fileName = `assets/drawings-${hash}.svg`
  return {
    name: 'stek-drawings',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load: (wanted) => (wanted === `\0${id}` ? `export const sheetUrl = ${JSON.stringify(`/${fileName}`)}` : undefined),
    generateBundle() {
      if (this.environment.config.consumer === 'client') this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

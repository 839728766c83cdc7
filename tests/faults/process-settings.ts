import type { Connection } from '#platform/db/connection.ts'

/** Statement before or after which the process is killed. */
export interface CrashPoint {
  readonly when: 'before' | 'after'
  /** Name of the statement, or the beginning of its text. */
  readonly statement: string
  /** Execution of the statement that is hit, counted from 1. */
  readonly hit: number
}

export interface ProcessSettings {
  readonly connection: Connection
  readonly bankUrl: string
  /** 0 selects any free port. */
  readonly port: number
  readonly crash: CrashPoint | null
}

/** The settings are the only argument of the process. */
export function settingsIn([, , settings = '{}']: readonly string[]): ProcessSettings {
  return JSON.parse(settings) as ProcessSettings
}

export function crashPointIn(argv: readonly string[]): CrashPoint | null {
  return settingsIn(argv).crash
}

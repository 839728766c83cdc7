import type { Connection } from '#platform/db/connection.ts'

/** Where a process of the shop is to end. */
export interface CrashPoint {
  readonly at: string
  /** The how manieth time it comes there. */
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

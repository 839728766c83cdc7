import { nearestOf } from '#core/text/edit-distance.ts'
import { type Environment, secretsDirectory, secretSettings, settingNames } from './settings.ts'

export interface MisspeltSetting {
  readonly written: string
  readonly meant: string
}

const known: readonly string[] = [...settingNames, ...secretSettings.map((name) => `${name}_FILE`), secretsDirectory]

/**
 * Variables that are no setting and nearly have the name of one. Short names must differ by one character only, because
 * the environment has variables of other programs as well.
 */
export function misspeltIn(environment: Environment): readonly MisspeltSetting[] {
  return Object.keys(environment).flatMap((written) => {
    if (known.includes(written) || !environment[written]) return []
    const { text: meant, distance } = nearestOf(written.toUpperCase().replaceAll('-', '_'), known)
    return distance <= (written.length < 8 ? 1 : written.length < 12 ? 2 : 3) ? [{ written, meant }] : []
  })
}

import { nearestOf } from '#core/text/edit-distance.ts'
import { type Environment, secretsDirectory, secretSettings, settingNames } from './settings.ts'

export interface MisspeltSetting {
  readonly written: string
  readonly meant: string
}

const known: readonly string[] = [...settingNames, ...secretSettings.map((name) => `${name}_FILE`), secretsDirectory]

/**
 * Finds variables that are not settings but have nearly the name of one. Short names may differ by one character only,
 * because the environment also contains variables of other programs.
 */
export function misspeltIn(environment: Environment): readonly MisspeltSetting[] {
  return Object.keys(environment).flatMap((written) => {
    if (known.includes(written) || !environment[written]) return []
    const { text: meant, distance } = nearestOf(written.toUpperCase().replaceAll('-', '_'), known)
    return distance <= (written.length < 8 ? 1 : written.length < 12 ? 2 : 3) ? [{ written, meant }] : []
  })
}

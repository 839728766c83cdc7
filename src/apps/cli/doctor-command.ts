import { parseArgs } from 'node:util'
import { checkDatabase } from '#apps/cli/doctor/check-database.ts'
import { checkSecrets } from '#apps/cli/doctor/check-secrets.ts'
import { checkMail } from '#apps/cli/doctor/check-mail.ts'
import {
  checkMachine,
  checkProvider,
  checkProvisioning,
  checkRegistrar,
  checkRegisters,
} from '#apps/cli/doctor/check-surroundings.ts'
import { type Finding, findingsOf } from '#apps/cli/doctor/finding.ts'
import { type Config, ConfigProblem, readConfig } from '#platform/config/config.ts'
import { connectionOf, runOperatorCommand } from './operator-command.ts'
import { StartProblem } from '#platform/db/connection.ts'

/** `npm run doctor`: everything the shop depends on, one line each; ends with 1 when something is wrong. */
await runOperatorCommand(async (args) => {
  const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean' }, dns: { type: 'string' } } })
  const findings = await examine(values.dns)
  const isWrong = findings.some(({ level }) => level === 'wrong')
  if (values.json) console.log(JSON.stringify({ ok: !isWrong, findings }, null, 2))
  else for (const finding of findings) console.log(lineOf(finding))
  return isWrong ? 1 : 0
})

async function examine(dns: string | undefined): Promise<readonly Finding[]> {
  const settings = findingsOf('settings')
  let config: Config
  try {
    config = readConfig()
  } catch (error) {
    if (!(error instanceof ConfigProblem)) throw error
    for (const problem of error.problems) {
      const [text = '', ...fix] = problem.split(/(?<=\.) (?=[A-Z])/)
      settings.wrong(text, fix.join(' ') || 'Correct it.')
    }
    return settings.findings
  }
  settings.ok(config.demo ? 'fit for a demo' : `fit for ${config.publicOrigin}`)
  const areas = await Promise.all([
    databaseFindings(config),
    checkProvider(config),
    checkProvisioning(config),
    checkMail(config, dns),
    checkRegisters(config),
    checkRegistrar(config),
    checkMachine(config),
  ])
  return [...settings.findings, ...checkSecrets(config), ...areas.flat()]
}

async function databaseFindings(config: Config): Promise<readonly Finding[]> {
  try {
    return await checkDatabase(connectionOf(config), config)
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    const found = findingsOf('database')
    found.warning('the embedded database does not run', 'Start the shop, then ask again.')
    return found.findings
  }
}

function lineOf({ level, area, text, fix }: Finding): string {
  return `${level.padEnd(8)} ${area.padEnd(13)} ${text}${fix === null ? '' : `\n${' '.repeat(23)}→ ${fix}`}`
}

import { accessSync, constants } from 'node:fs'
import { Problem, run, step } from './command.mjs'
import { environment } from './project.mjs'

export function canRun(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Installs packages with apt where that is possible without a password; of several lists, the first that there is. */
export async function installPackages(title, lists, advice) {
  const apt = await administrator('apt-get')
  if (!apt) throw new Problem(`The tests need ${title}, and there is none. ${advice}`)
  await step(`Installing ${title}`, async () => {
    const [program, ...rest] = apt
    const env = { ...environment, DEBIAN_FRONTEND: 'noninteractive' }
    await run(program, [...rest, 'update'], { env })
    for (const [index, packages] of lists.entries()) {
      const { code, output } = await run(program, [...rest, 'install', '-y', ...packages], { env })
      if (code === 0) return
      if (index === lists.length - 1) throw new Problem(`${output}\n\n${title} could not be installed. ${advice}`)
    }
  })
}

/** The command as root, if that is possible without a password. */
async function administrator(command) {
  if (!canRun(`/usr/bin/${command}`)) return undefined
  if (process.getuid() === 0) return [command]
  const { code } = await run('sudo', ['-n', 'true'])
  return code === 0 ? ['sudo', '-n', command] : undefined
}

/** Something the person at the keyboard can solve: shown as it is, without a stack. */
export class Problem extends Error {
  name = 'Problem'
}

/** Runs a command of the launcher and turns problems into a message and an exit code. */
export async function runCommand(command) {
  try {
    process.exitCode = await command()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    console.error(`\n${error.message}\n`)
    process.exitCode = 1
  }
}

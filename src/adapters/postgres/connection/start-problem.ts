/** A reason not to start that the person at the keyboard can act on: shown as it is, without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

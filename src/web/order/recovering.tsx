import { Component, Fragment, type ReactNode } from 'react'

interface Props {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

interface State {
  readonly failures: number
  readonly isBroken: boolean
}

const maxFailures = 3

/** Extensions and translators rewrite pages under React's hands: what broke is made again, a few times. */
export class Recovering extends Component<Props, State> {
  override readonly state: State = { failures: 0, isBroken: false }

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true }
  }

  override componentDidCatch(): void {
    this.setState(({ failures }) => ({ failures: failures + 1, isBroken: failures + 1 >= maxFailures }))
  }

  override render(): ReactNode {
    const { failures, isBroken } = this.state
    return isBroken ? this.props.fallback : <Fragment key={failures}>{this.props.children}</Fragment>
  }
}

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

/** Browser extensions and translators change the DOM that React owns, so a crash is retried a few times. */
export class ErrorBoundary extends Component<Props, State> {
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

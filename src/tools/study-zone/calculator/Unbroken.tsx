import { Component, type ReactNode } from 'react'
import { log } from '#lib/log.ts'
import { m } from '#messages/generated/messages.js'

interface Props {
  /** Once it is another, what broke is tried again. */
  readonly of: unknown
  readonly children: ReactNode
}

interface State {
  readonly failedFor: unknown
  readonly isBroken: boolean
}

/** A line is kept as it was left: what cannot be drawn of it may not take its field, or another line, away for good. */
export class Unbroken extends Component<Props, State> {
  override state: State = { failedFor: null, isBroken: false }

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ of }: Props, { failedFor }: State): Partial<State> {
    return Object.is(of, failedFor) ? {} : { failedFor: of, isBroken: false }
  }

  override componentDidCatch(error: unknown): void {
    log('A result could not be drawn', error)
  }

  override render(): ReactNode {
    return this.state.isBroken ? <span role="status">{m.calc_broke()}</span> : this.props.children
  }
}

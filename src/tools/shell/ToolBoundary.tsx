import { Component, type ReactNode } from 'react'
import { toAppError, type AppError } from '#lib/errors.ts'
import { log } from '#lib/log.ts'
import { ToolFailed } from '#tools/shell/ToolFailed.tsx'

interface Props {
  readonly children: ReactNode
}
interface State {
  readonly error: AppError | null
}

/** One per tool: a screen that breaks takes neither the shell nor another tool with it. */
export class ToolBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error: toAppError(error) }
  }

  override componentDidCatch(error: unknown): void {
    log('A screen broke', error)
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? <ToolFailed error={error} onRetry={() => this.setState({ error: null })} /> : this.props.children
  }
}

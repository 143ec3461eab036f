import { Component, type ReactNode } from "react"

export interface MapErrorBoundaryProps {
  readonly children: ReactNode
  /** Renders a replacement for a map that failed. */
  readonly instead: (retry: () => void) => ReactNode
}

interface State {
  readonly hasFailed: boolean
}

/** Catches errors from a map that can't be loaded or drawn, so that the rest of the page still works. */
export class MapErrorBoundary extends Component<MapErrorBoundaryProps, State> {
  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override state: State = { hasFailed: false }

  override render(): ReactNode {
    return this.state.hasFailed
      ? this.props.instead(() => this.setState({ hasFailed: false }))
      : this.props.children
  }
}

import { Component, type ErrorInfo, type ReactNode } from 'react';

interface BoundaryProps {
  /** Says in the log what broke. */
  name: string;
  /** What is shown instead; `retry` draws the children again. */
  fallback: (retry: () => void) => ReactNode;
  /** When this changes the fault is over, as when the learner went to another page. */
  resetOn?: string;
  children: ReactNode;
}

interface BoundaryState {
  error: Error | null;
  resetOn: string | undefined;
}

/** Keeps a fault inside a section: the rest of the page goes on, and the section offers another try. */
export class AreaBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, resetOn: this.props.resetOn };

  static getDerivedStateFromError(error: Error): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps({ resetOn }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return resetOn === state.resetOn ? null : { error: null, resetOn };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(`The section '${this.props.name}' failed`, error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(() => this.setState({ error: null })) : this.props.children;
  }
}

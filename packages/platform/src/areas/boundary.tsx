import { Component, type ErrorInfo, type ReactNode } from 'react';

interface BoundaryProps {
  /** Says in the log what broke. */
  name: string;
  /** What is shown instead; `retry` draws the children again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a fault inside a section: the rest of the page goes on, and the section offers another try. */
export class AreaBoundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(`The section '${this.props.name}' failed`, error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(() => this.setState({ error: null })) : this.props.children;
  }
}

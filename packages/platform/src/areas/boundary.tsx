import { Component, type ErrorInfo, type ReactNode } from 'react';
import { areaNames, type AreaName } from '@grove/contracts';
import { areaFailed } from '../telemetry/telemetry.ts';
import { isLoadFailure, RecoveryContext } from './recovery.ts';
import { KeptStates, SectionContext, type Section } from './section.ts';

interface BoundaryProps {
  /** Full name of the page or widget, as in `mf-chat/ask-teacher`. */
  name: string;
  /** What is shown instead; `retry` draws the children again. */
  fallback: (retry: () => void) => ReactNode;
  /** When this changes the fault is over, as when the learner went to another page. */
  resetOn?: string;
  /** Shown while lost files are being replaced. */
  recovering?: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  error: Error | null;
  isRecovering: boolean;
  resetOn: string | undefined;
}

/**
 * Keeps a fault inside a section: the rest of the page goes on, and the section offers another try. When files were lost it first lets the page
 * recover, once, and what its components keep (`useKeptState`) outlives that.
 */
export class AreaBoundary extends Component<BoundaryProps, BoundaryState> {
  static override readonly contextType = RecoveryContext;
  declare context: React.ContextType<typeof RecoveryContext>;
  override state: BoundaryState = { error: null, isRecovering: false, resetOn: this.props.resetOn };
  readonly #section: Section = { area: areaOf(this.props.name), kept: new KeptStates() };
  /** A recovery was tried; not again before something has changed. */
  #hasTried = false;

  static getDerivedStateFromError(error: Error): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps({ resetOn }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return resetOn === state.resetOn ? null : { error: null, isRecovering: false, resetOn };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(`The section '${this.props.name}' failed`, error, info.componentStack);
    const { area, kept } = this.#section;
    const isLoad = isLoadFailure(error);
    // After a fault of the code itself, what was typed may be the cause; then the section begins anew.
    kept.isHeld = isLoad;
    if (isLoad && area && !this.#hasTried) void this.#recover(area);
    else if (area) areaFailed(area, isLoad ? 'load' : 'render');
  }

  override componentDidUpdate(before: BoundaryProps): void {
    if (before.resetOn !== this.props.resetOn) this.#hasTried = false;
    if (!this.state.error) this.#section.kept.isHeld = false;
  }

  async #recover(area: AreaName): Promise<void> {
    this.#hasTried = true;
    this.setState({ isRecovering: true });
    const outcome = await this.context.recover(area);
    if (outcome === 'lost') areaFailed(area, 'load');
    // What replaces the section comes with another `resetOn`; until then nothing of the lost build may be drawn again.
    if (outcome !== 'replaced') this.setState(({ error }) => ({ error: outcome === 'retry' ? null : error, isRecovering: false }));
  }

  #retry = (): void => {
    this.#hasTried = false;
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error, isRecovering } = this.state;
    const { children, fallback, recovering = null } = this.props;
    if (error) return isRecovering ? recovering : fallback(this.#retry);
    return <SectionContext value={this.#section}>{children}</SectionContext>;
  }
}

/** The area that a full name begins with. */
const areaOf = (name: string): AreaName | undefined => areaNames.find((area) => name.startsWith(`${area}/`));

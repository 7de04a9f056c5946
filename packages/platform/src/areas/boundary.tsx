import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isAreaName, type AreaName } from '@grove/contracts';
import { areaFailed } from '../telemetry/telemetry.ts';
import { captureFocus, type FocusRestorer } from './focus-restoration.ts';
import { isLoadFailure, RecoveryContext } from './recovery.ts';
import { PreservedStates, SectionContext, type Section } from './section.ts';

interface BoundaryProps {
  /** Full name of the page or widget, as in `mf-chat/ask-teacher`. */
  name: string;
  /** What is shown instead; `retry` draws the children again. */
  fallback: (retry: () => void) => ReactNode;
  /** When this changes the fault is over, as when the learner went to another page. */
  resetOn?: string;
  /** Counts what was loaded for the children. When it changes the section is drawn again: the fault is over, and the learner and what is kept stay where they are. */
  serial?: number | undefined;
  /** What the section keeps that this widget stands in: the widget's own goes and comes back with it. */
  around?: PreservedStates | undefined;
  /** Shown while lost files are being replaced. */
  recovering?: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  error: Error | null;
  isRecovering: boolean;
  resetOn: string | undefined;
  serial: number | undefined;
  section: Section;
}

/**
 * Keeps a fault inside a section: the rest of the page keeps working, and the section offers another try. When files were lost it first lets the page
 * recover, once; what its components keep (`usePreservedState`) outlives that, and the learner's place does too.
 */
export class AreaBoundary extends Component<BoundaryProps, BoundaryState> {
  static override readonly contextType = RecoveryContext;
  declare context: React.ContextType<typeof RecoveryContext>;
  override state: BoundaryState = firstState(this.props);
  /** A recovery was tried; not again before something has changed. */
  #hasTried = false;
  /** Brings the learner back, from when the section goes until it is drawn again. */
  #comeBack: FocusRestorer | null = null;
  #endComingBack = (): void => {};

  static getDerivedStateFromError(error: Error): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { resetOn, serial, around }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    if (resetOn === state.resetOn && serial === state.serial) return null;
    const { area, kept } = state.section;
    // The new children find everything, also those that come late; what the old ones forget as they go is theirs alone.
    return {
      error: null,
      isRecovering: false,
      resetOn,
      serial,
      section: serial === state.serial ? state.section : { area, kept: new PreservedStates(kept, around) },
    };
  }

  override componentDidMount(): void {
    this.props.around?.keepWidget(this.props.name, this.state.section.kept);
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(`The section '${this.props.name}' failed`, error, info.componentStack);
    const { area, kept } = this.state.section;
    const isLoad = isLoadFailure(error);
    // After a fault of the code itself, what was typed may be the cause; then the section begins again.
    kept.hold(isLoad);
    if (isLoad && area && !this.#hasTried) void this.#recover(area);
    else if (area) areaFailed(area, isLoad ? 'load' : 'render');
  }

  override getSnapshotBeforeUpdate(before: BoundaryProps, { error }: BoundaryState): FocusRestorer | null {
    const isDrawnAnew = before.serial !== this.props.serial && Boolean(before.serial);
    return isDrawnAnew || error !== this.state.error ? captureFocus() : null;
  }

  override componentDidUpdate(before: BoundaryProps, _: BoundaryState, comeBack: FocusRestorer | null): void {
    const isElsewhere = before.resetOn !== this.props.resetOn;
    if (isElsewhere || before.serial !== this.props.serial) this.#hasTried = false;
    if (isElsewhere) this.#endComingBack();
    this.props.around?.keepWidget(this.props.name, this.state.section.kept);
    this.#comeBack = isElsewhere ? null : (this.#comeBack ?? comeBack);
    if (this.state.error) return;
    const { kept } = this.state.section;
    kept.hold(false);
    if (!this.#comeBack) return;
    this.#endComingBack();
    this.#endComingBack = this.#comeBack();
    this.#comeBack = null;
  }

  override componentWillUnmount(): void {
    this.#endComingBack();
  }

  async #recover(area: AreaName): Promise<void> {
    this.#hasTried = true;
    this.setState({ isRecovering: true });
    const outcome = await this.context.recover(area);
    if (outcome === 'lost') areaFailed(area, 'load');
    // What replaces the section comes with another `serial`; until then nothing of the lost build may be drawn again.
    if (outcome !== 'replaced')
      this.setState(({ error }) => ({ error: outcome === 'retry' ? null : error, isRecovering: false }));
  }

  #retry = (): void => {
    this.#hasTried = false;
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error, isRecovering } = this.state;
    const { children, fallback, recovering = null } = this.props;
    if (error) return isRecovering ? recovering : fallback(this.#retry);
    return <SectionContext value={this.state.section}>{children}</SectionContext>;
  }
}

function firstState({ name, resetOn, serial, around }: BoundaryProps): BoundaryState {
  const kept = new PreservedStates(around?.ofWidget(name), around);
  return { error: null, isRecovering: false, resetOn, serial, section: { area: areaOf(name), kept } };
}

/** The area that a full name begins with. */
const areaOf = (name: string): AreaName | undefined => {
  const [area, ...rest] = name.split('/');
  return rest.length > 0 && isAreaName(area!) ? area : undefined;
};

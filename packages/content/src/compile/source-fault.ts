/** Something wrong in the source: in which file and line, and what to do about it. */
export interface SourceFault {
  /** Below the source's folder. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** A fault as one line, so that editors and terminals lead to the place. */
export const faultText = ({ file, line, message }: SourceFault): string =>
  `packages/content/source/${file}:${line}: ${message}`;

/** Thrown when there is no content, because the source has faults. */
export class SourceError extends Error {
  readonly faults: readonly SourceFault[];

  constructor(faults: readonly SourceFault[]) {
    super(
      `The content has ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n${faults.map(faultText).join('\n')}`,
    );
    this.name = 'SourceError';
    this.faults = faults;
  }
}

/** A table with a head; the first column names the row. */
export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What was promised, and what came out. */
export interface Goal {
  readonly what: string;
  readonly wanted: string;
  readonly measured: string;
  readonly met: boolean;
}

/** One part of the report. */
export interface Section {
  readonly title: string;
  /** How it was measured and how to read it. */
  readonly notes: readonly string[];
  readonly tables: readonly Table[];
  readonly goals: readonly Goal[];
}

/** Where and with what a report was made; pairs of a name and its value. */
export type Circumstances = readonly (readonly [name: string, value: string])[];

/** A goal that a value must not exceed. */
export function atMost(what: string, value: number, limit: number, digits = 2): Goal {
  return { what, wanted: `≤ ${limit}`, measured: value.toFixed(digits), met: value <= limit };
}

/** A goal that a value must reach. */
export function atLeast(what: string, value: number, limit: number, digits = 2): Goal {
  return { what, wanted: `≥ ${limit}`, measured: value.toFixed(digits), met: value >= limit };
}

/** A Markdown table whose columns are padded, so that it reads well as plain text too: names to the left, figures to the right. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const escaped = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', String.raw`\|`)));
  const widths = head.map((_, column) => Math.max(3, ...escaped.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (column === 0 ? (cells[column] ?? '').padEnd(width) : (cells[column] ?? '').padStart(width))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(escaped[0]!), rule, ...escaped.slice(1).map(line)].join('\n');
}

/** One section as Markdown: its tables, its goals, and how to read them. */
export function writeSection({ title, notes, tables, goals }: Section): string {
  const goalTable = writeTable(
    ['goal', 'wanted', 'measured', ''],
    goals.map(({ what, wanted, measured, met }) => [what, wanted, measured, met ? 'met' : 'NOT met']),
  );
  return [
    `## ${title}`,
    ...tables.map((table) => `${table.title}\n\n${writeTable(table.head, table.rows)}`),
    ...(goals.length > 0 ? [goalTable] : []),
    notes.map((note) => `- ${note}`).join('\n'),
  ].join('\n\n');
}

const preface = `# Benchmarks

Written by \`npm run bench\`; do not edit by hand. Each section says when and from which sources it was measured, all of it in one run on one machine: compare the ratios with those of
another machine or another day, not the milliseconds. Variants that are compared took turns; a figure is the median of the rounds, a ratio the median of the rounds' ratios.`;

/** The sections of a report as they are written, by their titles. */
const sectionsOf = (report: string): Map<string, string> =>
  new Map(
    report
      .split(/^(?=## )/m)
      .slice(1)
      .map((text) => [/^## (.*)/.exec(text)![1]!, text.trim()]),
  );

/**
 * The report with what was measured now: sections that were measured again are replaced, new ones come last, and the others stay as they were.
 *
 * @param report what is there, empty for none
 * @param measured when and from which sources the sections were measured
 */
export function updateReport(
  report: string,
  circumstances: Circumstances,
  measured: string,
  sections: readonly Section[],
): string {
  const texts = sectionsOf(report);
  for (const section of sections)
    texts.set(section.title, writeSection(section).replace('\n\n', `\n\nMeasured ${measured}.\n\n`));
  return `${[preface, writeTable(['circumstance', 'value'], circumstances), ...texts.values()].join('\n\n')}\n`;
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Span } from 'oxc-parser';

/** Where a name comes from: a declaration of a file, or another module. */
type Origin = { readonly file: string; readonly local: string } | { readonly external: string };

/** What a file exports under a name: a declaration of its own, or what another module exports. */
type Exported = { readonly local: string } | { readonly from: string; readonly name: string };

interface Declarations {
  /** The text of everything that is declared at the top, by name; a function with overloads has several. */
  readonly declared: ReadonlyMap<string, readonly { readonly text: string; readonly names: readonly string[] }[]>;
  readonly imported: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
  readonly exported: ReadonlyMap<string, Exported>;
  /** What `export *` takes over. */
  readonly stars: readonly string[];
}

type Node = Span & { readonly type: string; readonly [key: string]: unknown };

/**
 * What the exports of a module promise by their types: for each name a digest of its declaration and of every declaration of the same package that this one names, without comments and
 * without regard to files and layout. Two builds of a package that give a name the same digest give it the same type.
 *
 * @param entry the module's declarations, a `.d.ts` as TypeScript writes it
 */
export function declaredExports(entry: string): Record<string, string> {
  const files = new Map<string, Declarations>();
  const names = namesOf(entry, files);
  return Object.fromEntries([...names].toSorted().map((name) => [name, digestOf(originOf(entry, name, files), files)]));
}

function namesOf(file: string, files: Map<string, Declarations>): Set<string> {
  const { exported, stars } = read(file, files);
  const taken = stars.flatMap((from) => (isRelative(from) ? Array.from(namesOf(besides(file, from), files)) : []));
  return new Set([...exported.keys(), ...taken]);
}

function originOf(file: string, name: string, files: Map<string, Declarations>): Origin {
  const { exported, stars } = read(file, files);
  const found = exported.get(name);
  if (!found) {
    const from = stars.filter(isRelative).find((star) => namesOf(besides(file, star), files).has(name));
    return from ? originOf(besides(file, from), name, files) : { external: name };
  }
  if ('from' in found) return follow(file, found, files);
  return { file, local: found.local };
}

/** Where an imported or re-exported name comes from. */
function follow(
  file: string,
  { from, name }: { from: string; name: string },
  files: Map<string, Declarations>,
): Origin {
  return isRelative(from) ? originOf(besides(file, from), name, files) : { external: `${from}#${name}` };
}

function digestOf(origin: Origin, files: Map<string, Declarations>): string {
  const texts = new Set<string>();
  collect(origin, files, texts, new Set());
  return createHash('sha256')
    .update([...texts].toSorted().join('\n'))
    .digest('hex')
    .slice(0, 12);
}

function collect(origin: Origin, files: Map<string, Declarations>, texts: Set<string>, seen: Set<string>): void {
  if ('external' in origin) return void texts.add(origin.external);
  const { file, local } = origin;
  if (seen.has(`${file}#${local}`)) return;
  seen.add(`${file}#${local}`);
  const { declared, imported } = read(file, files);
  const source = imported.get(local);
  if (source) return collect(follow(file, source, files), files, texts, seen);
  for (const { text, names } of declared.get(local) ?? []) {
    texts.add(text);
    for (const name of names)
      if (declared.has(name) || imported.has(name)) collect({ file, local: name }, files, texts, seen);
  }
}

const isRelative = (specifier: string): boolean => specifier.startsWith('.');

/** The declarations of a module that a file names by its source. */
const besides = (file: string, specifier: string): string =>
  path.join(path.dirname(file), specifier.replace(/\.tsx?$/, '.d.ts'));

function read(file: string, files: Map<string, Declarations>): Declarations {
  const known = files.get(file);
  if (known) return known;
  const made = existsSync(file)
    ? parse(file)
    : { declared: new Map(), imported: new Map(), exported: new Map(), stars: [] };
  files.set(file, made);
  return made;
}

function parse(file: string): Declarations {
  const source = readFileSync(file, 'utf8');
  const { program, module, comments } = parseSync(file, source);
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(
      ({ localName, importName }) =>
        [localName.value, { from: moduleRequest.value, name: importName.name ?? importName.kind }] as const,
    ),
  );
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  const exported: Map<string, Exported> = new Map();
  for (const { exportName, localName, importName, moduleRequest } of entries) {
    const name = exportName.name ?? (isDefault(exportName) ? 'default' : undefined);
    const from = moduleRequest && { from: moduleRequest.value, name: importName.name ?? importName.kind };
    if (name) exported.set(name, from ?? { local: localName.name ?? name });
  }
  const stars = entries.flatMap(({ exportName, moduleRequest }) =>
    moduleRequest && !exportName.name && !isDefault(exportName) ? [moduleRequest.value] : [],
  );
  const declared = Map.groupBy(
    (program.body as unknown as Node[]).flatMap((statement) => declarationsIn(statement, source, comments)),
    ({ name }) => name,
  );
  return { declared, imported: new Map(imported), exported, stars };
}

const isDefault = ({ kind }: { readonly kind: string }): boolean => kind === 'Default';

function declarationsIn(statement: Node, source: string, comments: readonly Span[]) {
  const node = (statement['declaration'] as Node | null | undefined) ?? statement;
  const declarators = node.type === 'VariableDeclaration' ? (node['declarations'] as Node[]) : [node];
  return declarators.flatMap((declarator) => {
    const id = declarator['id'] as { name?: string } | null | undefined;
    if (!id?.name) return [];
    const names = [...namesIn(declarator)].filter((name) => name !== id.name);
    return [{ name: id.name, text: `${node.type} ${withoutComments(source, declarator, comments)}`, names }];
  });
}

const withoutComments = (source: string, { start, end }: Span, comments: readonly Span[]): string => {
  const inside = comments.filter((comment) => comment.start >= start && comment.end <= end);
  const pieces = [start, ...inside.flatMap((comment) => [comment.start, comment.end]), end];
  const kept = pieces.flatMap((from, index) => (index % 2 === 0 ? [source.slice(from, pieces[index + 1])] : []));
  const words = kept.join(' ').replaceAll(/\s+/g, ' ').trim();
  return words.replaceAll(/ ?([^\w $]) ?/g, '$1').replaceAll(/[;,](?=[}\])])/g, '');
};

/** Every name that stands in a piece of code. */
function* namesIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const each of node) yield* namesIn(each);
  else if (node && typeof node === 'object') {
    const { type, name } = node as Node;
    if (type === 'Identifier' && typeof name === 'string') yield name;
    for (const value of Object.values(node)) yield* namesIn(value);
  }
}

import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** Widths of a font's characters in thousandths of its size; what the browser will draw, known without a browser. */
export type CharacterWidths = (character: string) => number;

/** The tables of a WOFF file by name, inflated (W3C, WOFF File Format 1.0, §4 and §5). */
function tablesOf(file: Buffer): Map<string, Buffer> {
  const entries = Array.from({ length: file.readUInt16BE(12) }, (_, index) => 44 + index * 20);
  return new Map(
    entries.map((at) => {
      const [offset, packed, length] = [
        file.readUInt32BE(at + 4),
        file.readUInt32BE(at + 8),
        file.readUInt32BE(at + 12),
      ];
      const data = file.subarray(offset, offset + packed);
      return [file.toString('latin1', at, at + 4), packed === length ? data : inflateSync(data)] as const;
    }),
  );
}

/** The glyph of each character, from the `cmap` subtable of format 4 (OpenType specification). */
function glyphLookup(cmap: Buffer): (code: number) => number {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4));
  const at = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (at === undefined) throw new Error('The font has no character map of format 4.');
  const segments = cmap.readUInt16BE(at + 6) / 2;
  const [ends, starts] = [at + 14, at + 16 + segments * 2];
  const [deltas, ranges] = [starts + segments * 2, starts + segments * 4];
  return (code) => {
    for (let index = 0; index < segments; index += 1) {
      const start = cmap.readUInt16BE(starts + index * 2);
      if (code > cmap.readUInt16BE(ends + index * 2)) continue;
      if (code < start) return 0;
      const [delta, range] = [cmap.readUInt16BE(deltas + index * 2), cmap.readUInt16BE(ranges + index * 2)];
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = cmap.readUInt16BE(ranges + index * 2 + range + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** Reads a `.woff` file. @throws Error when it is no such font */
export function characterWidths(path: string): CharacterWidths {
  const tables = tablesOf(readFileSync(path));
  const [head, hhea, hmtx, cmap] = ['head', 'hhea', 'hmtx', 'cmap'].map((name) => {
    const table = tables.get(name);
    if (!table) throw new Error(`${path} has no table "${name}".`);
    return table;
  }) as [Buffer, Buffer, Buffer, Buffer];
  const unitsPerEm = head.readUInt16BE(18);
  const lastMetric = hhea.readUInt16BE(34) - 1;
  const glyphOf = glyphLookup(cmap);
  return (character) =>
    (hmtx.readUInt16BE(Math.min(glyphOf(character.codePointAt(0) ?? 0), lastMetric) * 4) * 1_000) / unitsPerEm;
}

import { fromMarkdown } from 'mdast-util-from-markdown';
import { markFormulas, sayFormula, splitAtMarks, withoutMarks, type Formula } from './formula.ts';

/** A piece that is heard: where it begins and ends in the spoken text. */
interface Heard {
  readonly from: number;
  readonly to: number;
}

/** A part's name among the parts of its text. */
interface Named {
  readonly key: number;
}

export type Inline = Named &
  (
    | ({ readonly type: 'text' | 'code'; readonly text: string } & Heard)
    | ({ readonly type: 'formula'; readonly tex: string; readonly display: boolean } & Heard)
    | { readonly type: 'strong' | 'em'; readonly children: readonly Inline[] }
    | { readonly type: 'break' }
  );

export interface ListItem extends Named {
  readonly blocks: readonly Block[];
}

export type Block = Named &
  (
    | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
    | { readonly type: 'code'; readonly text: string }
    | { readonly type: 'list'; readonly ordered: boolean; readonly start: number; readonly items: readonly ListItem[] }
  );

/** A reply as it is shown and as it is said. */
export interface RichText {
  readonly blocks: readonly Block[];
  /** What a voice reads: the words alone. */
  readonly spoken: string;
}

type Tree = ReturnType<typeof fromMarkdown>;
type List = Extract<Tree['children'][number], { type: 'list' }>;
type Node = Tree | Tree['children'][number];

/** What is longer, begins a line with more marks, or has more marks of emphasis and links is shown as it was written: no honest reply is like that, and parsing it takes long. */
const maxChars = 8_000;
const manyMarks = /^[ \t]*(?:>[ \t]?|[*+-][ \t]+|\d{1,9}[.)][ \t]+){8}/m;
const maxInlineMarks = 600;

const isOverdone = (text: string): boolean =>
  text.length > maxChars || manyMarks.test(text) || (text.match(/[*_[\]]/g)?.length ?? 0) > maxInlineMarks;

/** Lists and emphasis that are nested deeper lose their form and keep their words. */
const maxDepth = 6;

/** Indented code would take answers that are merely indented; definitions of links would take their text away. */
const markdown = { extensions: [{ disable: { null: ['codeIndented', 'definition'] } }] };

/**
 * Reads a reply: the safe part of Markdown (paragraphs, emphasis, code, lists, line breaks) and formulas. Everything else, such as HTML, links, pictures and
 * headings, becomes its plain text. Never throws.
 */
export function readRichText(source: string): RichText {
  const reader = new Reader();
  if (isOverdone(source)) return { blocks: [reader.plain(source)], spoken: reader.spoken };
  const { text, formulas } = markFormulas(source);
  reader.formulas = formulas;
  const blocks = reader.blocks(fromMarkdown(text, markdown).children, 0);
  return { blocks, spoken: reader.spoken.trim() };
}

/** Turns Markdown nodes into ours, and gathers what is said on the way. */
class Reader {
  formulas: readonly Formula[] = [];
  spoken = '';
  #parts = 0;

  plain(text: string): Block {
    return { ...this.#named(), type: 'paragraph', children: [this.#leaf('text', text)] };
  }

  #named(): Named {
    this.#parts += 1;
    return { key: this.#parts };
  }

  blocks(nodes: readonly Node[], depth: number): Block[] {
    return nodes.flatMap((node) => this.#block(node, depth));
  }

  #block(node: Node, depth: number): readonly Block[] {
    switch (node.type) {
      case 'thematicBreak':
        return [];
      case 'code':
        return [{ ...this.#named(), type: 'code', text: withoutMarks(node.value, this.formulas) }];
      case 'blockquote':
        return depth < maxDepth ? this.blocks(node.children, depth + 1) : [this.#paragraph([node], depth)];
      case 'list':
        if (depth >= maxDepth) return [this.#paragraph([node], depth)];
        return [
          {
            ...this.#named(),
            type: 'list',
            ordered: node.ordered === true,
            start: node.start ?? 1,
            items: this.#items(node, depth),
          },
        ];
      case 'heading':
        return [this.#paragraph([{ type: 'strong', children: node.children }], depth)];
      case 'paragraph':
        return [this.#paragraph(node.children, depth)];
      default:
        return [this.#paragraph([node], depth)];
    }
  }

  #items(list: List, depth: number): ListItem[] {
    return list.children.map(({ children }) => ({ ...this.#named(), blocks: this.blocks(children, depth + 1) }));
  }

  /** A paragraph ends like a sentence, so that the voice rests after it. */
  #paragraph(nodes: readonly Node[], depth: number): Block {
    const children = this.#inlines(nodes, depth);
    this.spoken = this.spoken.trimEnd();
    if (/[^\s.!?…:;,]$/.test(this.spoken) && !/[.!?…]["'”’)]*$/.test(this.spoken)) this.spoken += '.';
    this.spoken += ' ';
    return { ...this.#named(), type: 'paragraph', children };
  }

  #inlines(nodes: readonly Node[], depth: number): Inline[] {
    return nodes.flatMap((node) => this.#inline(node, depth));
  }

  #inline(node: Node, depth: number): readonly Inline[] {
    switch (node.type) {
      case 'strong':
      case 'emphasis':
        if (depth >= maxDepth) return this.#words(plainText(node));
        return [
          {
            ...this.#named(),
            type: node.type === 'strong' ? 'strong' : 'em',
            children: this.#inlines(node.children, depth + 1),
          },
        ];
      case 'inlineCode':
        return [this.#leaf('code', withoutMarks(node.value, this.formulas))];
      case 'break':
        this.spoken += ' ';
        return [{ ...this.#named(), type: 'break' }];
      case 'link':
        return depth < maxDepth ? this.#inlines(node.children, depth + 1) : this.#words(plainText(node));
      default:
        return this.#words(plainText(node));
    }
  }

  #words(text: string): Inline[] {
    return splitAtMarks(text, this.formulas).map((piece) =>
      typeof piece === 'string' ? this.#leaf('text', piece) : this.#formula(piece),
    );
  }

  #leaf(type: 'text' | 'code', text: string): Inline {
    return { ...this.#named(), type, text, ...this.#say(text) };
  }

  #formula({ tex, display }: Formula): Inline {
    return { ...this.#named(), type: 'formula', tex, display, ...this.#say(sayFormula(tex)) };
  }

  #say(text: string): Heard {
    const from = this.spoken.length;
    this.spoken += text;
    return { from, to: this.spoken.length };
  }
}

/** The words of a node without their form; of a picture, what it shows. */
function plainText(node: Node): string {
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node
    ? node.children
        .map(plainText)
        .join(node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote' ? ' ' : '')
    : '';
}

/** Where a word of the spoken text stands in it, counted as `speechTokens` counts; undefined when there is no such word. */
export function placeOfWord(spoken: string, word: number): Heard | undefined {
  const match = [...spoken.matchAll(/\S+/g)][word];
  return match && { from: match.index, to: match.index + match[0].length };
}

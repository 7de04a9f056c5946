/** Finds one kind of thing in a view of a text. Patterns are tried on plain lower-case text; `unless` names what makes a find harmless. */
export interface Rule<Category extends string> {
  readonly category: Category;
  readonly patterns: readonly RegExp[];
  readonly unless?: RegExp;
}

const finds = ({ patterns, unless }: Rule<string>, view: string): boolean =>
  patterns.some((pattern) => pattern.test(view)) && !unless?.test(view);

/** The category of the first rule that finds something in any view of a text. */
export const firstFind = <Category extends string>(
  rules: readonly Rule<Category>[],
  views: readonly string[],
): Category | undefined => rules.find((rule) => views.some((view) => finds(rule, view)))?.category;

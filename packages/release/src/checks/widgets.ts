import type { AreaDescriptor } from '@grove/contracts';

type Widgets = Pick<AreaDescriptor, 'name' | 'widgets' | 'uses'>;

const fullNames = ({ name, widgets }: Widgets): string[] =>
  widgets.map((widget) => (widget.includes('/') ? widget : `${name}/${widget}`));

/** What other areas show must stay, and what the area shows must be there. */
export function checkWidgets(area: Widgets, { areas }: { areas: readonly Widgets[] }): string[] {
  const others = areas.filter(({ name }) => name !== area.name);
  const offered = new Set([...others, area].flatMap(fullNames));
  const lost = others.flatMap(({ name, uses = [] }) =>
    uses
      .filter((widget) => widget.startsWith(`${area.name}/`) && !offered.has(widget))
      .map(
        (widget) =>
          `${name} shows the widget ${widget}, which this build does not offer: put it back, or let ${name} release without it first.`,
      ),
  );
  const missing = (area.uses ?? [])
    .filter((widget) => !offered.has(widget))
    .map(
      (widget) =>
        `${area.name} shows the widget ${widget}, which no area of the active set offers: let ${widget.split('/')[0]} release it first.`,
    );
  return [...lost, ...missing];
}

import type { ComponentType } from 'react';
import type { AreaName, AreaRoute, WidgetName, WidgetProps } from '@grove/contracts';

/** Loads the component of a page; each page is a chunk of its own. */
export type LoadPage = () => Promise<ComponentType>;

/** Loads a widget of any area by its full name; each widget is a chunk of its own. */
export type LoadWidget = <Name extends WidgetName>(name: Name) => Promise<ComponentType<WidgetProps[Name]>>;

/** The widgets that an area offers, by their full names. */
type OfferedWidgets<Name extends AreaName> = {
  readonly [Widget in Extract<WidgetName, `${Name}/${string}`>]: () => Promise<ComponentType<WidgetProps[Widget]>>;
};

/** What an area exposes to the shell. */
export interface Area {
  readonly name: AreaName;
  readonly pages: Readonly<Record<string, LoadPage>>;
  readonly widgets?: { readonly [Widget in WidgetName]?: () => Promise<ComponentType<WidgetProps[Widget]>> };
}

/** Declares an area, checking that every route has its page and every widget of the contract its component, and that there are no others. */
export function defineArea<const Name extends AreaName, const Routes extends readonly AreaRoute[]>(
  area: {
    name: Name;
    routes: Routes;
    pages: Record<Routes[number]['id'], LoadPage>;
  } & ([Extract<WidgetName, `${Name}/${string}`>] extends [never]
    ? { widgets?: never }
    : { widgets: OfferedWidgets<Name> }),
): Area {
  return { name: area.name, pages: area.pages, ...(area.widgets && { widgets: area.widgets }) };
}

/** Finds a widget in the area that its name begins with, whatever way areas are loaded. Rejects when the area cannot be loaded or offers no such widget. */
export const widgetLoader =
  (loadArea: (name: AreaName) => Promise<Area>): LoadWidget =>
  async (name) => {
    const { widgets } = await loadArea(name.split('/', 1)[0] as AreaName);
    const load = widgets?.[name];
    if (!load) throw new Error(`No area offers the widget '${name}'`);
    return load() as ReturnType<LoadWidget> as never;
  };

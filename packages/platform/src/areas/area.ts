import type { ComponentType } from 'react';
import type { AreaName, AreaRoute, DocumentName, WidgetName, WidgetProps } from '@grove/contracts';
import type { ContentStore } from '../content/content.ts';

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
  /** The documents of the content that a page or widget shows, by the id of its route or its full name: it is drawn when they are there. */
  readonly content?: Readonly<Record<string, readonly DocumentName[]>>;
}

/** Declares an area, checking that every route has its page and every widget of the contract its component, and that there are no others. */
export function defineArea<const Name extends AreaName, const Routes extends readonly AreaRoute[]>(
  area: {
    name: Name;
    routes: Routes;
    pages: Record<Routes[number]['id'], LoadPage>;
    /** The documents of the content that widgets show; those of pages stand in their routes. */
    content?: { readonly [Widget in Extract<WidgetName, `${Name}/${string}`>]?: readonly DocumentName[] };
  } & ([Extract<WidgetName, `${Name}/${string}`>] extends [never]
    ? { widgets?: never }
    : { widgets: OfferedWidgets<Name> }),
): Area {
  const { name, routes, pages, widgets, content } = area;
  const ofPages = Object.fromEntries(routes.map((route: AreaRoute) => [route.id, route.content ?? []]));
  return { name, pages, ...(widgets && { widgets }), content: { ...ofPages, ...content } };
}

/** Loads a page with the documents that it shows. Rejects when the area offers no such page, and when anything does not come. */
export async function loadPage(area: Area, route: string, content: ContentStore): Promise<ComponentType> {
  const load = area.pages[route];
  if (!load) throw new Error(`${area.name} lists the route '${route}' but offers no page for it`);
  const [Page] = await Promise.all([load(), content.load(area.content?.[route] ?? [])]);
  return Page;
}

/** Finds a widget in the area that its name begins with, whatever way areas are loaded, and loads it with the documents that it shows. Rejects when the area cannot be loaded or offers no such widget, and when anything does not come. */
export const widgetLoader =
  (loadArea: (name: AreaName) => Promise<Area>, content: ContentStore): LoadWidget =>
  async (name) => {
    const area = await loadArea(name.split('/', 1)[0] as AreaName);
    const load = area.widgets?.[name];
    if (!load) throw new Error(`No area offers the widget '${name}'`);
    const [Component] = await Promise.all([load(), content.load(area.content?.[name] ?? [])]);
    return Component as never;
  };

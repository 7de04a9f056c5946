import type { Spot } from './nearest.ts';

/** A part of the globe on a flat picture. Longitudes and latitudes in degrees, `width` in units of the picture. */
interface Window {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  readonly width: number;
}

/**
 * Where a point of the globe lies in the picture: the equirectangular projection, true to scale at the middle latitude
 * (a degree of longitude is cos(latitude) of a degree of latitude), which is good enough for a part of a continent.
 */
export function projected({ west, east, south, north, width }: Window, longitude: number, latitude: number): Spot {
  const perDegree = width / (east - west);
  return [
    (longitude - west) * perDegree,
    ((north - latitude) * perDegree) / Math.cos(((south + north) / 2) * (Math.PI / 180)),
  ];
}

/** Height of the picture that shows the window, in the units of its width. */
export const heightOf = (view: Window): number => projected(view, view.west, view.south)[1];

/** The path of a shape given by longitudes and latitudes, one after the other. */
export const outline = (view: Window, degrees: readonly Spot[]): string =>
  `M${degrees
    .map(([longitude, latitude]) =>
      projected(view, longitude, latitude)
        .map((value) => value.toFixed(1))
        .join(' '),
    )
    .join('L')}Z`;

/** The part of the east coast on which the young nation began. */
export const eastCoast: Window = { west: -80.6, east: -68.4, south: 36, north: 44.4, width: 560 };
/** The United States between the oceans. */
export const wholeCountry: Window = { west: -125.5, east: -66, south: 24, north: 50, width: 170 };

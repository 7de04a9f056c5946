import type { ReactNode } from 'react';
import type { MapPlace } from '@grove/contracts';
import { time as rules } from '@grove/contracts/activities';
import { Icon } from '@grove/ui';
import type { Spot } from '../../model/nearest.ts';
import { eastCoast, heightOf, projected } from '../../model/projection.ts';
import { useT } from '../../translation.ts';
import { EventCard } from './event-card.tsx';
import { MapPicture } from './map-picture.tsx';
import type { TargetsProps } from '../targets-props.ts';
import styles from './time-map.module.css';

const { width } = eastCoast;
const height = heightOf(eastCoast);

/** Where a place lies in the picture, and where its name. */
function pinOf({ id, longitude, latitude, label: [right, down] }: MapPlace): { id: string; point: Spot; name: Spot } {
  const [x, y] = projected(eastCoast, longitude, latitude);
  return { id, point: [x, y], name: [x + (right / 100) * width, y + (down / 100) * width] };
}

/** A map of the coast with a button at every place; what was put there is listed below it. */
export function TimeMap({ activity, picked, placedAt, onPut, onPick }: TargetsProps): ReactNode {
  const t = useT();
  const { places } = activity;
  const pins = places.map(pinOf);
  return (
    <>
      <div className={styles.map}>
        <MapPicture pins={pins} />
        {places.map(({ id, name }, index) => (
          <button
            key={id}
            type="button"
            className={styles.place}
            style={{
              '--x': `${(pins[index]!.name[0] / width) * 100}%`,
              '--y': `${(pins[index]!.name[1] / height) * 100}%`,
            }}
            data-ready={picked !== null || undefined}
            aria-disabled={picked === null || undefined}
            aria-label={t('pick.into', { place: name })}
            onClick={() => onPut(id)}
          >
            {name}
            {placedAt(id).length > 0 && (
              <span className={styles.count} aria-hidden="true">
                {placedAt(id).length}
              </span>
            )}
          </button>
        ))}
      </div>
      <ul className={styles.lists}>
        {places
          .filter(({ id }) => placedAt(id).length > 0)
          .map(({ id, name }) => (
            <li key={id} className={styles.list}>
              <h5 id={`at-${id}`} className={styles.where}>
                <Icon name="map" />
                {name}
              </h5>
              <ul className={styles.events} aria-labelledby={`at-${id}`}>
                {placedAt(id).map((event) => (
                  <li key={event}>
                    <EventCard
                      event={rules.eventOf(activity, event)}
                      isSmall
                      isPicked={picked === event}
                      onPick={() => onPick(event)}
                    />
                  </li>
                ))}
              </ul>
            </li>
          ))}
      </ul>
    </>
  );
}

import { Problem } from '@grove/tooling/problem';
import { descriptorNameOf, pinParameter, signPin, webFolderOf } from '@grove/releases';
import { openKeyRing } from '@grove/signing';
import { areaOf, numberOf, readArguments } from '../arguments.ts';
import { siteOrigin, withPlatform } from '../platform.ts';

const usage =
  'npm run pin -- mf-chat@<version> [--minutes 60], or npm run pin -- mf-chat --origin http://localhost:8104';
const MINUTES = 60;
const LONGEST_MINUTES = 7 * 24 * 60;

/** Prints a signed link that shows the site with one area in another build: a version of the store, or the one of a development server. */
export async function pin(args: string[]): Promise<number> {
  const { values, word } = readArguments(args, { minutes: { type: 'string' }, origin: { type: 'string' } }, usage, 1);
  const [typed = '', version] = word.split('@', 2);
  const area = areaOf(typed);
  if (Boolean(version) === Boolean(values.origin))
    throw new Problem(`Say either a version or a development server. Use it like this: ${usage}`);
  const minutes = values.minutes === undefined ? MINUTES : numberOf('minutes', values.minutes, 1, LONGEST_MINUTES);

  return withPlatform(async ({ store, sql }) => {
    if (version && !(await store.has(`${webFolderOf({ name: area, version })}/${descriptorNameOf({ name: area })}`)))
      throw new Problem(
        `The store has no ${area} ${version}: release it first, or take a version that npm run releases shows.`,
      );
    const untilMs = Date.now() + minutes * 60_000;
    const ring = await openKeyRing(
      { GROVE_SECRET: process.env['GROVE_SECRET'] || undefined, GROVE_SECRETS_OLD: [] },
      async (text) => (await sql.query(text)).rows,
    );
    if (!ring)
      throw new Problem(
        'The database of the site keeps no key for signatures. Prepare it with `node services/dist/prepare.js`, as `npm start` does, or set GROVE_SECRET to that of the site.',
      );
    const token = sign({ area, untilMs, ...(version ? { version } : { origin: values.origin! }) }, ring);
    const shown = version ?? `the build of ${values.origin} (which GROVE_PIN_ORIGINS of the site must list)`;
    console.log(
      `This link shows the site with ${area} in ${shown}, for ${minutes} minutes:\n${siteOrigin()}/?${pinParameter}=${token}`,
    );
  });
}

function sign(...[wish, ring]: Parameters<typeof signPin>): string {
  try {
    return signPin(wish, ring);
  } catch (fault) {
    throw new Problem(
      `'${wish.version ?? wish.origin}' is neither a version nor an origin such as http://localhost:8104.`,
      { cause: fault },
    );
  }
}

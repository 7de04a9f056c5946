/** Whom a child in need can reach in a region; each sentence stands on its own. Checked by a person before every release (docs/safety.md). */
export interface CrisisLines {
  readonly emergency: string;
  readonly help: string;
}

/** Said where the region is not known. */
export const anywhere: CrisisLines = {
  emergency: 'If you are in danger now, call the emergency number of your country.',
  help: 'Many countries have a free helpline for children, and an adult can find yours at childhelplineinternational.org.',
};

/** Said after the lines of every region: a browser's language, or the place of a server, is only a guess at where a child is. */
export const elsewhere = 'If you live somewhere else, an adult can find your line at childhelplineinternational.org.';

/** By ISO 3166 code of the region, or `EU` for the number that the countries of the European Union share. */
export const crisisLines: Readonly<Record<string, CrisisLines>> = {
  US: {
    emergency: 'If you are in danger now, call 911.',
    help: 'You can call or text 988 at any time, or call Childhelp at 1-800-422-4453. It is free.',
  },
  CA: {
    emergency: 'If you are in danger now, call 911.',
    help: 'You can call Kids Help Phone at 1-800-668-6868, or text 686868, at any time. It is free.',
  },
  GB: {
    emergency: 'If you are in danger now, call 999.',
    help: 'You can call Childline at 0800 1111 at any time. It is free.',
  },
  IE: {
    emergency: 'If you are in danger now, call 112 or 999.',
    help: 'You can call Childline at 1800 66 66 66 at any time. It is free.',
  },
  AU: {
    emergency: 'If you are in danger now, call 000.',
    help: 'You can call Kids Helpline at 1800 55 1800 at any time. It is free.',
  },
  NZ: { emergency: 'If you are in danger now, call 111.', help: 'You can call or text 1737 at any time. It is free.' },
  IN: {
    emergency: 'If you are in danger now, call 112.',
    help: 'You can call Childline at 1098 at any time. It is free.',
  },
  ZA: {
    emergency: 'If you are in danger now, call 112 from a mobile phone.',
    help: 'You can call Childline at 116 at any time. It is free.',
  },
  ES: {
    emergency: 'If you are in danger now, call 112.',
    help: 'You can call the helpline for children at 116 111. It is free.',
  },
  DE: {
    emergency: 'If you are in danger now, call 112.',
    help: 'You can call the helpline for children at 116 111. It is free.',
  },
  FR: {
    emergency: 'If you are in danger now, call 112.',
    help: 'You can call 119, the line for children in danger, at any time. It is free.',
  },
  EU: {
    emergency: 'If you are in danger now, call 112.',
    help: 'In most countries of Europe you can call the helpline for children at 116 111. It is free.',
  },
};

/** Countries that share the lines of `EU`. */
export const sharesEuropeanLines: readonly string[] = [
  'AT',
  'BE',
  'BG',
  'HR',
  'CY',
  'CZ',
  'DK',
  'EE',
  'FI',
  'GR',
  'HU',
  'IT',
  'LV',
  'LT',
  'LU',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SK',
  'SI',
  'SE',
];

/** Names of units after a number: one of it, and several. */
const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  mm: ['millimeter', 'millimeters'],
  cm: ['centimeter', 'centimeters'],
  m: ['meter', 'meters'],
  km: ['kilometer', 'kilometers'],
  nm: ['nanometer', 'nanometers'],
  in: ['inch', 'inches'],
  ft: ['foot', 'feet'],
  yd: ['yard', 'yards'],
  mi: ['mile', 'miles'],
  mg: ['milligram', 'milligrams'],
  g: ['gram', 'grams'],
  kg: ['kilogram', 'kilograms'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  mL: ['milliliter', 'milliliters'],
  ml: ['milliliter', 'milliliters'],
  L: ['liter', 'liters'],
  pt: ['pint', 'pints'],
  qt: ['quart', 'quarts'],
  gal: ['gallon', 'gallons'],
  ms: ['millisecond', 'milliseconds'],
  s: ['second', 'seconds'],
  sec: ['second', 'seconds'],
  min: ['minute', 'minutes'],
  h: ['hour', 'hours'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  Hz: ['hertz', 'hertz'],
  kHz: ['kilohertz', 'kilohertz'],
  MHz: ['megahertz', 'megahertz'],
  GHz: ['gigahertz', 'gigahertz'],
  N: ['newton', 'newtons'],
  kN: ['kilonewton', 'kilonewtons'],
  J: ['joule', 'joules'],
  kJ: ['kilojoule', 'kilojoules'],
  cal: ['calorie', 'calories'],
  kcal: ['kilocalorie', 'kilocalories'],
  W: ['watt', 'watts'],
  kW: ['kilowatt', 'kilowatts'],
  MW: ['megawatt', 'megawatts'],
  kWh: ['kilowatt hour', 'kilowatt hours'],
  V: ['volt', 'volts'],
  mV: ['millivolt', 'millivolts'],
  kV: ['kilovolt', 'kilovolts'],
  A: ['amp', 'amps'],
  mA: ['milliamp', 'milliamps'],
  Ω: ['ohm', 'ohms'],
  Pa: ['pascal', 'pascals'],
  kPa: ['kilopascal', 'kilopascals'],
  mol: ['mole', 'moles'],
  dB: ['decibel', 'decibels'],
  '°': ['degree', 'degrees'],
  '°C': ['degree celsius', 'degrees celsius'],
  '°F': ['degree fahrenheit', 'degrees fahrenheit'],
  KB: ['kilobyte', 'kilobytes'],
  kB: ['kilobyte', 'kilobytes'],
  MB: ['megabyte', 'megabytes'],
  GB: ['gigabyte', 'gigabytes'],
  TB: ['terabyte', 'terabytes'],
  bpm: ['beat per minute', 'beats per minute'],
  mph: ['mile per hour', 'miles per hour'],
  rpm: ['turn per minute', 'turns per minute'],
  ppm: ['part per million', 'parts per million'],
};

/** Units of length have squares and cubes of their own. */
const lengths: ReadonlySet<string> = new Set(['mm', 'cm', 'm', 'km', 'in', 'ft', 'yd', 'mi']);

const names = Object.keys(units)
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/** A unit, perhaps raised and perhaps divided by another: `cm^2`, `m/s^2`, `km/h`. */
const written = new RegExp(`^(${names})(?:\\^([23]))?(?:/(${names})(?:\\^([23]))?)?$`);

/** "Square meter", but "second squared". */
const raised = (name: string, unit: string, power: string | undefined): string => {
  if (!power) return name;
  if (lengths.has(unit)) return `${power === '2' ? 'square' : 'cubic'} ${name}`;
  return `${name} ${power === '2' ? 'squared' : 'cubed'}`;
};

/**
 * The words of a unit behind a number, undefined when it is none. Letters that are rather a variable or a word (`3m`, `3 in`) are units only
 * where the writing shows it: single letters stand apart from their number, `in` does not, and `A` ends the phrase.
 */
export function unitWords(
  unit: string,
  { isOne, isApart, endsPhrase }: { isOne: boolean; isApart: boolean; endsPhrase: boolean },
): string | undefined {
  const parts = written.exec(unit);
  if (!parts) return undefined;
  const [, base = '', power, below, powerBelow] = parts;
  if (isApart ? /^(?:in|A)$/.test(unit) && !endsPhrase : /^[A-Za-z]$/.test(unit)) return undefined;
  const name = raised(units[base]![isOne ? 0 : 1], base, power);
  return below ? `${name} per ${raised(units[below]![0], below, powerBelow)}` : name;
}

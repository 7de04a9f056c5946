const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** An exponent in raised digits: `−12` as `⁻¹²`. */
export const superscript = (exponent: number | bigint): string =>
  Array.from(String(exponent), (digit) => (digit === '-' ? '⁻' : superscripts[Number(digit)])).join('');

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
export const superscript = (exponent: number | bigint): string =>
  Array.from(String(exponent), (digit) => (digit === '-' ? '⁻' : superscripts[Number(digit)])).join('');

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
export const raised = (exponent: number | bigint): string =>
  Array.from(String(exponent), (digit) => (digit === '-' ? '⁻' : superscripts[Number(digit)])).join('');

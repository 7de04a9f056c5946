/** Workings of stories with numbers. `what` names the things, as in `apples`. */
export const stories = {
  more: (sum: string) => `more come, ${sum}`,
  fewer: (sum: string) => `some go, ${sum}`,
  together: (sum: string) => `put them together, ${sum}`,
  groups: (sum: string) => `these are equal groups, ${sum}`,
  shared: (sum: string) => `share equally, ${sum}`,
  packed: (sum: string) => `make equal groups, ${sum}`,
  difference: (sum: string) => `the difference tells, ${sum}`,
  paid: (sum: string) => `that goes off what was paid, ${sum}`,
  left: (n: string, what: string) => `${n} ${what} ${n === '1' ? 'is' : 'are'} left`,
  nowThere: (n: string, what: string) => `there ${n === '1' ? 'is' : 'are'} ${n} ${what} now`,
  inAll: (n: string, what: string) => `there ${n === '1' ? 'is' : 'are'} ${n} ${what} in all`,
  each: (n: string, what: string) => `that is ${n} ${what} for each`,
  eachAndRest: (n: string, what: string, rest: string) =>
    `that is ${n} ${what} for each, and ${rest} ${rest === '1' ? 'is' : 'are'} left over`,
  groupsMade: (n: string, what: string) => `that makes ${n} ${what}`,
  groupsAndRest: (n: string, what: string, rest: string) =>
    `that makes ${n} full ${what}, and ${rest} ${rest === '1' ? 'is' : 'are'} left over`,
  moreBy: (n: string, what: string) => `the difference is ${n} ${what}`.trim(),
  has: (n: string, what: string) => `the answer is ${n} ${what}`.trim(),
  costs: (amount: string) => `the price is ${amount}`,
  change: (amount: string) => `the change is ${amount}`,
} as const;

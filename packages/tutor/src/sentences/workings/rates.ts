/** Workings about so much of one thing for each of another: speeds and prices. */
export const rates = {
  speed: (sum: string) => `speed is distance divided by time, ${sum}`,
  isSpeed: (amount: string) => `the speed is ${amount}`,
  askSpeed: (distance: string, time: string, unit: string) =>
    `something goes ${distance} in ${time}, so how many ${unit} is that?`,
  speedHint: 'divide the distance by the time.',
  units: (distance: string, time: string) => [distance, time].filter(Boolean).join(', and '),
  per: (distance: string, time: string) => `${distance} per ${time}`,
  one: (sum: string) => `find the price of one, ${sum}`,
  many: (sum: string) => `take that so many times, ${sum}`,
  price: (count: string, things: string, amount: string) => `the price of ${count} ${things} is ${amount}`,
  askPrice: (count: string, things: string, amount: string, asked: string) =>
    `${count} ${things} have a price of ${amount} dollars, so how many dollars do you pay for ${asked}?`,
  priceHint: 'find the price of one first.',
} as const;

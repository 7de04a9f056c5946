export { FastReads } from './fast-reads.ts';
export { type PreparedAnswer, prepareAnswer, sendAnswer } from './prepared-answer.ts';
export { type AddressValues, readAddress, routePath } from './read-address.ts';

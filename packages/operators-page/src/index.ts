export type { Fault } from './faults.ts';
export { endCanaryForm, faultForm, logInForm, promoteForm, rollBackForm } from './forms.ts';
export { startOfHour, stretchMinutes } from './health.ts';
export { type Overview, overviewOf } from './overview.ts';
export { logInPage, type Notice, operatorsPage } from './page.ts';
export { pageHeaders, styleHeaders } from './page-headers.ts';
export { fontsOf, style } from './style.ts';

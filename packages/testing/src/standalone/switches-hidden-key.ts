/** Where the browser keeps, for a visit, that the bar was put away: a state that is chosen loads the page again. */
export const switchesHiddenKey = 'grove.switches.hidden';

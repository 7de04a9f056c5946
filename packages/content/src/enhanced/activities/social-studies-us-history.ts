import type { TimeActivity } from '@grove/contracts';

export const socialStudiesUsHistoryActivity: TimeActivity = {
  lessonId: 'social-studies-us-history', type: 'time-map', xpReward: 35,
  learned: 'Events have a time, a place and a cause. When you connect the three, history becomes a story that you can explain, including the voices that it left out at first.',
  places: [
    { id: 'boston', name: 'Boston area', longitude: -71.06, latitude: 42.36, label: [-7, -11] },
    { id: 'new-york', name: 'New York', longitude: -74.01, latitude: 40.71, label: [20.5, 6.5] },
    { id: 'philadelphia', name: 'Philadelphia', longitude: -75.16, latitude: 39.95, label: [-20, -11] },
    { id: 'yorktown', name: 'Yorktown', longitude: -76.51, latitude: 37.24, label: [-16.5, -1.5] },
  ],
  events: [
    { id: 'stamp-act', name: 'Stamp Act', text: 'Parliament taxes printed paper in the colonies.', year: 1765, when: 'It was the first of the taxes that caused the protests.' },
    { id: 'stamp-congress', name: 'Stamp Act Congress', text: 'Nine colonies send delegates to a large harbor city between Boston and Philadelphia, to protest the paper tax.', year: 1765, place: 'new-york', when: 'The paper tax caused the first protests, eleven years before the Declaration.', where: 'The delegates chose the harbor city at the mouth of the Hudson River.' },
    { id: 'tea', name: 'Tea protest', text: 'Protesters throw chests of tea into Boston Harbor.', year: 1773, place: 'boston', when: 'It happened two years before the fighting began.', where: 'The name of the harbor tells you the city, in Massachusetts.' },
    { id: 'port', name: 'Port closed', text: 'Britain closes Boston Harbor until the tea is paid for.', year: 1774, when: 'It was the punishment for the tea protest.' },
    { id: 'continental-congress', name: 'Continental Congress', text: 'Twelve colonies send delegates to decide together what to do.', year: 1774, when: 'The colonies organized after the port had been closed.' },
    { id: 'lexington', name: 'Lexington and Concord', text: 'Colonists and British soldiers fight in two small towns near Boston.', year: 1775, place: 'boston', when: 'The fighting began one year before independence was declared.', where: 'The two towns are only a day\'s walk from the harbor of the tea protest.' },
    { id: 'declaration', name: 'Declaration of Independence', text: 'In Pennsylvania\'s largest city, Congress announces that the colonies are independent states.', year: 1776, place: 'philadelphia', when: 'Independence was declared when the fighting had already begun.', where: 'Congress met in the largest city of Pennsylvania.' },
    { id: 'yorktown', name: 'Surrender at Yorktown', text: 'A British army surrenders in Virginia, close to Chesapeake Bay.', year: 1781, place: 'yorktown', when: 'The last great battle came five years after the Declaration.', where: 'Look in Virginia, the southernmost mark on this map.' },
    { id: 'constitution', name: 'Constitution written', text: 'Delegates divide the national government into three branches.', year: 1787, when: 'A new plan of government was written several years after the last great battle.' },
    { id: 'rights', name: 'Bill of Rights', text: 'Ten amendments protect freedoms such as speech and religion.', year: 1791, when: 'Amendments can be added only when there is a Constitution.' },
    { id: 'thirteenth', name: 'Thirteenth Amendment', text: 'After the Civil War, slavery is abolished.', year: 1865, when: 'It followed the Civil War of the 1860s.' },
    { id: 'nineteenth', name: 'Nineteenth Amendment', text: 'The vote may no longer be denied because somebody is a woman.', year: 1920, when: 'Women won this amendment after a campaign of more than seventy years.' },
    { id: 'citizenship', name: 'Indian Citizenship Act', text: 'All Native Americans born in the United States become citizens.', year: 1924, when: 'It came a few years after women had won the vote.' },
    { id: 'voting', name: 'Voting Rights Act', text: 'After the civil rights marches, unfair tests that kept Black citizens from voting are forbidden.', year: 1965, when: 'It was an achievement of the civil rights movement of the 1960s.' },
  ],
  goals: [
    {
      id: 'road', kind: 'years', task: 'Place four events from the road to independence on the timeline.', events: ['declaration', 'tea', 'lexington', 'stamp-congress'],
      hint: 'Begin with the protest against the paper tax, and end with the decision to become independent.',
      praise: 'Eleven years lie between the first protests and the Declaration. A revolution rarely happens overnight.',
    },
    {
      id: 'map', kind: 'places', task: 'Now find out where it happened. Place five events on the map; a place may hold more than one.', events: ['tea', 'stamp-congress', 'declaration', 'lexington', 'yorktown'],
      hint: 'Read the cards carefully: most of them mention a harbor, a state or a neighboring city.',
      praise: 'The protests and the first fighting happened around Boston, while delegates met in the large cities between north and south.',
    },
    {
      id: 'causes', kind: 'causes', task: 'Connect causes with effects. Choose an event, then the effect that it led to.',
      hint: 'An effect comes after its cause, but that alone is not enough. Ask whether it would have happened without the cause.',
      praise: 'Each link explains the next one: a tax, a protest, a punishment, and finally colonies that act together.',
      links: [
        { cause: 'stamp-act', effect: 'stamp-congress', why: 'These delegates met because of a tax on paper.' },
        { cause: 'tea', effect: 'port', why: 'The harbor was closed to punish the city for what was thrown into it.' },
        { cause: 'port', effect: 'continental-congress', why: 'The colonies wanted to support a city that had been punished.' },
        { cause: 'lexington', effect: 'declaration', why: 'After fighting had begun, a peaceful agreement with the king seemed impossible.' },
      ],
    },
    {
      id: 'nation', kind: 'years', task: 'Follow the new nation from independence to the Bill of Rights.', events: ['rights', 'yorktown', 'constitution', 'declaration'],
      hint: 'First a declaration, then the end of the fighting, then a plan of government, and finally its first amendments.',
      praise: 'Independence had to be declared, won, organized and then limited by rights. It took fifteen years.',
    },
    {
      id: 'voices', kind: 'years', task: 'The promise of equality left many people out. Show when it was extended, step by step.', events: ['citizenship', 'voting', 'thirteenth', 'nineteenth'],
      hint: 'Two of the cards mention what came before them: the Civil War of the 1860s and the marches of the 1960s.',
      praise: 'The last of these steps came 189 years after the Declaration, and people had to fight for every single one of them.',
    },
  ],
  says: {
    'not-all': 'Everything that you have placed is correct. Cards that are still waiting: {{count}}.',
    'wrong-year': '"{{event}}" belongs to another year. {{why}}',
    'wrong-order': 'The order is not possible yet: "{{later}}" stands before "{{earlier}}". {{why}}',
    'wrong-place': '"{{event}}" happened somewhere else. {{why}}',
    'wrong-cause': '"{{cause}}" did not lead to "{{effect}}". {{why}}',
    'cause-later': '"{{cause}}" cannot be a cause of "{{effect}}", because it happened later.',
  },
};

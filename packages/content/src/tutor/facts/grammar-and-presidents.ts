import { type Fact } from './fact.ts';

/** Irregular verbs: the plain form, the past and the participle (public dictionaries). */
const verbs = `go went gone|see saw seen|eat ate eaten|run ran run|come came come|give gave given|take took taken|write wrote written|read read read|sing sang sung|swim swam swum|drink drank drunk|begin began begun|ring rang rung|bring brought brought|buy bought bought|think thought thought|catch caught caught|teach taught taught|fight fought fought|find found found|get got gotten|have had had|make made made|do did done|say said said|tell told told|sell sold sold|hear heard heard|know knew known|grow grew grown|throw threw thrown|fly flew flown|draw drew drawn|blow blew blown|break broke broken|speak spoke spoken|steal stole stolen|choose chose chosen|freeze froze frozen|wake woke woken|wear wore worn|tear tore torn|ride rode ridden|drive drove driven|rise rose risen|fall fell fallen|feel felt felt|keep kept kept|sleep slept slept|leave left left|lose lost lost|meet met met|sit sat sat|stand stood stood|win won won|hold held held|build built built|send sent sent|spend spent spent|cut cut cut|put put put|hit hit hit|let let let|hurt hurt hurt|shut shut shut|pay paid paid|lay laid laid|lie lay lain|forget forgot forgotten|hide hid hidden|bite bit bitten|shake shook shaken|become became become|be was been|can could been able|stick stuck stuck|dig dug dug|hang hung hung|feed fed fed|lead led led|light lit lit|slide slid slid|spin spun spun|sweep swept swept|swing swung swung`;
const plurals = `mouse mice|goose geese|foot feet|tooth teeth|child children|man men|woman women|person people|ox oxen|sheep sheep|deer deer|fish fish|leaf leaves|wolf wolves|knife knives|life lives|wife wives|half halves|loaf loaves|shelf shelves|thief thieves|elf elves|calf calves|baby babies|city cities|story stories|fox foxes|box boxes|bus buses|class classes|dish dishes|church churches|potato potatoes|tomato tomatoes|hero heroes|cactus cacti|fungus fungi|crisis crises|octopus octopuses|die dice|moose moose|key keys|monkey monkeys|day days|fly flies|butterfly butterflies|cherry cherries|penny pennies|dwarf dwarves|radius radii|vertex vertices|axis axes|datum data|hypothesis hypotheses|analysis analyses`;

/** Presidents of the United States in order, with their first year in office (National Archives of the United States). */
const presidents = `George Washington 1789|John Adams 1797|Thomas Jefferson 1801|James Madison 1809|James Monroe 1817|John Quincy Adams 1825|Andrew Jackson 1829|Martin Van Buren 1837|William Henry Harrison 1841|John Tyler 1841|James Polk 1845|Zachary Taylor 1849|Millard Fillmore 1850|Franklin Pierce 1853|James Buchanan 1857|Abraham Lincoln 1861|Andrew Johnson 1865|Ulysses Grant 1869|Rutherford Hayes 1877|James Garfield 1881|Chester Arthur 1881|Grover Cleveland 1885|Benjamin Harrison 1889|Grover Cleveland 1893|William McKinley 1897|Theodore Roosevelt 1901|William Taft 1909|Woodrow Wilson 1913|Warren Harding 1921|Calvin Coolidge 1923|Herbert Hoover 1929|Franklin Roosevelt 1933|Harry Truman 1945|Dwight Eisenhower 1953|John Kennedy 1961|Lyndon Johnson 1963|Richard Nixon 1969|Gerald Ford 1974|Jimmy Carter 1977|Ronald Reagan 1981|George Bush 1989|Bill Clinton 1993|George W Bush 2001|Barack Obama 2009|Donald Trump 2017|Joe Biden 2021`;
const named = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ending = (place: number): string =>
  place % 100 > 10 && place % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');

const presidentFacts = presidents.split('|').map((line, index): Fact => {
  const [name, year] = [line.slice(0, -5), line.slice(-4)];
  const place = index + 1;
  const said = named[index] ?? `${place}${ending(place)}`;
  const isSecondTime = presidents.indexOf(name) < presidents.indexOf(line);
  const byName = isSecondTime ? [] : [`who was president ${name}`, `when was ${name} president`];
  return {
    asks: [
      `who was the ${said} president`,
      `who was the ${place}${ending(place)} president of the united states`,
      ...byName,
    ],
    says: `${name} was the ${said} president of the United States, from ${year} on.`,
  };
});

export const grammarAndPresidentFacts: readonly Fact[] = [
  ...verbs.split('|').map((line): Fact => {
    const [verb = '', past = '', ...participle] = line.split(' ');
    return {
      asks: [`what is the past tense of ${verb}`, `past tense of ${verb}`, `past form of ${verb}`],
      says: `The past tense of "${verb}" is "${past}"${verb === 'can' ? '' : `, as in "yesterday I ${past}", and with "have" it is "${participle.join(' ')}"`}.`,
    };
  }),
  ...plurals.split('|').map((line): Fact => {
    const [one = '', many = ''] = line.split(' ');
    return {
      asks: [`what is the plural of ${one}`, `plural of ${one}`, `plural form of ${one}`],
      says:
        one === many ? `The plural of "${one}" is "${one}", the same word.` : `The plural of "${one}" is "${many}".`,
    };
  }),
  ...presidentFacts,
];

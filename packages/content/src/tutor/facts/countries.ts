import { choose } from '../explanations/explanation.ts';
import { capitalized, type Fact } from './fact.ts';

/**
 * The 193 members of the United Nations and its two observer states with their capitals, by continent, as public reference works list them (United Nations member list;
 * country names in plain English). A country on two continents stands where its capital is. `the` belongs to the name in a sentence.
 */
const countries: Readonly<Record<string, string>> = {
  Africa: `Algeria:Algiers|Angola:Luanda|Benin:Porto-Novo|Botswana:Gaborone|Burkina Faso:Ouagadougou|Burundi:Gitega|Cabo Verde (Cape Verde):Praia|Cameroon:Yaoundé|the Central African Republic:Bangui|Chad:N'Djamena|the Comoros:Moroni|the Democratic Republic of the Congo (DRC):Kinshasa|the Republic of the Congo (Congo):Brazzaville|Djibouti:Djibouti City|Egypt:Cairo|Equatorial Guinea:Malabo|Eritrea:Asmara|Eswatini (Swaziland):Mbabane|Ethiopia:Addis Ababa|Gabon:Libreville|the Gambia:Banjul|Ghana:Accra|Guinea:Conakry|Guinea-Bissau:Bissau|Côte d'Ivoire (Ivory Coast):Yamoussoukro|Kenya:Nairobi|Lesotho:Maseru|Liberia:Monrovia|Libya:Tripoli|Madagascar:Antananarivo|Malawi:Lilongwe|Mali:Bamako|Mauritania:Nouakchott|Mauritius:Port Louis|Morocco:Rabat|Mozambique:Maputo|Namibia:Windhoek|Niger:Niamey|Nigeria:Abuja|Rwanda:Kigali|São Tomé and Príncipe:São Tomé|Senegal:Dakar|Seychelles:Victoria|Sierra Leone:Freetown|Somalia:Mogadishu|South Africa:Pretoria|South Sudan:Juba|Sudan:Khartoum|Tanzania:Dodoma|Togo:Lomé|Tunisia:Tunis|Uganda:Kampala|Zambia:Lusaka|Zimbabwe:Harare`,
  Asia: `Afghanistan:Kabul|Armenia:Yerevan|Azerbaijan:Baku|Bahrain:Manama|Bangladesh:Dhaka|Bhutan:Thimphu|Brunei:Bandar Seri Begawan|Cambodia:Phnom Penh|China:Beijing|Georgia:Tbilisi|India:New Delhi|Indonesia:Jakarta|Iran:Tehran|Iraq:Baghdad|Japan:Tokyo|Jordan:Amman|Kazakhstan:Astana|Kuwait:Kuwait City|Kyrgyzstan:Bishkek|Laos:Vientiane|Lebanon:Beirut|Malaysia:Kuala Lumpur|the Maldives:Malé|Mongolia:Ulaanbaatar|Myanmar (Burma):Naypyidaw|Nepal:Kathmandu|North Korea:Pyongyang|Oman:Muscat|Pakistan:Islamabad|the Philippines:Manila|Qatar:Doha|Saudi Arabia:Riyadh|Singapore:Singapore|South Korea (Korea):Seoul|Sri Lanka:Sri Jayawardenepura Kotte|Syria:Damascus|Tajikistan:Dushanbe|Thailand:Bangkok|Timor-Leste (East Timor):Dili|Türkiye (Turkey):Ankara|Turkmenistan:Ashgabat|the United Arab Emirates (UAE):Abu Dhabi|Uzbekistan:Tashkent|Vietnam:Hanoi|Yemen:Sanaa`,
  Europe: `Albania:Tirana|Andorra:Andorra la Vella|Austria:Vienna|Belarus:Minsk|Belgium:Brussels|Bosnia and Herzegovina (Bosnia):Sarajevo|Bulgaria:Sofia|Croatia:Zagreb|Cyprus:Nicosia|Czechia (the Czech Republic):Prague|Denmark:Copenhagen|Estonia:Tallinn|Finland:Helsinki|France:Paris|Germany:Berlin|Greece:Athens|Hungary:Budapest|Iceland:Reykjavik|Ireland:Dublin|Italy:Rome|Latvia:Riga|Liechtenstein:Vaduz|Lithuania:Vilnius|Luxembourg:Luxembourg City|Malta:Valletta|Moldova:Chisinau|Monaco:Monaco|Montenegro:Podgorica|the Netherlands (Holland):Amsterdam|North Macedonia (Macedonia):Skopje|Norway:Oslo|Poland:Warsaw|Portugal:Lisbon|Romania:Bucharest|Russia:Moscow|San Marino:San Marino City|Serbia:Belgrade|Slovakia:Bratislava|Slovenia:Ljubljana|Spain:Madrid|Sweden:Stockholm|Switzerland:Bern|Ukraine:Kyiv|the United Kingdom (UK, England, Great Britain):London|Vatican City:Vatican City`,
  'North America': `Antigua and Barbuda (Antigua):Saint John's|the Bahamas:Nassau|Barbados:Bridgetown|Belize:Belmopan|Canada:Ottawa|Costa Rica:San José|Cuba:Havana|Dominica:Roseau|the Dominican Republic:Santo Domingo|El Salvador:San Salvador|Grenada:Saint George's|Guatemala:Guatemala City|Haiti:Port-au-Prince|Honduras:Tegucigalpa|Jamaica:Kingston|Mexico:Mexico City|Nicaragua:Managua|Panama:Panama City|Saint Kitts and Nevis:Basseterre|Saint Lucia:Castries|Saint Vincent and the Grenadines:Kingstown|Trinidad and Tobago (Trinidad):Port of Spain|the United States (USA, America, US):Washington, DC`,
  'South America': `Argentina:Buenos Aires|Bolivia:Sucre|Brazil:Brasília|Chile:Santiago|Colombia:Bogotá|Ecuador:Quito|Guyana:Georgetown|Paraguay:Asunción|Peru:Lima|Suriname:Paramaribo|Uruguay:Montevideo|Venezuela:Caracas`,
  Oceania: `Australia:Canberra|Fiji:Suva|Kiribati:South Tarawa|the Marshall Islands:Majuro|Micronesia:Palikir|Nauru:Yaren|New Zealand:Wellington|Palau:Ngerulmud|Papua New Guinea:Port Moresby|Samoa:Apia|Solomon Islands:Honiara|Tonga:Nuku'alofa|Tuvalu:Funafuti|Vanuatu:Port Vila`,
  'the Middle East in Asia': `Israel:Jerusalem|Palestine:Ramallah`,
};

/** What a plain sentence about a capital would leave out. */
const notes: Readonly<Record<string, string>> = {
  Bolivia: 'Sucre is the capital by law, and the government works in La Paz.',
  'South Africa': 'South Africa has three capitals: Pretoria, Cape Town and Bloemfontein.',
  Israel: 'Israel calls Jerusalem its capital, but many countries have their embassies in Tel Aviv.',
  Palestine: 'Palestine has its offices in Ramallah, and it claims East Jerusalem as its capital.',
  'the Netherlands': 'Amsterdam is the capital of the Netherlands, and the government works in The Hague.',
  Benin: 'Porto-Novo is the capital of Benin by law, and the government works in Cotonou.',
  "Côte d'Ivoire": "Yamoussoukro is the capital of Côte d'Ivoire by law, and most offices are in Abidjan.",
  'Sri Lanka': 'The capital of Sri Lanka is Sri Jayawardenepura Kotte, beside Colombo, its biggest city.',
  Georgia:
    'Two places are called Georgia. The capital of the country is Tbilisi, and the capital of the state is Atlanta.',
  Nauru: 'Nauru has no official capital, but its government works in Yaren.',
};
const nationless = new Set(['Georgia', 'Israel', 'Palestine']);

function factsOf(continent: string, entry: string): Fact[] {
  const [named = '', capital = ''] = entry.split(':');
  const [, country = '', others = ''] = /^([^(]*?)(?: \((.*)\))?$/.exec(named) ?? [];
  const names = [country, ...others.split(', ').filter(Boolean)];
  const ask = choose(
    `Which continent is ${country} in`,
    ['Asia', 'Europe', 'Africa'],
    ['Asia', 'Europe', 'Africa'].indexOf(continent),
    'Find it on a globe or a map.',
  );
  const check = ask.answer >= 0 && !nationless.has(country) ? { check: ask } : {};
  const capitalSays =
    notes[country] ??
    (capital === country
      ? `${capitalized(country)} is a city and a country at once, so its capital is ${capital}.`
      : `The capital of ${country} is ${capital}.`);
  const asksFor = (name: string): string[] => [`what is the capital of ${name}`, `capital city of ${name}`];
  const whats = country === 'Georgia' ? [] : names.flatMap((name) => [`is ${name} a country`, `what is ${name}`]);
  const isShared = capital.includes(country) || country === 'Georgia';
  return [
    { asks: names.flatMap(asksFor), says: capitalSays, ...check },
    {
      asks: names
        .flatMap((name) => [`where is ${name}`, `what continent is ${name} in`, `which continent is ${name} on`])
        .concat(whats),
      says: `${capitalized(country)} is a country in ${continent}${country === 'Georgia' ? ', and also a state of the United States' : ''}. ${capitalSays}`,
    },
    ...(isShared
      ? []
      : [
          {
            asks: [`where is ${capital}`, `what country is ${capital} in`, `what is ${capital}`],
            says: `${capital} is the capital of ${country}, in ${continent}.`,
          },
        ]),
  ];
}

/** The states of the United States with their capitals (United States Census Bureau). */
const states = `Alabama:Montgomery|Alaska:Juneau|Arizona:Phoenix|Arkansas:Little Rock|California:Sacramento|Colorado:Denver|Connecticut:Hartford|Delaware:Dover|Florida:Tallahassee|Georgia:Atlanta|Hawaii:Honolulu|Idaho:Boise|Illinois:Springfield|Indiana:Indianapolis|Iowa:Des Moines|Kansas:Topeka|Kentucky:Frankfort|Louisiana:Baton Rouge|Maine:Augusta|Maryland:Annapolis|Massachusetts:Boston|Michigan:Lansing|Minnesota:Saint Paul|Mississippi:Jackson|Missouri:Jefferson City|Montana:Helena|Nebraska:Lincoln|Nevada:Carson City|New Hampshire:Concord|New Jersey:Trenton|New Mexico:Santa Fe|New York:Albany|North Carolina:Raleigh|North Dakota:Bismarck|Ohio:Columbus|Oklahoma:Oklahoma City|Oregon:Salem|Pennsylvania:Harrisburg|Rhode Island:Providence|South Carolina:Columbia|South Dakota:Pierre|Tennessee:Nashville|Texas:Austin|Utah:Salt Lake City|Vermont:Montpelier|Virginia:Richmond|Washington:Olympia|West Virginia:Charleston|Wisconsin:Madison|Wyoming:Cheyenne`;

const stateFacts = states.split('|').map((entry): Fact => {
  const [state = '', capital = ''] = entry.split(':');
  const name = state === 'Washington' ? 'the state of Washington' : state;
  // Georgia is a country, too: what is asked of the name alone is answered there.
  const byName =
    state === 'Georgia' ? [] : [`what is the capital of ${state}`, `where is ${state}`, `what is ${state}`];
  return {
    asks: byName.concat(`is ${state} a state`, `state capital of ${state}`),
    says: `${capitalized(name)} is one of the 50 states of the United States. Its capital is ${capital}.`,
  };
});

/** Capitals and continents of countries, and the states of the United States. */
export const countryFacts: readonly Fact[] = [
  ...Object.entries(countries).flatMap(([continent, entries]) =>
    entries.split('|').flatMap((entry) => factsOf(continent, entry)),
  ),
  ...stateFacts,
];

import type { AdventureSource } from '@grove/contracts';
import { sceneWriter } from './scene.ts';

const scene = sceneWriter(6, 'forecast-for-heron-island');

/**
 * The island is invented, its method is not: forecasts by many runs from slightly different beginnings (ECMWF runs fifty beside its control), acting when the
 * chance exceeds cost ÷ loss (Thompson, 1952; Murphy, 1977), and judging forecasts by whether events come as often as announced (calibration).
 * Sums: 8 of 80 is 10%; 15 of 50 and 12 of 40 are 30%; 30% × 200,000 = 60,000; 20,000 ÷ 200,000 = 10%; 40 × 20,000 = 800,000; 12 × 200,000 = 2,400,000.
 */
export const forecastForHeronIsland: AdventureSource = {
  id: 6,
  title: 'The Forecast for Heron Island',
  description:
    'A possible storm, a regatta, a goat with a reputation, and a microphone. Decide what to say when nobody can be certain.',
  ageBand: '18+',
  subject: 'Technology',
  learningObjective:
    'Decide under uncertainty: read a probability correctly, weigh it against the costs of both possible mistakes, and judge a forecast by its record.',
  badge: 'Odds Keeper',
  recap: [
    'Count the false alarms as well as the hits before you trust a sign.',
    'A chance of 30% means about three storms in ten such evenings; it is neither a place nor a promise.',
    'Acting pays as soon as the chance exceeds the cost of acting divided by the loss that it prevents.',
    'One outcome cannot judge a probability, but a long and public record can.',
    'Say how sure you are: trust is spent quickly and saved slowly.',
  ],
  scenes: [
    scene(
      1,
      'The Goat in the Chapel',
      'You reach Heron Island on the last ferry of the afternoon, with one suitcase, a yellow raincoat and a temporary contract as duty forecaster. Tomorrow night is the Lantern Regatta, and somewhere over the ocean a storm is developing, but Marisol Vega, the harbor master, seems interested in neither. She is pointing at the chapel, where a white goat is eating a hymn book. "Gladys hides in there before every storm," she explains. "Every single one. So half of the island is already packing, and the other half is waiting for the opinion of your computer. Where would you like to begin?"',
      'A white goat chews a hymn book in a chapel doorway above a harbor; the harbor master points at her for a newcomer in a yellow raincoat',
      [
        ['Check the record of Gladys in the harbor office', 2],
        ['Examine the forecast models at the weather station', 3],
      ],
    ),
    scene(
      2,
      "Gladys's Record",
      'Marisol\'s logbook is an official document with bite marks. "Eight storms in five years," she reads, "and before all eight of them, Gladys was in the chapel. Nobody argues with eight out of eight." You turn the pages in search of a number that nobody has ever requested: how often Gladys has gone into hiding altogether. The answer is eighty evenings, and on seventy-two of them nothing followed except a peaceful night and a shortage of hymns. Gladys, who has finished her service for the day, puts her head through the window and tests the table. Considering that she hid this afternoon, how probable is a storm?',
      'The harbor master shows a logbook beside a wall of little goat stamps, few of them with a storm cloud; the goat nibbles at the table',
      [
        ['Practically certain: she has never missed a storm', 4],
        [
          'About one in ten: eight storms in eighty hidings',
          5,
          'Hits alone say little: of eighty hidings only eight came before a storm, which is 10%.',
        ],
      ],
    ),
    scene(
      3,
      'Fifty Futures',
      'At the station, Teo, who maintains the models, greets you in sign language, and a screen supplies the subtitles. Because nobody can measure the atmosphere perfectly, he explains, the computer calculates not one future but fifty, each from a slightly different beginning, and so far all fifty have proved equally trustworthy. Thin lines spread across the chart like hair after a swim. Thirty-five of them continue past the island, whereas fifteen, colored amber, cross it tomorrow night. "That was the easy part," signs Teo. "Now tell me what it means."',
      'A weather station at dusk: fifty thin storm tracks on a screen, fifteen of them amber across the island; the engineer Teo signs',
      [
        ['The storm will cover 30% of the island', 6],
        [
          'Three in ten of these futures bring the storm',
          5,
          'Fifteen runs of fifty: on ten evenings like this one, expect about three storms.',
        ],
        ['Fewer than half of the runs: it will miss us', 6],
      ],
    ),
    scene(
      4,
      'The Empty Sports Hall',
      'On the recommendation of a goat, you open the sports hall. By ten o\'clock, two hundred camp beds are standing in perfect rows under a perfectly starry sky, and one of them is occupied, by Gladys. "You established how often she hides when a storm is coming," says Marisol, folding blankets with enormous dignity, "and the answer is always. What these people needed to know is how often a storm is coming when she hides, and that is one time in ten." The two questions sound like twins, you admit. "They are barely cousins," says Marisol.',
      'A sports hall full of empty camp beds under starry windows; the goat sleeps on one of them, and a few islanders look at each other',
      [
        ['Return to the logbook', 2],
        ['Treat Gladys as a hint of one in ten, and carry on', 5],
      ],
    ),
    scene(
      5,
      'The Price of Being Wrong',
      'By the following evening, even the latest models say three in ten. Marisol places the old harbor scales on the table. In one pan lies a toy bus: moving the residents of the harbor quarter uphill for the night, and postponing the regatta, would cost the island roughly 20,000. In the other lies a toy house: a storm that surprises the quarter in its sleep would cost about 200,000, and that is before anybody is injured, for which nobody here would ever name a price. "Three in ten, so it probably won\'t come," she says. "The microphone is open in an hour. What do I announce?"',
      'The harbor master and the forecaster lean over a pair of scales with a toy bus in one pan and a toy house in the other',
      [
        ['Nothing, since the storm will probably miss us', 7],
        [
          'Move the harbor quarter tonight, and say openly: three in ten',
          8,
          'A 30% chance of losing 200,000 weighs 60,000, three times the price of acting.',
        ],
        ['Announce that the storm is certain, so that everybody obeys', 9],
      ],
    ),
    scene(
      6,
      'The Missing Third',
      'Your verdict reaches the harbor faster than you do. Some people have gone to bed, completely reassured. Others have shaded a slice of the island map in blue: the thirty percent, apparently, that the storm has reserved. The bakery is inside the slice, the post office outside, and the baker is composing a complaint while an ordinary shower falls on both of them alike. Teo buries his face in his hands, and then signs with considerable patience: the number is not a place, and it is not a promise either. If we lived through ten evenings like this one, approximately three of them would bring the storm.',
      'Teo hides his smile behind his hand beside an island map with one slice shaded blue, while rain falls everywhere outside',
      [
        ['Look at the fifty tracks again', 3],
        ['Write down three in ten, and go to the harbor master', 5],
      ],
    ),
    scene(
      7,
      "Auntie Bea's Ten Cups",
      'In the radio room, Auntie Bea listens to your reasoning with sympathy and pours out ten cups of tea. "Three of these contain my pepper sauce," she says pleasantly, "and the remaining seven are excellent, so do help yourself." You do not help yourself. "But it is probably tea," says Auntie Bea. A chance below one half may still be far too high, because the two possible mistakes have different prices: an inconvenient night on one side, a ruined quarter on the other. With 20,000 at stake against 200,000, acting pays as soon as the chance exceeds one in ten, and yours is three times that.',
      'Auntie Bea smiles innocently over a row of ten teacups in the radio room and offers one',
      [
        ['Return to the scales', 5],
        ['Move the harbor quarter, and tell people the odds', 8],
      ],
    ),
    scene(
      8,
      'The Morning After',
      'Dawn arrives in pink, and insultingly calm, because in the night the storm turned south, where its dark tower is still flickering on the horizon. The residents of the harbor quarter stand on the quay with their blankets, safe, exhausted and unimpressed. Councilor Finch, whose tie has blown over his shoulder, raises a finger. "A false alarm! I propose that in future we issue warnings only above sixty percent, so that we shall never be embarrassed again." You open the official records of the station: of the last forty forecasts that said three in ten, twelve were followed by a storm. What do you advise?',
      'A calm pink dawn: islanders with blankets on the quay, Councilor Finch with raised finger, the storm far away on the horizon',
      [
        [
          'Keep warning at three in ten, and paint our record on the harbor wall',
          11,
          'Twelve storms in forty forecasts is 30%, as announced: the record is honest, so show it.',
        ],
        ['Agree: warn only above sixty percent', 10],
        [
          'Keep warning at three in ten, but in three agreed grades',
          12,
          'Different odds and different costs call for different actions, agreed on in advance.',
        ],
      ],
    ),
    scene(
      9,
      'Crying Wolf',
      '"The storm is absolutely CERTAIN," announces your voice from every loudspeaker, and obedience is immediate. People hurry uphill with a bathtub, a piano stool and a stuffed swordfish, while families from the upper town, who were never in danger, evacuate as well and block the road. Only old Mrs. Quill settles down on her doorstep. "They told us that it was certain when I was a bride," she remarks, "and it drizzled on the cake." Auntie Bea switches off the microphone and regards you over her glasses. "That was thirty years of trust," she says, "and you have just spent it in a minute."',
      'A harbor street at night: people hurry uphill with a bathtub and a stuffed swordfish, while an old woman stays on her doorstep',
      [
        ['Take it back, and reconsider the announcement', 5],
        ['Correct it at once: three in ten, harbor quarter first', 8],
      ],
    ),
    scene(
      10,
      'The Silent Siren',
      'You replay the past with Finch\'s rule, like an old film in blue. Forty times the forecast says three in ten, and forty times the siren keeps its cobweb. On twenty-eight evenings nobody is disturbed; on the other twelve, the sea climbs the steps of a sleeping street. The arithmetic fits on the back of a hymn: forty evacuations would have cost 800,000, whereas twelve surprises cost 2,400,000. Finch reads it twice and puts his tie in order. "So a siren that never cries wolf," he says slowly, "has merely fallen asleep." Last night was a good decision with a perfectly ordinary outcome.',
      'A ghostly blue vision: waves at the steps of dark, sleeping houses, and a siren with a cobweb above the roofs',
      [
        ['Return to the quay, and advise again', 8],
        ['Suggest warnings in three grades', 12],
      ],
    ),
    scene(
      11,
      'The Scoreboard on the Harbor Wall',
      'By midsummer the harbor wall displays forty painted squares, twelve with a cloud and twenty-eight with a sun, and above them a sentence that you fought for: THIS IS WHAT THREE IN TEN LOOKS LIKE. Children count the squares on the way to school, and Councilor Finch explains them to visitors with such enthusiasm that he appears to have invented them. When you announce one in ten, people check their ropes and sleep; at six in ten they pack, and nobody demands a certainty that nobody possesses. Gladys has received a board of her own, with eight clouds and seventy-two suns. She has already eaten eleven of the suns.',
      'A long harbor wall with forty painted squares of suns and clouds; the forecaster on a ladder, children and the councilor below, the goat at the paint',
    ),
    scene(
      12,
      'Three Lanterns',
      'On the night of the regatta, one week late, three great lanterns hang from the mast of the station. Yellow means that a storm is possible and ropes should be checked; amber, that it is likely enough for the harbor quarter to move uphill; red, that everybody goes immediately. The odds and the price are painted below each of them, as agreed at a meeting that lasted five hours and eleven pots of Auntie Bea\'s tea. Tonight only the yellow one is burning, over dozens of paper lights on the dark water. "Nine in ten for a beautiful evening," you tell Marisol. Beside you Gladys, in a ribbon, gazes thoughtfully toward the chapel, and you check the ropes once more.',
      'A lantern regatta on dark, calm water; on the hill three great lanterns hang from a mast, only the yellow one lit, and friends watch with a beribboned goat',
    ),
  ],
};

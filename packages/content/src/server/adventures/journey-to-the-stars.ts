import type { AdventureSource } from '@grove/contracts';
import { sceneWriter } from './scene.ts';

const scene = sceneWriter(3, 'journey-to-the-stars');

/**
 * The worlds are invented, the physics is not: a star of about 10,000 K shines blue-white and one of about 3,000 K red (Wien's law);
 * a planet of 1.5 Earth radii in front of a star of 0.2 solar radii hides about 0.5% of its light; gases absorb lines of their own
 * (Kirchhoff and Bunsen, 1859); light covers 299,792 km in a second. A sealed jar of plants can live for decades by the light that it gets.
 */
export const journeyToTheStars: AdventureSource = {
  id: 3,
  title: 'Journey to the Stars',
  description:
    'A space probe has been silent for forty years. Read the evidence hidden in starlight, and find out what she is keeping warm.',
  ageBand: '11-14',
  subject: 'Science',
  learningObjective: 'Use the color, the dips, the gaps and the travel time of light as evidence about distant worlds.',
  badge: 'Light Reader',
  recap: [
    'The color of a star shows its temperature: the coolest stars glow red, the hottest shine blue-white.',
    'Equal dips in brightness at equal times are evidence of a planet passing in front of its star.',
    'Gaps in a band of colors show which gases the light has passed through.',
    'An echo travels there and back, so its time covers the distance twice.',
  ],
  scenes: [
    scene(
      1,
      'Two Suns',
      'Forty years ago, the children of a small school launched a space probe called Marigold. She sent one last message: "I am beside the cooler star, and I am keeping it warm." After that there was only silence, and nobody ever discovered what "it" was. Now the spaceship Wren has carried you here to find her. Two suns shine through the window, one of them dazzling blue-white and the other a deep, glowing red. "Which is the cooler one?" asks Captain Okoye, while Juno, the pilot, waits for directions. "Consider carefully, because Pepper, our robot cook, has promised ice cream to everybody."',
      'The cockpit of the spaceship Wren; through the window shine a small blue-white star and a large red one',
      [
        ['Fly to the blue-white star', 2],
        [
          'Fly to the red star and watch its brightness',
          3,
          'Right: the coolest stars glow red, and the hottest shine blue-white.',
        ],
        [
          'Fly to the red star and split its light',
          4,
          'Right: the coolest stars glow red, and the hottest shine blue-white.',
        ],
      ],
    ),
    scene(
      2,
      'Melting Point',
      'The nearer you come, the hotter the ship gets. In the galley Pepper is watching forty portions of ice cream turn into soup. "So blue is a cold color only on bathroom faucets," he says bitterly. Juno closes the shutters. "Imagine iron in a blacksmith\'s fire," she explains. "At first it glows red, then orange, then yellow, and finally nearly white. The color of a star is a thermometer as well, and blue-white is at the very top of it: around 10,000 degrees."',
      'The robot cook Pepper holds a cone of melted ice cream in glaring blue-white light',
      [
        ['Turn back and compare the two stars again', 1],
        ['Set course for the red star and watch its brightness', 3],
      ],
    ),
    scene(
      3,
      'The Winking Star',
      'Through the telescope, the red star appears perfectly peaceful, but the graph beside it tells a different story. "It is winking at us," says Juno. "On the second day it lost half a percent of its brightness for precisely one hour. The same thing happened on the tenth day, and again on the eighteenth." Between the three dips the line is completely level, and the dips themselves look identical. Pepper suggests that the star is flirting. What is the best explanation for the pattern?',
      'Juno in the telescope dome beside a glowing graph: a level line with three equal dips',
      [
        ['The star is gradually burning out', 5],
        [
          'A planet passes in front of it every eight days',
          7,
          'Equal dips at equal times: something on a regular orbit covers a little of the star.',
        ],
      ],
    ),
    scene(
      4,
      'The Missing Colors',
      'In the laboratory, a prism spreads starlight into long bands of color. Two of them show light that has traveled through the air of another world: a large planet in one case, and its little moon in the other. "Every gas swallows its own particular colors," says Captain Okoye, "so the gaps are as good as fingerprints." Your own sample of water vapor leaves gaps in three places. The planet\'s band is bright, but unbroken in those places. The moon\'s band is faint, and has all three gaps. Marigold was designed to search for water. Where do you look first?',
      'Bands of rainbow light with dark gaps on a laboratory wall; Captain Okoye compares them',
      [
        [
          'Near the moon, because its gaps match water vapor',
          7,
          'The gaps are the evidence: water vapor swallowed exactly those colors.',
        ],
        ['Near the planet, because its band is brighter', 6],
      ],
    ),
    scene(
      5,
      'A False Farewell',
      '"We have gathered to say farewell to a dying star," says the captain solemnly, and Pepper opens a tiny black umbrella, because he has read about funerals, though not very carefully. He has recited half a poem when Juno coughs politely. "Sorry to interrupt, but your dying star has recovered." The line on the graph has risen to precisely its former level. A star that was burning out would not return to full brightness again and again. This one repeats its performance every eight days, as punctually as a train.',
      'Captain Okoye salutes and Pepper holds a tiny black umbrella, while the red star shines brightly again behind them',
      [
        ['Study the three dips once more', 3],
        ['Search for a planet with an orbit of eight days', 7],
      ],
    ),
    scene(
      6,
      'The Glittering Desert',
      'The planet is magnificent. Plains of salt flash like mirrors in every direction, which explains why its light was so bright. Pepper rolls down the ramp with a bucket to collect water, and returns after ten minutes with a bucket of salt. "Excellent for soup," he reports, "provided that somebody else brings the soup." Brightness told you how much light the planet reflects, but nothing about the contents of its air. That information was in the gaps, and the gaps belonged to the little bluish moon overhead.',
      'The Wren above a glittering white salt desert; Pepper stands on the ramp with an empty bucket, a bluish moon in the sky',
      [
        ['Go back and compare the gaps again', 4],
        ['Fly toward the moon with the matching gaps', 7],
      ],
    ),
    scene(
      7,
      'The Echo',
      'A planet circles the red star, a cloudy, bluish moon circles the planet, and somewhere in this neighborhood is Marigold. Captain Okoye transmits a short radio call. Everybody listens; even Pepper stops humming. Precisely six seconds later, a tiny beep returns. It is Marigold\'s beacon, which automatically answers every call at once. "She is still alive," whispers Juno. Radio waves travel as fast as light, about 300,000 kilometers every second. "In that case we can calculate the distance," says the captain. What do you tell the pilot?',
      'Captain Okoye at the radio beside a big stopwatch; rings of light travel from the ship toward a bluish moon',
      [
        ['1,800,000 kilometers: it took six seconds', 8],
        [
          '900,000 kilometers: three seconds there, three back',
          9,
          'Three seconds each way, and 3 × 300,000 kilometers make 900,000.',
        ],
      ],
    ),
    scene(
      8,
      'Nobody There',
      'The Wren stops after 1,800,000 kilometers and turns on her searchlight. It illuminates nothing at all, and then a bit more of the same. One of Pepper\'s missing spoons floats past. "Technically, that is a discovery," he says. Juno looks over her shoulder, where the bluish moon has become a tiny dot. "We have flown straight past her," she says. "Before Marigold could answer, our call had to reach her. Those six seconds were enough for both journeys, the one there and the one back."',
      'The Wren alone in black space, its searchlight shining on nothing but a floating spoon',
      [
        ['Go back and think about the echo again', 7],
        ['Turn around and fly half the distance back', 9],
      ],
    ),
    scene(
      9,
      'Keeping It Warm',
      'There she is, gray with dust, her golden panels folded around a glass jar like the wings of a hen around her eggs. And inside the jar, something is green. Captain Okoye reads the old records aloud, and her voice becomes unsteady. Forty years ago a battery failed, and Marigold had enough power for only one thing: her radio, or the jar\'s little heater and lamp. The children had given her a rule for such an emergency: "Look after the living." Therefore she fell silent on purpose. In the jar, moss is growing, and thirty-one tiny ferns, one for every child. What now?',
      'The dusty probe Marigold, golden panels folded around a glass jar in which tiny green ferns glow; Captain Okoye reaches out a hand',
      [
        ['Carry the ferns home to the school', 10],
        ['Let the garden grow here, aboard the Wren', 11],
      ],
    ),
    scene(
      10,
      'The School on the Hill',
      'It is spring when the Wren lands behind the school. The children who built Marigold have gray hair now, and their teacher, who is ninety-one, has insisted on bringing her own spade. Together you plant thirty-one ferns, each beside a name. "All those years, we believed that she had failed," says the teacher, and pats the dusty golden dish. "But she was only busy." Nobody could have told you where to find her. The light told you, because you asked it the right questions. Afterward Pepper finally serves the promised ice cream, and hardly any of it has melted.',
      'Children and an old teacher plant ferns beside a school on a green hill; the probe Marigold stands on the lawn with a garland',
    ),
    scene(
      11,
      'A Garden Between Stars',
      'An empty storeroom of the Wren becomes a greenhouse, with Marigold\'s old heater humming in the middle. Ferns unroll in the red starlight, followed by beans, peppermint and, since Pepper can be very determined, tomatoes. When it is time to send a message to Earth, the captain hands over the microphone. For the first time in forty years, Marigold uses her own voice: "I am beside the cooler star, I am keeping it warm, and I have company." You trusted what the light could prove instead of what looked brightest. Somewhere, thirty-one people with gray hair are going to be extremely happy.',
      'A round greenhouse aboard the Wren, full of ferns and tomatoes in red starlight, with Marigold in the middle',
    ),
  ],
};

import type { AdventureSource } from '@grove/contracts';
import { sceneWriter } from './scene.ts';

const scene = sceneWriter(4, 'time-travelers-map');

/**
 * Town and people are invented; the rest fits the time. 23 November 1889 was a Saturday with a new moon (about 01:40 UT, by the mean phases of Meeus,
 * Astronomical Algorithms, ch. 49), so its tides were spring tides; 26 November was a Tuesday, 24 November 1939 a Friday. Women worked as telegraph clerks from
 * the middle of the 19th century. Primary and secondary sources as the Library of Congress's teaching pages define them.
 */
export const timeTravelersMap: AdventureSource = {
  id: 4,
  title: "The Time Traveler's Map",
  description:
    "Everybody knows who rang the bell in the great storm of 1889. Your grandmother's map, which has opinions, is not so sure.",
  ageBand: '14-18',
  subject: 'Social Studies',
  learningObjective:
    'Judge sources by who made them, how the author could know and whether they are independent, and explain an event by several causes.',
  badge: 'Source Tracker',
  recap: [
    'A primary source comes from the time itself, but its author may still not have been there.',
    'Ask of every source who made it, how they could know, and what they wanted.',
    'Copies of one account count once; independent accounts that agree support each other.',
    'Events usually have several causes, and a single hero rarely explains them.',
  ],
  scenes: [
    scene(
      1,
      'The Map in the Attic',
      'Tomorrow morning the harbor town of Alder Quay will unveil a statue of Captain Horace Blackwood, who rang the warning bell on the night of the great storm tide, 23 November 1889, and rescued more than two hundred people. At any rate, that is what everybody says. In the attic, among the papers that your grandmother collected in forty years as an archivist, you unfold an old map, and its ink begins to move. WHO RANG THE BELL? it writes, and then, in smaller letters: Please do not answer Blackwood merely because everybody else does. Two doors appear on the paper, outlined in gold.',
      'An attic at dusk: a glowing old map on a trunk, a teenager kneeling before it, the harbor and a covered statue beyond the window',
      [
        ['Enter the newspaper office, three days after the storm', 2],
        ['Enter the lock house, on the night itself', 3],
      ],
    ),
    scene(
      2,
      'The Printing Office',
      'Tuesday, 26 November 1889. The printing press thunders, and Mr. Pym, editor of the Alder Quay Herald, presents you with a front page that is still wet. BLACKWOOD RINGS THE BELL, declares the headline, and underneath, the captain hauls on a rope with the expression of somebody lifting a piano. "A magnificent story," says Mr. Pym modestly, "which I composed myself." In your jacket the map rustles, and remarks that the ink is wet, whereas his umbrella, curiously, is not. The page undoubtedly belongs to the week of the storm, but what can you conclude from it?',
      'An 1889 printing office: the editor, Mr. Pym, proudly holds up a front page beside his press',
      [
        ['It was printed in 1889, so it proves that Blackwood rang the bell', 4],
        [
          'It shows what the Herald claimed; I have to ask how Pym knew',
          5,
          'A source from the time is not automatically an eyewitness, so ask how its author could know.',
        ],
      ],
    ),
    scene(
      3,
      'The Lock House',
      'Saturday, 23 November 1889, nearly midnight. The new moon has brought a spring tide, the gale is driving the sea before it, and water is creeping across the doorstep of the lock house. Inês Carvalho, the lock keeper\'s daughter, fourteen years old and soaked to the skin, is writing in her diary with a bandaged hand. "Miss Boateng at the telegraph office sent me to the quay bell," she reads aloud, "and I rang it until the rope had taken the skin off my palm." Two living creatures witnessed this evening from here, observes the map, but the cat kept no records. How much is the page worth as evidence?',
      'A lock house on a stormy night: Inês, with wet hair and a bandaged hand, writes in her diary by an oil lamp, a dry cat beside her',
      [
        [
          'A great deal for what she did and saw, less for the rest of the town',
          5,
          'She wrote at once about her own actions; for everything else you need other witnesses.',
        ],
        ['Very little: she is a child, and a printed book is more reliable', 6],
      ],
    ),
    scene(
      4,
      'A Very Good Story',
      '"And where exactly were you standing when the bell began to ring?" you ask, and Mr. Pym, whose arms have been performing the entire storm, lowers them slowly. He was attending his sister\'s wedding in the capital; the railway ticket is still pinned to the wall. A gentleman in the station restaurant mentioned a bell, and who, after all, should ring a bell in an emergency, if not a captain? On your map, the golden ink around Blackwood\'s name turns white. A primary source can be mistaken, it writes, because it comes from the right time, which does not mean that it was in the right place. I should appreciate less mustache and more evidence.',
      'Mr. Pym explains with waving arms; behind him hang a train ticket and a dry umbrella',
      [
        ['Examine the front page again, more critically', 2],
        ['Note that the Herald repeats hearsay, and move on', 5],
      ],
    ),
    scene(
      5,
      'Three Against Two',
      'Friday, 24 November 1939. Mayor Elsie North cuts a ribbon, and a stone plaque announces that BLACKWOOD SAVED US ALL. Meanwhile, you arrange your evidence on a table. To the left lie the Herald of 1889, a schoolbook of 1925 that quotes the Herald, and a copy of the plaque, which quotes the schoolbook. To the right lie the diary of Inês Carvalho and a telegraph tape, on which the clerk, Harriet Boateng, noted in that very hour: "Flood warning received 9:20; sent the lock keeper\'s daughter to ring the bell." Neither of these two had read what the other had written. How do you weigh the evidence?',
      'A town hall in 1939: the mayor unveils a plaque, while a teenager compares two groups of papers on a table',
      [
        ['Three sources outnumber two, so it was Blackwood', 7],
        [
          'Two independent witnesses outweigh one story copied twice: it was Inês',
          8,
          'Copies of a source count once; independent sources that agree support each other.',
        ],
      ],
    ),
    scene(
      6,
      "Only a Child's Diary",
      'Inês raises both eyebrows. "Your map has just dropped something," she says, and places a splendid gilded volume beside her diary: A Complete History of the Storms of This Coast. "Impressive, isn\'t it? Now look at the year." It was published in 1927, thirty-eight years after tonight, by a gentleman who is currently asleep in his cradle. Gold lettering has never made anybody wet, the map observes, and a serious beard is not evidence either. What matters is whether the author was present, how soon the account was written, and whether anybody had a reason to embroider it. "Besides," adds Inês with dignity, "I can spell."',
      'Inês, eyebrows raised, holds out her diary; beside it lies a large gilded book, and water laps at the doorstep',
      [
        ['Read the diary again, more fairly', 3],
        ['Take her account seriously and look for other witnesses', 5],
      ],
    ),
    scene(
      7,
      'The Echo in the Archive',
      'You write down Blackwood, and the map sighs, which is a remarkable sound for paper. It draws a thread from the plaque to the schoolbook, from the schoolbook to the Herald, and from the Herald to a solitary gentleman with an enormous mustache, who is dancing at a wedding. Three voices and one mouth, it explains. If you repeat a rumor to nine friends, there are ten people who know the story, and there is still nobody who saw it happen. In the lamplight, the diary and the telegraph tape, which copied from nobody, quietly begin to shine.',
      'An archive by lamplight: the map shows three speech scrolls copied from one another; a diary and a telegraph tape glow apart from them',
      [
        ['Arrange the evidence once more', 5],
        ['Rely on the two independent witnesses', 8],
      ],
    ),
    scene(
      8,
      "The Captain's Letter",
      'January 1890, with snow on the porthole. You are expecting a liar, but Captain Blackwood turns out to be a bashful old gentleman with an extremely wet dog. "I never touched that bell," he confesses. "I only heard it, and rowed to the flooded houses with my neighbors; and when I wrote to the Herald to correct the story, Mr. Pym replied that his readers preferred the other version." So a telegram warned Harriet, Harriet sent Inês, Inês rang the bell, her father defended the lock gates, and the boats set out: five links, and without any one of them the chain would have broken. What will you bring to the unveiling?',
      "A ship's cabin in winter: old Captain Blackwood pushes a letter across the table, a wet dog asleep at his feet",
      [
        ['Replace Blackwood: Inês belongs on the pedestal alone', 9],
        [
          'A speech on the quay that quotes every source',
          10,
          'You present the whole chain of causes, and the evidence for every link.',
        ],
        [
          'An exhibition in which people compare the sources',
          11,
          'Sources side by side allow everybody to test the story for themselves.',
        ],
      ],
    ),
    scene(
      9,
      'A New Mistake',
      'The map obeys immediately. It draws a bronze girl on a pedestal, chin raised, hair streaming, entirely alone, and before you have finished admiring her, she begins to fade. The telegraph clerk takes her lamp and walks off the edge of the paper, followed by the lock keeper, the captain and all the neighbors with their lanterns. You have kept the old recipe, the map comments, and merely exchanged the cook. A solitary hero cannot explain a rescue that had five causes, however much we like her. Inês herself never claimed otherwise: the final sentence in her diary begins with the word we.',
      'The map shows the statue of a lone girl fading to white, while small ink figures with lanterns walk away',
      [
        ['Return to the captain and reconsider', 8],
        ['Invite both families to read the sources together', 12],
      ],
    ),
    scene(
      10,
      'The Speech on the Quay',
      "The morning is windy, and the cloth snaps around the half-covered statue. Your knees are trembling, but your voice, surprisingly, is not. You read from the telegraph tape, the diary and the captain's letter, and after each of them you explain how its author could know. When you have finished, there is a silence in which even the seagulls appear to be checking their sources, until an elderly man with Blackwood's beard begins to applaud and calls that his great-grandfather would be enormously relieved. By summer the statue has been given company, and in your pocket the map has written two words: Well supported. From an archivist, that is practically a hug.",
      'A windy quay: a teenager reads from old papers to a crowd beside a half-covered statue, and an old man with a white beard claps',
    ),
    scene(
      11,
      'The Room of Five Voices',
      "The unveiling is postponed, and you are given the school library and five glass cases, each of which holds a single voice: the newspaper, the diary, the telegraph tape, the letter, and the board on which the lock keeper marked the rising tide. Every label asks the same questions: who made this, how could they know, and what did they want? Visitors argue happily for hours, and a small boy recommends an honorary prize for Mr. Pym, for imagination. On the wall, your grandmother's map is finally shining from edge to edge, because nothing on it claims more than the evidence can support.",
      'A school library turned into an exhibition: five lit glass cases, a bell rope in the middle, and the golden map on the wall',
    ),
    scene(
      12,
      'Two Families at One Table',
      'By Sunday evening your kitchen is so crowded that the soup has to be passed along like a passenger in a rescue boat. Old Mrs. Carvalho reads from the diary of her great-aunt, and old Mr. Blackwood reads the letter that no newspaper wanted. For generations the two families have lived three streets apart, each of them proud of half a story. "So he did hear her," says Mrs. Carvalho, and Mr. Blackwood answers, "And he came." Together they compose a new inscription for the statue, and it begins with we. Some questions, the map admits from its shelf, are answered best by asking who else belongs in the room.',
      'Two families at a candlelit kitchen table: an old woman reads from a diary, an old man from a letter, a small bell between them',
    ),
  ],
};

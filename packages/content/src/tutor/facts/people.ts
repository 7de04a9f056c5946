import { type Fact } from './fact.ts';

/** People of history, science and the arts in one or two sentences; the years are those that encyclopedias agree on. */
const people: Readonly<Record<string, string>> = {
  'Martin Luther King':
    'Martin Luther King (1929 to 1968) led peaceful marches for equal rights of Black Americans. In 1963 he gave the speech "I Have a Dream".',
  'Rosa Parks':
    'Rosa Parks (1913 to 2005) would not give up her bus seat to a white man in 1955. The bus boycott that followed helped to end unfair laws.',
  'Harriet Tubman':
    'Harriet Tubman (about 1822 to 1913) escaped from slavery and led about 70 people to freedom on the Underground Railroad.',
  'Frederick Douglass':
    'Frederick Douglass (1818 to 1895) escaped from slavery and became a famous writer and speaker against it.',
  'Sojourner Truth':
    'Sojourner Truth (about 1797 to 1883) was born enslaved, became free, and spoke for the rights of Black people and women.',
  'Ruby Bridges':
    'Ruby Bridges, born in 1954, was six when she became the first Black child at a white school in New Orleans, in 1960.',
  'George Washington':
    'George Washington (1732 to 1799) led the army of the colonies and became the first president of the United States in 1789.',
  'Abraham Lincoln':
    'Abraham Lincoln (1809 to 1865) was the president of the United States in the Civil War. He helped to end slavery.',
  'Thomas Jefferson':
    'Thomas Jefferson (1743 to 1826) wrote most of the Declaration of Independence and was the third president of the United States.',
  'Benjamin Franklin':
    'Benjamin Franklin (1706 to 1790) was a printer, scientist and statesman. He studied lightning and helped to found the United States.',
  'Alexander Hamilton':
    'Alexander Hamilton (about 1755 to 1804) was the first treasurer of the United States government and set up its money system.',
  'Susan B Anthony': 'Susan Anthony (1820 to 1906) worked all her life so that women in the United States could vote.',
  'Helen Keller':
    'Helen Keller (1880 to 1968) could not see or hear. With her teacher Anne Sullivan she learned to read and speak, and she became a writer.',
  'Ruth Bader Ginsburg':
    'Ruth Bader Ginsburg (1933 to 2020) was a judge of the Supreme Court who worked for equal rights of women and men.',
  'Barack Obama':
    'Barack Obama, born in 1961, was the 44th president of the United States, from 2009 to 2017, and the first Black one.',
  'Franklin D Roosevelt':
    'Franklin Roosevelt (1882 to 1945) was president of the United States in the Great Depression and most of World War II.',
  'Theodore Roosevelt':
    'Theodore Roosevelt (1858 to 1919) was a president of the United States who protected forests and parks. The teddy bear is named after him.',
  'John F Kennedy':
    'John Kennedy (1917 to 1963) was the 35th president of the United States. He set the goal to land on the moon.',
  'Cesar Chavez':
    'Cesar Chavez (1927 to 1993) led farm workers in peaceful strikes for fair pay, together with Dolores Huerta.',
  'Malcolm X': 'Malcolm X (1925 to 1965) was a speaker who fought for the rights and pride of Black Americans.',
  'Jackie Robinson':
    'Jackie Robinson (1919 to 1972) was in 1947 the first Black player in modern Major League Baseball.',
  Sacagawea:
    'Sacagawea was a young Shoshone woman who helped the explorers Lewis and Clark on their way west from 1804 to 1806.',
  'Sitting Bull':
    'Sitting Bull (about 1831 to 1890) was a Lakota leader who defended the land and way of life of his people.',
  Pocahontas:
    'Pocahontas (about 1596 to 1617) was a daughter of a Powhatan chief in Virginia. Her real life was very different from the movie.',
  'Christopher Columbus':
    'Christopher Columbus (1451 to 1506) sailed from Spain to the Caribbean in 1492. People had lived in America for thousands of years, and his rule brought them great harm.',
  'Ferdinand Magellan':
    'Ferdinand Magellan (about 1480 to 1521) led the voyage whose crew was the first to sail around the world.',
  'Marco Polo': 'Marco Polo (1254 to 1324) was a traveler from Venice who wrote about his journey to China.',
  'Neil Armstrong': 'Neil Armstrong (1930 to 2012) was the first person to walk on the moon, on July 20, 1969.',
  'Sally Ride': 'Sally Ride (1951 to 2012) was the first American woman in space, in 1983.',
  'Mae Jemison': 'Mae Jemison, born in 1956, is a doctor and was the first Black woman in space, in 1992.',
  'Yuri Gagarin': 'Yuri Gagarin (1934 to 1968) was the first person in space. He went around Earth in 1961.',
  'Amelia Earhart': 'Amelia Earhart (1897 to 1937) was the first woman to fly alone over the Atlantic Ocean, in 1932.',
  'Albert Einstein':
    'Albert Einstein (1879 to 1955) was a physicist who changed how we think of space, time and light. He wrote E = mc².',
  'Isaac Newton':
    'Isaac Newton (1643 to 1727) found the laws of motion and of gravity, and he split white light into colors.',
  'Galileo Galilei':
    'Galileo Galilei (1564 to 1642) looked at the sky with a telescope, found four moons of Jupiter, and showed that Earth goes around the sun.',
  'Nicolaus Copernicus': 'Nicolaus Copernicus (1473 to 1543) wrote that Earth goes around the sun.',
  'Charles Darwin': 'Charles Darwin (1809 to 1882) explained how living things evolve by natural selection.',
  'Marie Curie':
    'Marie Curie (1867 to 1934) studied radioactivity and found radium and polonium. She was the first person to win two Nobel Prizes.',
  'Jane Goodall': 'Jane Goodall (1934 to 2025) lived near wild chimpanzees and learned that they make tools.',
  'Rachel Carson':
    'Rachel Carson (1907 to 1964) wrote "Silent Spring", a book that made many people care about nature.',
  'Louis Pasteur':
    'Louis Pasteur (1822 to 1895) showed that germs cause illness and found how to heat milk to make it safe.',
  'Stephen Hawking':
    'Stephen Hawking (1942 to 2018) was a physicist who studied black holes and wrote books about the universe.',
  'Katherine Johnson':
    'Katherine Johnson (1918 to 2020) was a mathematician at NASA who worked out the paths of the first American space flights.',
  'Ada Lovelace': 'Ada Lovelace (1815 to 1852) wrote what is often called the first computer program.',
  'Alan Turing':
    'Alan Turing (1912 to 1954) was a mathematician who laid the ground for computers and helped to break secret codes.',
  'Grace Hopper': 'Grace Hopper (1906 to 1992) was a computer scientist who wrote one of the first compilers.',
  'Thomas Edison':
    'Thomas Edison (1847 to 1931) was an inventor who, with his team, made a good light bulb and a machine that plays sound.',
  'Nikola Tesla':
    'Nikola Tesla (1856 to 1943) was an inventor who worked on alternating current, the kind of power in our homes.',
  'Alexander Graham Bell':
    'Alexander Graham Bell (1847 to 1922) was a teacher and inventor who got the patent for the telephone in 1876.',
  'George Washington Carver':
    'George Washington Carver (about 1864 to 1943) was a scientist who found hundreds of uses for peanuts and helped farmers keep their soil rich.',
  Pythagoras: 'Pythagoras was a Greek thinker of about 2,500 years ago. The rule about right triangles has his name.',
  Archimedes: 'Archimedes (about 287 to 212 BC) was a Greek mathematician who studied levers, floating and circles.',
  Euclid: 'Euclid was a Greek mathematician of about 300 BC who wrote the most famous geometry book of all.',
  Socrates: 'Socrates (about 470 to 399 BC) was a Greek thinker who taught by asking questions.',
  Aristotle: 'Aristotle (384 to 322 BC) was a Greek thinker who wrote about nature, logic and the good life.',
  'Leonardo da Vinci':
    'Leonardo da Vinci (1452 to 1519) painted the Mona Lisa. He also drew machines, plants and the human body.',
  Michelangelo: 'Michelangelo (1475 to 1564) painted the ceiling of the Sistine Chapel and carved the statue of David.',
  'Vincent van Gogh':
    'Vincent van Gogh (1853 to 1890) was a Dutch painter of strong colors and thick strokes. He painted "The Starry Night".',
  'Pablo Picasso':
    'Pablo Picasso (1881 to 1973) was a Spanish artist who helped to invent Cubism, which shows many sides at once.',
  'Claude Monet':
    'Claude Monet (1840 to 1926) was a French painter who caught changing light. He loved to paint water lilies.',
  'Frida Kahlo': 'Frida Kahlo (1907 to 1954) was a Mexican artist who painted many portraits of herself.',
  "Georgia O'Keeffe": "Georgia O'Keeffe (1887 to 1986) was an American artist who painted huge flowers and deserts.",
  'Andy Warhol': 'Andy Warhol (1928 to 1987) made Pop Art from everyday things such as soup cans.',
  'Wolfgang Amadeus Mozart':
    'Wolfgang Amadeus Mozart (1756 to 1791) was a composer from Austria. He wrote music from the age of five.',
  'Ludwig van Beethoven':
    'Ludwig van Beethoven (1770 to 1827) was a German composer. He went on to write music when he could no longer hear.',
  'Johann Sebastian Bach': 'Johann Sebastian Bach (1685 to 1750) was a German composer and organ player.',
  'Louis Armstrong': 'Louis Armstrong (1901 to 1971) was a jazz singer and trumpet player from New Orleans.',
  'Ella Fitzgerald': 'Ella Fitzgerald (1917 to 1996) was a great jazz singer who could improvise with her voice.',
  'William Shakespeare':
    'William Shakespeare (1564 to 1616) was an English writer of plays and poems, such as "Romeo and Juliet" and "Hamlet".',
  'Mark Twain': 'Mark Twain (1835 to 1910) was an American writer. "The Adventures of Tom Sawyer" is one of his books.',
  'Maya Angelou': 'Maya Angelou (1928 to 2014) was an American poet who wrote "I Know Why the Caged Bird Sings".',
  'Langston Hughes': 'Langston Hughes (1901 to 1967) was a poet of the Harlem Renaissance.',
  'Emily Dickinson': 'Emily Dickinson (1830 to 1886) was an American poet who wrote almost 1,800 short poems.',
  'Dr Seuss': 'Dr. Seuss was the pen name of Theodor Geisel (1904 to 1991), who wrote "The Cat in the Hat".',
  'Roald Dahl': 'Roald Dahl (1916 to 1990) was a British writer of children\'s books such as "Matilda".',
  'JK Rowling': 'JK Rowling is a British writer, born in 1965, who wrote the Harry Potter books.',
  'Harry Potter': 'Harry Potter is a boy wizard in seven books by JK Rowling. He is made up.',
  'Anne Frank':
    'Anne Frank (1929 to 1945) was a Jewish girl who hid from the Nazis in Amsterdam and wrote a diary. She did not live to see the end of the war.',
  'Adolf Hitler':
    'Adolf Hitler (1889 to 1945) was the dictator of Nazi Germany. He started World War II in Europe and was responsible for the Holocaust.',
  'Winston Churchill': 'Winston Churchill (1874 to 1965) led Britain through most of World War II.',
  'Napoleon Bonaparte':
    'Napoleon Bonaparte (1769 to 1821) was a French general who became emperor and fought all over Europe.',
  'Julius Caesar':
    'Julius Caesar (100 to 44 BC) was a Roman general who took all the power in Rome. The month of July is named after him.',
  Cleopatra: 'Cleopatra (69 to 30 BC) was the last queen of ancient Egypt.',
  'King Tut':
    'Tutankhamun, or King Tut, was a pharaoh who ruled Egypt as a boy about 3,300 years ago. His tomb full of treasure was found in 1922.',
  'Alexander the Great': 'Alexander the Great (356 to 323 BC) was a king of Macedon who ruled from Greece to India.',
  'Genghis Khan':
    'Genghis Khan (about 1162 to 1227) founded the Mongol Empire, which became the largest land empire ever.',
  'Mansa Musa':
    'Mansa Musa ruled the empire of Mali in Africa from about 1312 to 1337. He was one of the richest people of all time.',
  'Joan of Arc': 'Joan of Arc (about 1412 to 1431) was a French girl who led soldiers in a war with England.',
  'Queen Elizabeth':
    'Elizabeth II (1926 to 2022) was queen of the United Kingdom for 70 years. Elizabeth I ruled England from 1558 to 1603.',
  'Queen Victoria': 'Queen Victoria (1819 to 1901) ruled Britain for more than 63 years.',
  'Mahatma Gandhi': 'Mahatma Gandhi (1869 to 1948) led India to freedom from Britain without violence.',
  'Nelson Mandela':
    'Nelson Mandela (1918 to 2013) was 27 years in prison for opposing apartheid and then became the first Black president of South Africa.',
  'Mother Teresa': 'Mother Teresa (1910 to 1997) was a nun who cared for poor and sick people in India.',
  'Malala Yousafzai':
    "Malala Yousafzai, born in 1997, is from Pakistan and speaks for every girl's right to go to school. She won the Nobel Peace Prize at 17.",
  'Greta Thunberg': 'Greta Thunberg, born in 2003, is from Sweden. As a girl she began school strikes for the climate.',
  'Wangari Maathai':
    'Wangari Maathai (1940 to 2011) from Kenya helped people to plant millions of trees and won the Nobel Peace Prize.',
  'Florence Nightingale': 'Florence Nightingale (1820 to 1910) made hospitals clean and founded modern nursing.',
  Confucius: 'Confucius (551 to 479 BC) was a Chinese teacher who taught respect, learning and good rule.',
  Jesus: 'Jesus was a Jewish teacher of about 2,000 years ago. Christians believe that he is the son of God.',
  Muhammad: 'Muhammad (about 570 to 632) was born in Mecca. Muslims believe that he is the prophet of Islam.',
  Buddha: 'The Buddha was a teacher in India about 2,500 years ago. His teaching is called Buddhism.',
  Zeus: 'Zeus was the king of the gods in the stories of ancient Greece. He threw lightning.',
  'Serena Williams':
    'Serena Williams, born in 1981, is an American tennis player who won 23 Grand Slam singles titles.',
  'Lionel Messi': 'Lionel Messi, born in 1987, is a soccer player from Argentina who won the World Cup in 2022.',
  'Cristiano Ronaldo':
    'Cristiano Ronaldo, born in 1985, is a soccer player from Portugal who has scored more than 900 goals.',
  'Michael Jordan': 'Michael Jordan, born in 1963, is an American who won six championships as a basketball player.',
  'Muhammad Ali': 'Muhammad Ali (1942 to 2016) was a champion boxer who also spoke up for equal rights and peace.',
  'Simone Biles': 'Simone Biles, born in 1997, is an American gymnast who won seven Olympic gold medals.',
  'Walt Disney': 'Walt Disney (1901 to 1966) made cartoons such as Mickey Mouse and founded Disneyland.',
};
/** Short names that one person is known by. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  'Martin Luther King': ['MLK', 'Dr King', 'Martin Luther King Jr', 'Martin Luther King Junior'],
  'Abraham Lincoln': ['Abe Lincoln', 'Lincoln'],
  'Benjamin Franklin': ['Ben Franklin'],
  'Christopher Columbus': ['Columbus'],
  'Albert Einstein': ['Einstein'],
  'Isaac Newton': ['Newton'],
  'Galileo Galilei': ['Galileo'],
  'Nicolaus Copernicus': ['Copernicus'],
  'Charles Darwin': ['Darwin'],
  'Marie Curie': ['Curie'],
  'Vincent van Gogh': ['van Gogh'],
  'Pablo Picasso': ['Picasso'],
  'Claude Monet': ['Monet'],
  'Wolfgang Amadeus Mozart': ['Mozart'],
  'Ludwig van Beethoven': ['Beethoven'],
  'Johann Sebastian Bach': ['Bach'],
  'William Shakespeare': ['Shakespeare'],
  'Adolf Hitler': ['Hitler'],
  'Napoleon Bonaparte': ['Napoleon'],
  'King Tut': ['Tutankhamun'],
  'Mahatma Gandhi': ['Gandhi'],
  'Nelson Mandela': ['Mandela'],
  'Malala Yousafzai': ['Malala'],
  'Greta Thunberg': ['Greta'],
  'Franklin D Roosevelt': ['FDR', 'Franklin Roosevelt'],
  'John F Kennedy': ['JFK', 'Kennedy'],
  'Leonardo da Vinci': ['da Vinci'],
  'Ferdinand Magellan': ['Magellan'],
  'Ruth Bader Ginsburg': ['RBG'],
  'Lionel Messi': ['Messi'],
  'Cristiano Ronaldo': ['Ronaldo'],
  'Nikola Tesla': ['Tesla'],
  'Barack Obama': ['Obama'],
  'Susan B Anthony': ['Susan Anthony'],
  'Julius Caesar': ['Caesar'],
};

export const peopleFacts: readonly Fact[] = Object.entries(people).map(([name, says]) => ({
  asks: [name, ...(shortNames[name] ?? [])].flatMap((known) => [
    `who is ${known}`,
    `what did ${known} do`,
    `why is ${known} famous`,
    `when was ${known} born`,
    `when did ${known} live`,
    `why is ${known} important`,
  ]),
  says,
}));

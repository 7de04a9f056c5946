/** Signs and what they are called, each between words of its own. */
export const signs: Readonly<Record<string, string>> = {
  '+': 'plus', '=': 'equals', '×': 'times', '·': 'times', '÷': 'divided by', '±': 'plus or minus', '≠': 'is not equal to', '≈': 'is about', '≅': 'is congruent to',
  '≡': 'is equivalent to', '≤': 'is less than or equal to', '≥': 'is greater than or equal to', '<': 'is less than', '>': 'is greater than', '√': 'the square root of',
  '∛': 'the cube root of', '∞': 'infinity', '°': 'degrees', '→': 'to', '⇒': 'so', '∠': 'angle', '△': 'triangle', '∥': 'is parallel to', '⊥': 'is perpendicular to', '∴': 'therefore',
  '∑': 'the sum of', '∫': 'the integral of', '∈': 'in', '%': 'percent', '&': 'and', '@': 'at', '~': 'about', '¢': 'cents', '□': 'blank',
  α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', Δ: 'delta', ε: 'epsilon', θ: 'theta', λ: 'lambda', μ: 'mu', π: 'pi', ρ: 'rho', σ: 'sigma', Σ: 'sigma', τ: 'tau', φ: 'phi', ω: 'omega', Ω: 'omega',
};

/** Signs of code that are made of several characters. */
export const codeSigns: Readonly<Record<string, string>> = {
  '===': 'is equal to', '==': 'is equal to', '!=': 'is not equal to', '>=': 'is greater than or equal to', '<=': 'is less than or equal to', '=>': 'to', '->': 'to', '-->': 'to',
  '&&': 'and', '||': 'or', '++': 'plus plus', '+=': 'plus equals', '-=': 'minus equals',
};

/** Whole tokens, without the punctuation that follows, in lower case. Those with a full stop own it. */
export const abbreviations: ReadonlyMap<string, string> = new Map(Object.entries({
  'dr.': 'doctor', 'mr.': 'mister', 'mrs.': 'missus', 'ms.': 'miz', 'prof.': 'professor', 'st.': 'saint', 'jr.': 'junior', 'sr.': 'senior', 'ph.d.': 'p h d', 'vs.': 'versus', vs: 'versus',
  'etc.': 'et cetera', 'e.g.': 'for example', 'i.e.': 'that is', 'a.m.': 'ay m', 'p.m.': 'p m', 'u.s.': 'u s', 'u.s.a.': 'u s ay', 'u.k.': 'u k', 'b.c.': 'b c', 'a.d.': 'ay d',
  'approx.': 'about', 'fig.': 'figure', 'ave.': 'avenue',
  'jan.': 'january', 'feb.': 'february', 'apr.': 'april', 'aug.': 'august', 'sept.': 'september', 'oct.': 'october', 'nov.': 'november', 'dec.': 'december',
  '24/7': 'twenty four seven', 'and/or': 'and or', 'w/': 'with', 'w/o': 'without', 'q&a': 'q and ay', ok: 'okay', 'pre-k': 'pre k', 'k-12': 'k to twelve', 'k–12': 'k to twelve', abc: 'ay b c', abcs: 'ay b seas',
}));

/** Units that are written with a full stop, too, behind a number; at the end of a sentence `in.` is a word. */
export const dottedUnits: ReadonlySet<string> = new Set(['min.', 'in.', 'ft.', 'lb.', 'lbs.', 'oz.', 'hr.', 'sec.']);

/** Words in capitals that are spelled although they have vowels. */
export const spelled: ReadonlySet<string> = new Set([
  'USA', 'DNA', 'RNA', 'ATP', 'CPU', 'USB', 'URL', 'FAQ', 'CEO', 'GPA', 'VIP', 'UFO', 'LED', 'BCE', 'SAS', 'ASA', 'AAS', 'SSA', 'API', 'GUI', 'IDE', 'NBA', 'USSR', 'GPU', 'HIV', 'ADHD', 'AED', 'ESL', 'OEIS',
]);

/** Words in capitals that have two letters, or no vowel, and are read nevertheless. */
export const readAsWords: ReadonlySet<string> = new Set(['NO', 'GO', 'UP', 'ON', 'IN', 'IS', 'IT', 'AT', 'AN', 'AS', 'BY', 'DO', 'HE', 'HI', 'IF', 'ME', 'MY', 'OF', 'OH', 'OR', 'SO', 'TO', 'WE', 'BE', 'HA', 'AH', 'EH', 'MR', 'DR']);

/** Roman numerals that follow a capitalised word; `I`, `V` and `X` are rather letters. */
export const romanNumerals: ReadonlyMap<string, string> = new Map(Object.entries({
  II: '2', III: '3', IV: '4', VI: '6', VII: '7', VIII: '8', IX: '9', XI: '11', XII: '12', XIII: '13', XIV: '14', XV: '15', XVI: '16',
}));

/** Words before a Roman numeral that counts; behind any other it is a ruler: `Henry VIII`. */
export const countedByNumerals: ReadonlySet<string> = new Set(['war', 'chapter', 'part', 'act', 'scene', 'type', 'section', 'phase', 'volume', 'book', 'unit', 'step', 'quadrant', 'title', 'article', 'class', 'level']);

/** Words after which a number of four digits is a year. */
export const beforeYears: ReadonlySet<string> = new Set([
  'in', 'by', 'since', 'from', 'until', 'till', 'year', 'during', 'before', 'after', 'circa', 'around', 'early', 'late', 'mid', 'summer', 'spring', 'fall', 'winter', 'january', 'february', 'march', 'april',
  'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december',
]);

/** Words after which a number is dialled, and so read digit by digit. */
export const beforeNumbersToDial: ReadonlySet<string> = new Set(['call', 'calling', 'text', 'dial', 'dialing', 'phone', 'ring', 'calls']);

/** Words that Flite would read wrongly, spelled so that it reads them right. */
export const respellings: ReadonlyMap<string, string> = new Map(Object.entries({
  lead: 'leed', leads: 'leeds', use: 'yooze', isosceles: 'eye soss a leez', simile: 'simma lee', similes: 'simma leez', pythagorean: 'pith ag oh ree an', onomatopoeia: 'on a motta pee ah',
  kilojoule: 'kilo jool', kilojoules: 'kilo jools', kilonewton: 'kilo newton', kilonewtons: 'kilo newtons', milliamp: 'milli amp', milliamps: 'milli amps', nanometer: 'nano meter', nanometers: 'nano meters',
  gigahertz: 'gigga hertz', boolean: 'boo lee an', aesop: 'ee sop', pterodactyl: 'terra dactil', ok: 'okay', hmm: 'hum', ms: 'miz',
}));

/** Words after which "read" is a past form. */
export const beforePastRead: ReadonlySet<string> = new Set(['have', 'has', 'had', "i've", "you've", "we've", "they've", 'was', 'were', 'been', 'be', 'is', 'already', 'just']);

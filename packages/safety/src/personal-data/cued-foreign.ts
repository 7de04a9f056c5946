/** Names of streets with a number, before or after, in Spanish, French, Portuguese, Italian, German and Dutch. */
const streets = [
  String.raw`\b(?:calle|avenida|av\.|paseo|plaza|carrera|camino|rue|avenue|boulevard|impasse|allee|chemin|rua|travessa|alameda|via|viale|corso|piazza|vicolo) (?:[a-z'.]+ ){1,4}?(?:n[o.]? ?|numero |#)?\d{1,5}\b`,
  String.raw`\b\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|boulevard|impasse|allee|chemin|place) (?:[a-z'.]+ ?){1,4}`,
  String.raw`\b[a-z]{3,}(?:strasse|straße|str\.|weg|gasse|platz|allee|straat|laan|plein|gracht|steeg|dijk) \d{1,4}[a-z]?\b`,
];

const tail = String.raw`[^.?!\n]{2,60}`;
const number = String.raw`[^.?!\d\n]{0,25}\+?\d(?:[ ().-]?\d){5,14}`;
const fullName = String.raw`[a-z][a-z'-]+ (?:de |da |do |dos |di |van |von |del |la |le |der |den )*[A-Z][\w'-]+`;

/** What a child says before its address, phone number, e-mail, school, full name or password, in text without accents. */
export const cuedInOtherLanguages: readonly RegExp[] = [
  ...streets.map((street) => new RegExp(street, 'gi')),
  new RegExp(
    String.raw`\b(?:mi direccion(?: de casa)? es|mon adresse(?: est|,? c'?est)|j'?habite(?: au| a la| dans la| rue)? (?=[^.?!\n]*\d)|(?:o meu|meu|a minha|minha) (?:endereco|morada)(?: e|:)|il mio indirizzo(?: e|:)|abito (?:in|al|a) (?=[^.?!\n]*\d)|meine adresse(?: ist|:| lautet)|ich wohne (?:in der|im|am|in|an der) (?=[^.?!\n]*(?:\d|str))|mijn adres(?: is|:)|ik woon (?:op|aan|in) (?:de |het )?(?=[^.?!\n]*(?:\d|straat|laan|weg))|moro (?:na|no|em) (?=[^.?!\n]*(?:\d|rua|avenida))|vivo (?:en|na|no|in) (?:la |el |a |o )?(?=[^.?!\n]*(?:\d|calle|avenida|rua|via)))${tail}`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:mi (?:numero|telefono|celular|movil|cel|whatsapp)|el (?:numero|telefono|celular) de mi (?:mama|papa|casa)|llamame|escribeme|mon (?:numero|telephone|portable|tel)|appelle[ -]moi|(?:o )?meu (?:numero|telefone|celular|telemovel|whatsapp|zap)|liga[ -](?:me|pra mim|para mim)|me liga|il mio (?:numero|telefono|cellulare)|chiamami|meine (?:nummer|telefonnummer|handynummer)|meine handy ?nummer|ruf mich(?: an)?|mijn (?:nummer|telefoonnummer|mobiel|06)|bel me)\b${number}`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:mi (?:escuela|colegio|instituto|cole|secundaria|primaria)(?: se llama| es)|(?:voy|estudio) (?:al|a la|en el|en la) (?:colegio|escuela|instituto|cole|primaria|secundaria)|mon (?:ecole|college|lycee)(?: s'appelle| est|,? c'?est)|je (?:vais|suis) (?:a l'|au |en (?:classe )?a l')(?:ecole|college|lycee)|(?:a )?minha escola(?: se chama| chama-se| e)|(?:estudo|ando|vou) (?:na|no|a|ao) (?:escola|colegio)|la mia scuola(?: si chiama| e)|(?:vado|studio) (?:alla|al|a) (?:scuola|liceo|elementari|istituto)|meine schule(?: heisst| heißt| ist)|ich gehe (?:auf|in) (?:die|das|der)|mijn school(?: heet| is)|ik (?:zit|ga) op(?: basisschool| de| het)?) (?!(?:por|pra|para|a|de|en|le|la|pied|bus|il|in|piedi|zu|mit|bed|voetbal|dansen|zwemmen|bien|grande|bonita|muy|tres|super|bella|molto|leuk|schon|toll|gut|lejos|cada|todos|todas|con|sin|hoy|manana|tous|avec|con|gym|toilette)\b)[\w'-]+${tail}`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:[Mm]e llamo|[Mm]i nombre(?: completo)? es|[Jj]e m'?appelle|[Mm]on nom(?: complet)? est|[Mm]eu nome(?: completo)? e|[Cc]hamo-me|[Mm]i chiamo|[Ii]l mio nome e|[Ii]ch heisse|[Ii]ch heiße|[Mm]ein (?:voller )?[Nn]ame ist|[Ii]k heet|[Mm]ijn (?:volledige )?naam is) [A-Z]?${fullName}`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:mi nombre completo es|mon nom complet est|meu nome completo e|il mio nome completo e|mein voller name ist|mijn volledige naam is|mi apellido es|mon nom de famille est|meu sobrenome e|meu apelido e|il mio cognome e|mein nachname ist|mijn achternaam is)${tail}`,
    'gi',
  ),
  /\b(?:mi (?:contrasena|clave|pin)|mon (?:mot de passe|code)|(?:a )?minha (?:senha|palavra-passe|palavra passe)|la mia password|il mio pin|mein (?:passwort|pin)|mijn (?:wachtwoord|pincode))(?: (?:es|est|e|ist|is))?:? (?!(?:muy|tres|muito|molto|sehr|heel|segura|fort|forte|sicher|veilig|facil|difficile|no|pas|nicht|niet|nao|non)\b)\S{3,}/gi,
  /\b(?:mi (?:correo|email|mail)|mon (?:email|mail|e-mail)|meu email|la mia (?:mail|email)|meine (?:email|mail|e-mail)|mijn (?:mail|email|e-mail))(?: (?:es|est|e|ist|is))?:? \S{3,}@\S{3,}/gi,
  /\b(?:mi|mon|mein|mijn|meu|il mio) (?:insta|instagram|snap|snapchat|tiktok|discord|roblox)(?: (?:es|est|e|ist|is|c'est))?:? ?@?[\w.#-]{4,}/gi,
  /\b(?:estoy sol[oa] en casa|estoy en casa sol[oa]|je suis seule? a la maison|je suis a la maison toute? seule?|estou sozinh[oa] em casa|sono (?:da )?sol[oa] (?:a|in) casa|ich bin (?:ganz )?allein(?:e)? (?:zu ?hause|daheim)|ik ben alleen thuis)\b/gi,
];

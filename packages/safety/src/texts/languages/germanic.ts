import type { Language } from './language.ts';

const german: Language = {
  code: 'de',
  words:
    'der die das den dem des ein eine einen einem einer und oder ist nicht kein keine mein meine meinen meinem meiner dein deine sein seine ihr ihre ich du er sie es wir mich dich mir dir uns euch für mit ohne von zu zum zur bei auf aus nach über unter wie was wer wo wann warum wieso welche welcher wieviel viele viel aber mehr sehr schon ja nein bin bist sind seid habe hab hast haben hat will willst kann kannst möchte hilfe hilf hallo danke bitte hausaufgaben schule mama papa im am vom beim alles nichts niemand immer nie machen sagen heiße auch heute morgen zuhause hause freund freundin deutsch erkläre bedeutet gibt wird werden wurde noch nur dass weil wenn',
  groups: {
    people:
      '(mein|meine|ein|eine|der|die|vom|von) (vater|papa|stiefvater|mutter|mama|stiefmutter|onkel|tante|bruder|schwester|cousin|cousine|opa|oma|großvater|lehrer|lehrerin|trainer|nachbar|freund|mann|typ|stiefbruder|familie|betreuer|mitschüler)|meine (eltern|mitschüler|brüder)|er|sie|jemand|die jungs|die anderen|papa|mama|kinder',
    hits: '(schlägt|schlagen|geschlagen|haut|hauen|gehauen|verprügelt|verprügeln|prügelt|tritt|getreten|misshandelt|misshandeln|verletzt|würgt|gewürgt|schubst|einsperrt|sperrt|eingesperrt|bedroht|missbraucht|vergewaltigt|mobben|mobbt|gemobbt|quält|verbrennt|beleidigt|tut mir weh|tun mir weh|ohrfeigt|schlug|schlugen)',
    touches:
      '(berührt|anfasst|fasst|angefasst|begrapscht|streichelt|küsst|geküsst|zwingt|gezwungen|ausziehen|betatscht|fässt)',
    photo: '(foto|fotos|bild|bilder|video|videos|selfie|nacktbild|nacktbilder|nacktfotos|nudes)',
  },
  phrases: {
    'self-harm':
      '(ich |)(will|möchte|wollte|werde|würde gerne|würde am liebsten|will einfach) ~ (sterben|tot sein|mich umbringen|nicht mehr leben|nicht mehr da sein|mich töten|nicht mehr hier sein|verschwinden|mich ritzen|mir weh tun|mir was antun|mir etwas antun|mich verletzen|mich erhängen|nicht mehr aufwachen|nicht mehr existieren|springen); (mich|dich) (umbringen|umzubringen|töten|erhängen|ritzen|selbst verletzen); bringe mich um; (selbstmord|suizid|suizidgedanken|selbstmordgedanken|selbstverletzung|lebensmüde); mir das leben nehmen; (ritze|ritzen|geritzt) ~ (mich|arme|arm|mir); ich ritze; (schneide|verletze|schlage|hasse) mich ~; (mich|mir) selbst (verletze|weh|weh tue); (keiner|niemand) ~ (vermissen|liebt mich|mag mich|interessiert|würde es merken|braucht mich); (besser|besser dran) ~ (ohne mich|tot wäre|wenn ich tot|wenn ich nicht|nicht geben würde); wäre ~ (lieber |)(tot|nie geboren|nicht geboren); nie geboren ~; (hasse mein leben|keine lust mehr zu leben|kein bock mehr auf leben|hab keine kraft mehr|kann nicht mehr leben|lebensmüde); (leben|alles) ~ (keinen sinn|sinnlos); ich kann nicht mehr; nicht mehr leben; (tabletten|pillen) ~ (sterben|umbringen|schlucken um)',
    abuse:
      '{people} ~ mich ~ {hits}; {people} {hits} mich ~; {people} ~ {hits} mich ~; {people} (hat|haben) mich ~; {people} ~ mich ~ {touches}; {people} {touches} mich ~; mich ~ {hits} (mein|meine|er) ~; (werde|wurde|bin) ~ (gemobbt|geschlagen|missbraucht|vergewaltigt|misshandelt|angefasst|verprügelt|eingesperrt) ~; (mobben|mobbt|ärgern|hänseln|schlagen|beleidigen|verprügeln) mich ~; mobbing; (fasst|fässt|fassen|fasste) mich ~ (an|da unten) ~; (angst) ~ (nach hause|heimzugehen|vor meinem|vor meiner|vor papa|vor mama|zuhause|heim|vor ihm); (bekomme|kriege|gibt mir|geben mir) (nichts|kein) ~ (zu essen|essen); sperr* mich ein ~; mich eingesperrt; (lachen|alle lachen) mich ~ aus; hat mich unten ~; zwing* mich ~',
    grooming:
      '(mann|jemand|fremder|fremde|typ|person|erwachsener|lehrer|trainer|freund|er|junge|kerl) ~ (will|möchte|verlangt|fragt nach|bittet|hat mich nach|wollte|fordert) ~ {photo} ~; {photo} (von mir|schicken|schicke|ohne klamotten|ohne kleidung|nackt|im bikini|in unterwäsche|in unterhose|nackte) ~; (nacktbild|nacktbilder|nacktfotos) ~; (will|möchte|wollte) ~ (mich treffen|sich mit mir treffen|mich abholen|allein mit mir|mich sehen alleine|mich kennenlernen|dass ich mich ausziehe|mich heimlich treffen); (soll|darf|sollte) ~ (niemandem|keinem|nicht meinen eltern|nichts|meinen eltern nichts|mama nichts) ~ (sagen|erzählen|verraten) ~; (unser|kleines) geheimnis; (fremder|fremde|unbekannter) ~ (internet|spiel|roblox|whatsapp|instagram|discord|geschenke|auto|online|snapchat); (schickt|schickte|hat mir|zeigt|zeigte) mir ~ (bilder|fotos|video|nackt|penis|nacktbild|nacktfotos|nacktbilder) ~; (gibt|bietet|schenkt) mir ~ (geld|geschenke|robux) ~ (wenn|für|damit) ~; (droht) ~ (bilder|fotos|video|veröffentlichen|posten) ~; freund ist (zwanzig|dreißig|20|21|22|23|24|25|28|30|35|40)',
    danger:
      '(hab|habe|hat) ~ (batterie|knopfbatterie|bleiche|chlorreiniger|magnet|magneten|magnete|gift|tabletten|pillen|spülmittel|waschmittel|münze|reiniger|putzmittel|medikamente|alkohol|benzin) ~ (verschluckt|geschluckt|getrunken|gegessen|genommen) ~; (kriege|bekomme|kriegt|bekommt) keine luft ~; (kann|kann nicht) ~ (nicht atmen|nicht mehr atmen); (atmet|wacht|bewegt sich|reagiert|antwortet) (nicht|nicht mehr) ~; (haus|küche|wohnung|zimmer) (brennt|steht in flammen); es brennt ~ (haus|küche|zimmer|bei uns|wohnung|hier); (feuer im haus|riecht nach gas|gasgeruch|hier riecht es nach gas); (blute|blutet) (stark|sehr|viel|ganz) ~; (bewusstlos|ohnmächtig|krampfanfall|erstickt|ertrinkt|umgekippt) ~; (hat|mit|zieht) (ein |eine |einem |einer |)(messer|pistole|waffe|gewehr) ~; (jemand|mann|fremder|typ) ~ (verfolgt mich|folgt mir|bricht ein|ist eingebrochen|will rein|im haus|vor der tür) ~; (einbrecher|eingebrochen) ~; (will|werde|möchte) ~ (abhauen|weglaufen|von zuhause weg|ausreißen) ~; (habe mich verlaufen|hab mich verlaufen|eingesperrt|entführt|sitze fest); (will|wollen|wird) mich (umbringen|töten); (stirbt gleich|liegt im sterben|notfall|überdosis); hilfe ~ (schnell|notfall|brauche sofort) ~',
    threat:
      '(ich |)(will|werde|möchte|könnte) ~ (ihn|sie|alle|meinen|meine|den|die|jemanden|mitschüler|lehrer) ~ (umbringen|töten|abstechen|erschießen|erstechen|verprügeln|vergiften|anzünden|abknallen) ~; (bringe|steche) (ihn|sie|alle) ~ (um|ab); (messer|pistole|waffe|bombe) ~ (in die schule|mit zur schule|zur schule|mitbringen|mitnehmen) ~; amok ~',
  },
  sayings:
    '(tot|tod|totlachen|totgelacht|kaputtlachen) ~ (lachen|gelacht|langweil*); (sterbe|gestorben|umgekommen) (vor|fast vor) (hunger|durst|hitze|langeweile|lachen|scham|neugier|müdigkeit|kälte); hunger sterben; wie schlägt man ~',
  help: {
    young:
      'Danke, dass du mir das sagst. Du bist nicht schuld. Bitte sag es jetzt gleich einem Erwachsenen, dem du vertraust, und sag es weiter, bis dir jemand hilft. Wenn du in Gefahr bist, ruf die Notrufnummer deines Landes an. Ein Erwachsener kann mit dir auf findahelpline.com ein Hilfetelefon suchen.',
    older:
      'Danke, dass du das sagst. Du bist nicht schuld, und du musst da nicht allein durch. Sprich jetzt mit einem Erwachsenen, dem du vertraust. Wenn Gefahr besteht, ruf die Notrufnummer deines Landes an. Auf findahelpline.com findest du kostenlose Hilfetelefone.',
    english:
      'Ich kann nur Englisch lesen. Wenn du Hilfe brauchst oder dir jemand wehtut, sag es jetzt einem Erwachsenen, dem du vertraust; bei Gefahr ruf die Notrufnummer deines Landes an.',
  },
};

const dutch: Language = {
  code: 'nl',
  words:
    'de het een en of is niet geen mijn jouw zijn haar hun ik jij je hij zij ze wij we jullie mij me hem ons voor met zonder van naar bij op uit over onder hoe wat wie waar wanneer waarom welke hoeveel maar meer heel erg al ja nee ben bent heb hebt heeft hebben wil wilt kan kunt mag moet help hulp hallo hoi dank alsjeblieft huiswerk school mama papa dit dat deze die alles niets niks niemand altijd nooit maken doen zeggen vind heet jaar ook vandaag morgen thuis huis vriend vriendin nederlands uitleggen betekent aan om te tot door dan als omdat wordt word nog maak',
  groups: {
    people:
      '(mijn|m n|een|de|me) (vader|papa|stiefvader|moeder|mama|stiefmoeder|oom|tante|broer|zus|neef|nicht|opa|oma|leraar|juf|meester|trainer|coach|buurman|vriend|vriendje|man|stiefbroer|ouders|familie|klasgenoten|oppas)|hij|zij|ze|iemand|kinderen|papa|mama',
    hits: '(slaat|slaan|sloeg|geslagen|schopt|schoppen|geschopt|mishandelt|mishandeld|pest|pesten|gepest|duwt|knijpt|opsluit|bedreigt|bedreigd|misbruikt|verkracht|uitscheldt|scheldt|wurgt|pijn doet|doet pijn|pijn|verbrandt|stompt)',
    touches: '(aanraakt|raakt|aangeraakt|zit aan|betast|kust|zoent|dwingt|gedwongen|streelt|voelt aan|zat aan)',
    photo: "(foto|foto's|foto s|filmpje|filmpjes|video|selfie|naaktfoto|naaktfoto's|naaktfoto s|nudes)",
  },
  phrases: {
    'self-harm':
      '(ik |)(wil|wou|ga|zou willen|denk aan|denk erover|zou liever) ~ (dood|doodgaan|sterven|zelfmoord|mezelf vermoorden|mezelf doden|mezelf iets aandoen|mezelf pijn doen|mezelf snijden|mij zelf snijden|verdwijnen|niet meer leven|niet meer bestaan|er niet meer zijn|niet meer wakker worden|een einde maken|er een eind aan maken|mezelf ophangen|dood zijn); (zelfmoord|suïcide|zelfmoordgedachten|zelfbeschadiging|automutilatie|suicidaal); (mezelf|mijzelf|me zelf) ~ (snijd|snij|kras|pijn|vermoorden|haat|krassen|snijden|doden) ~; (ik snijd|ik snij|snijd|snij|kras) (me|mezelf|mijzelf|in mijn) ~; snijd in ~; niemand ~ (zou me missen|missen|houdt van mij|houdt van me|vindt me leuk|geeft om mij|geeft om me|merken); (beter|beter af) ~ (zonder mij|als ik dood|als ik er niet|dood was) ~; was (ik maar |)(nooit geboren|dood|maar dood) ~; nooit geboren ~; (haat mijn leven|haat mezelf|haat me leven|geen zin meer in het leven|levensmoe); (het leven|alles) ~ (geen zin meer|zinloos) ~; ik kan niet meer; trek het niet meer; (pillen) ~ (dood|slikken om) ~',
    abuse:
      '{people} {hits} (me|mij) ~; {people} (heeft|hebben) (me|mij) ~; {people} ~ (me|mij) ~ {hits}; {people} {touches} (me|mij) ~; {people} (doet|doen) (me|mij) pijn; {people} ~ (me|mij) ~ {touches}; {people} zit (altijd |steeds |)aan (me|mij) ~; (word|werd|ben) ~ (gepest|geslagen|mishandeld|misbruikt|verkracht|aangeraakt|opgesloten|uitgescholden) ~; (pesten|slaan|schoppen|uitlachen) (me|mij) ~; lachen (me|mij) uit; (raakt|zit|raakte) ~ (daar beneden|tussen mijn benen|waar ik niet|privé|vagina|piemel|borsten) ~; (bang|durf niet) ~ (naar huis|thuis|voor mijn vader|voor papa|voor mijn stiefvader|voor mijn moeder|voor mijn oom|voor hem) ~; (krijg|geven me) (geen|niks) ~ eten; sluit* (me|mij) op ~; (me|mij) opgesloten ~; dwingt me ~',
    grooming:
      '(man|iemand|vreemde|vreemdeling|gast|persoon|volwassene|leraar|trainer|vriend|hij|jongen|onbekende) ~ (wil|vraagt|vroeg|eist|wilde|heeft gevraagd) ~ {photo} ~; {photo} (van mij|van mezelf|sturen|zonder kleren|naakt|bloot|in ondergoed|in mijn ondergoed) ~; (blote|naakte) {photo} ~; naaktfoto* ~; (wil|wilde) ~ (met me afspreken|afspreken|mij ontmoeten|me ontmoeten|alleen met mij|mij ophalen|dat ik me uitkleed|me zien) ~; (mag|moet|moest) ~ (niemand|niet|niks) ~ (vertellen|zeggen|verklappen) ~; (ons|klein) geheim* ~; geheim houden ~; (vreemde|onbekende) ~ (internet|spel|spelletje|roblox|whatsapp|instagram|discord|cadeautjes|auto|online|snapchat) ~; (stuurt|stuurde|laat|liet) (me|mij) ~ (foto s|filmpjes|naakt|piemel|naaktfoto|blote) ~; (geeft|biedt) (me|mij) ~ (geld|cadeautjes|robux) ~; dreigt ~ (foto s|foto|filmpje|verspreiden|online) ~; vriend is (twintig|dertig|20|21|22|23|24|25|28|30|35|40) ~',
    danger:
      '(heb|heeft|hebben) ~ (batterij|knoopbatterij|bleek|bleekmiddel|chloor|magneet|magneten|magneetjes|gif|pillen|wasmiddel|munt|schoonmaakmiddel|medicijnen|alcohol|benzine|paracetamol) ~ (ingeslikt|doorgeslikt|gedronken|gegeten|geslikt|genomen) ~; (kan|kan niet|krijg|krijgt) ~ (niet ademen|geen adem|geen lucht|niet meer ademen|ademhalen) ~; (ademt|wordt niet wakker|beweegt|reageert) (niet|niet meer|) ~; wordt niet wakker ~; (huis|keuken|kamer|flat) (staat in brand|brandt|in brand) ~; er is brand ~; (ruik|ruikt naar) gas ~; gaslucht ~; (bloed|bloedt) (heel |erg |)(erg|hard|veel) ~; (bewusteloos|flauwgevallen|stikt|verdrinkt|stuip*) ~; (heeft|met) een (mes|pistool|wapen|geweer) ~; (iemand|man) ~ (volgt me|achtervolgt me|breekt in|inbreken|in huis|voor de deur) ~; inbreker ~; (wil|ga) ~ weglopen ~; (ben|zit) ~ (verdwaald|opgesloten|vast|ontvoerd) ~; (wil|gaat|willen) (me|mij) (vermoorden|doodmaken|dood maken); (gaat dood|is aan het doodgaan|noodgeval|overdosis) ~; help ~ (snel|noodgeval|alsjeblieft snel) ~',
    threat:
      '(ik |)(wil|ga|zal) ~ (hem|haar|ze|iedereen|mijn|de|iemand) ~ (vermoorden|doodmaken|neersteken|doodschieten|neerschieten|vergiftigen|in elkaar slaan|doodsteken|in brand steken) ~; (mes|pistool|wapen|bom) ~ (mee naar school|naar school|meenemen) ~; ga hem iets aandoen ~',
  },
  sayings:
    '(lach me|lachen|gelachen) ~ (dood|kapot); (dood|sterf) van (de |het |)(honger|dorst|hitte|lachen|verveling|schaamte|kou)',
  help: {
    young:
      'Fijn dat je het vertelt. Het is niet jouw schuld. Vertel het nu meteen aan een volwassene die je vertrouwt, en blijf het vertellen tot iemand je helpt. Ben je in gevaar, bel dan het alarmnummer van jouw land. Een volwassene kan met je een hulplijn zoeken op findahelpline.com.',
    older:
      'Dank je dat je dit vertelt. Het is niet jouw schuld en je hoeft dit niet alleen te doen. Praat nu met een volwassene die je vertrouwt. Is er gevaar, bel dan het alarmnummer van jouw land. Op findahelpline.com vind je gratis hulplijnen.',
    english:
      'Ik kan alleen Engels lezen. Heb je hulp nodig of doet iemand je pijn, vertel het dan nu aan een volwassene die je vertrouwt; bel bij gevaar het alarmnummer van jouw land.',
  },
};

const swedish: Language = {
  code: 'sv',
  words:
    'och att det som en ett på är av för med till den har de inte om jag du han hon vi ni dom mig dig honom henne min mitt mina din ditt sin sitt men eller hur vad vem var när varför vilken många mycket mer ja nej vill kan ska måste får hjälp hej tack snälla läxa skola skolan mamma pappa detta allt inget ingen alltid aldrig göra säga heter år också idag imorgon hemma vän kompis svenska förklara betyder bara så från ut in hos kommer blir varit',
  groups: {
    people:
      '(min|mina|en|den) (pappa|far|styvpappa|låtsaspappa|plastpappa|mamma|mor|styvmamma|farbror|morbror|bror|brorsa|storebror|syster|kusin|farfar|morfar|lärare|tränare|granne|pojkvän|kompis|man|gubbe|föräldrar|klasskamrater)|han|hon|de|dom|någon|pappa|mamma|killarna',
    hits: '(slår|slog|slagit|sparkar|sparkade|misshandlar|misshandlade|skadar|mobbar|knuffar|låser in|hotar|hotade|våldtog|våldtar|utnyttjar|gör illa|gjort illa|bränner|stryper|drar|retar)',
    touches: '(tar på|rör|rörde|tog på|tafsar|tafsade|kysser|pussar|tvingar|tvingade|smeker|rört)',
    photo: '(bild|bilder|foto|foton|video|videor|selfie|nakenbild|nakenbilder|nudes)',
  },
  phrases: {
    'self-harm':
      '(jag |)(vill|ska|skulle vilja|tänker|funderar på|orkar) ~ (dö|ta livet av mig|döda mig|ta mitt liv|inte leva|leva längre|leva mer|försvinna|skada mig|skära mig|vara död|hänga mig|hoppa framför|göra slut på allt|begå självmord|inte finnas); (självmord|självmordstankar|självskada|självskadar|självskadebeteende); ta livet av (mig|sig); (skär|skar|skurit) (mig|mina|i) ~; (skadar|hatar) mig själv ~; gör mig själv illa; ingen ~ (saknar mig|skulle sakna mig|bryr sig|älskar mig|gillar mig|tycker om mig|märka) ~; (bättre) ~ (utan mig|om jag var död|om jag dog|om jag inte fanns) ~; (önskar|borde) ~ (aldrig fötts|aldrig hade fötts|var död|inte fanns|aldrig fötts|inte levde) ~; (hatar mitt liv|orkar inte mer|orkar inte längre|orkar inte leva); livet är (meningslöst|inte värt); (vill inte) (leva|finnas|vakna|vara här) ~; (tabletter|piller) ~ dö',
    abuse:
      '{people} ~ {hits} mig ~; {people} {hits} ~; {people} ~ {touches} ~ mig ~; {people} har ~ (slagit|rört|tagit på|våldtagit|utnyttjat) ~; (blir|är|blivit) ~ (mobbad|slagen|misshandlad|våldtagen|utnyttjad|utfryst|inlåst) ~; (mobbar|retar|slår|sparkar|skrattar åt) mig ~; (tar|tog|rör) ~ (på mig|där nere|snippan|snoppen|mina privata) ~; (rädd|vågar inte) ~ (gå hem|hem|hemma|för pappa|för min pappa|för mamma|för min mamma|för min styvpappa|för honom) ~; (får ingen mat|får inte mat|får inte äta); låser in mig ~; tvingar mig ~',
    grooming:
      '(man|gubbe|någon|främling|kille|person|vuxen|lärare|tränare|okänd|han) ~ (vill ha|ber om|bad om|frågar efter|frågade|tjatar om|vill att jag skickar|vill att jag ska skicka|bad mig skicka) ~ {photo} ~; {photo} (på mig|utan kläder|naken|nakna|i trosor|i underkläder|i bara) ~; nakenbild* ~; skicka (nakna |)({photo}) ~; (vill|ville) ~ (träffa mig|träffas|ses ensamma|att vi ska ses|hämta mig|att jag ska klä av) ~; (inte|får inte|ska inte) (berätta|säga) ~ (någon|föräldrar|mamma|pappa|nåt|något|det till) ~; vår hemlighet ~; (främling|okänd) ~ (nätet|internet|spel|roblox|snapchat|instagram|discord|presenter|bil) ~; (skickade|skickar|visade) ~ (nakenbild|nakenbilder|snopp|naken|kuk) ~; (hotar) ~ (lägga ut|sprida|bilder) ~; (ger|erbjuder) mig ~ (pengar|presenter|robux) ~; pojkvän är (20|21|22|23|24|25|28|30|35|40) ~',
    danger:
      '(har|min bror har|hon har) ~ (svalt|druckit|ätit|tagit) ~ (batteri|knappbatteri|klorin|blekmedel|magnet|magneter|gift|tabletter|piller|tvättmedel|mynt|medicin|alkohol|bensin|rengöringsmedel) ~; (svalde|drack|åt|svalt) ~ (batteri|knappbatteri|klorin|blekmedel|magnet|magneter|gift|tabletter|tvättmedel|medicin) ~; (kan|får) (inte|ingen) (andas|luft) ~; (andas|vaknar|rör sig|svarar) inte ~; (huset|köket|det|lägenheten) (brinner|står i brand) ~; luktar gas ~; (blöder) (mycket|jättemycket|massor) ~; (medvetslös|svimmade|svimmat|drunknar|kvävs|kramper) ~; (har|med) (en |)(kniv|pistol|vapen) ~; (någon|man) ~ (följer efter mig|förföljer|bryter sig in|har brutit sig in|är i huset|utanför dörren) ~; inbrott ~; (ska|vill) (rymma|rymma hemifrån) ~; (gått vilse|instängd|kidnappad|fast här) ~; (vill|ska) döda mig; (dör|döende|överdos) ~; hjälp ~ (snabbt|akut|nödläge) ~',
    threat:
      '(jag |)(vill|ska|tänker) ~ (döda|knivhugga|skjuta|hugga|bränna|slå ihjäl|förgifta|mörda) (min|mina|honom|henne|dem|alla|någon|läraren|han) ~; (kniv|pistol|vapen|bomb) ~ (till skolan|i skolan|med mig) ~',
  },
  sayings: '(dö|dör|dog) (av|nästan av) (skratt|hunger|törst|värme|tristess|skam|nyfikenhet); skrattar ihjäl mig',
  help: {
    young:
      'Tack för att du berättar. Det är inte ditt fel. Berätta nu för en vuxen som du litar på, och fortsätt berätta tills någon hjälper dig. Om du är i fara, ring nödnumret i ditt land. En vuxen kan hjälpa dig att hitta en hjälplinje på findahelpline.com.',
    older:
      'Tack för att du berättar. Det är inte ditt fel, och du behöver inte klara det här ensam. Prata nu med en vuxen som du litar på. Om det är fara, ring nödnumret i ditt land. På findahelpline.com finns gratis hjälplinjer.',
    english:
      'Jag kan bara läsa engelska. Om du behöver hjälp eller någon gör dig illa, berätta nu för en vuxen som du litar på; ring nödnumret i ditt land om det är fara.',
  },
};

const danish: Language = {
  code: 'da',
  words:
    'og at det som en et på er af for med til den har de ikke om jeg du han hun vi mig dig ham hende min mit mine din dit sin men eller hvordan hvad hvem hvor hvornår hvorfor hvilken mange meget mere ja nej vil kan skal må får hjælp hej tak lektier skole skolen mor far dette alt intet ingen altid aldrig gøre sige hedder år også dag i morgen hjemme ven dansk forklar betyder bare så fra ud ind hos bliver været noget nogen',
  groups: {
    people:
      '(min|mine|en|den) (far|stedfar|papfar|mor|stedmor|papmor|onkel|bror|storebror|søster|fætter|kusine|farfar|morfar|bedstefar|lærer|træner|nabo|kæreste|mand|forældre|klassekammerater)|han|hun|de|nogen|far|mor|drengene',
    hits: '(slår|slog|slået|sparker|sparkede|mishandler|skader|mobber|skubber|låser|truer|truede|voldtog|voldtager|misbruger|misbrugt|gør ondt|brænder|kvæler|driller|tæver)',
    touches: '(rører|rørte|tager på|tog på|befamler|kysser|tvinger|tvang|gramser|piller ved|rørt)',
    photo: '(billede|billeder|foto|fotos|video|videoer|selfie|nøgenbillede|nøgenbilleder|nudes)',
  },
  phrases: {
    'self-harm':
      '(jeg |)(vil|ville|skal|tænker på|overvejer|gider|har lyst til|orker) ~ (dø|begå selvmord|tage mit liv|slå mig selv ihjel|ikke leve|leve længere|leve mere|forsvinde|skade mig selv|cutte|skære i mig selv|skære mig|være død|hænge mig selv|ikke være her|tage livet af mig); (selvmord|selvmordstanker|selvskade|cutter); (tage livet af mig|slå mig selv ihjel|dræbe mig selv); (skærer|skar|cutter) (mig|i mig|mig selv|mine|i mine) ~; (skader|hader) mig selv ~; ingen ~ (savner mig|ville savne mig|vil savne mig|elsker mig|kan lide mig|ligeglad|bemærke) ~; (bedre) ~ (uden mig|hvis jeg var død|hvis jeg døde|hvis jeg ikke) ~; (ønsker|gid|ville ønske) ~ (aldrig var født|var død|aldrig blevet født|ikke fandtes) ~; (hader mit liv|kan ikke mere|orker ikke mere|gider ikke leve|gider ikke mere); livet er (meningsløst|ligegyldigt); vil ikke (leve|være her|vågne|eksistere) ~; (piller) ~ dø',
    abuse:
      '{people} {hits} ~; {people} ~ {hits} mig ~; {people} ~ {touches} ~ mig ~; {people} har ~ (slået|rørt|misbrugt|voldtaget|taget på) ~; (bliver|er|blev|blevet) ~ (mobbet|slået|mishandlet|voldtaget|misbrugt|låst inde|holdt udenfor) ~; (mobber|driller|slår|sparker|griner af) mig ~; (rører|rørte|tager|tog) ~ (ved mig|på mig|der nede|dernede|tissekone|tissemand|steder) ~; (bange|tør ikke) ~ (gå hjem|tage hjem|komme hjem|for min far|for far|for min mor|for min stedfar|for ham|derhjemme) ~; (får ikke|får ingen|intet) (mad|noget at spise) ~; låser mig inde ~; tvinger mig ~',
    grooming:
      '(mand|nogen|fremmed|fyr|person|voksen|lærer|træner|ukendt|han) ~ (vil have|beder om|bad om|spørger efter|spurgte om|vil have at jeg sender|bad mig sende) ~ {photo} ~; {photo} (af mig|uden tøj|nøgen|i undertøj|i trusser) ~; nøgenbilled* ~; sende (nøgne |)({photo}) ~; (vil|ville) ~ (møde mig|mødes med mig|mødes|ses alene|hente mig|have at jeg tager tøjet af) ~; (må ikke|ikke) (sige|fortælle) ~ (nogen|forældre|mor|far|noget|det til) ~; vores hemmelighed ~; fremmed ~ (nettet|internettet|spil|roblox|snapchat|instagram|discord|gaver|bil) ~; (sendte|sender|viste) ~ (nøgenbillede|nøgenbilleder|tissemand|nøgen|pik) ~; truer ~ (dele|lægge|billeder) ~; (giver|tilbyder) mig ~ (penge|gaver|robux) ~; kæreste er (20|21|22|23|24|25|28|30|35|40) ~',
    danger:
      '(har|slugte|drak|spiste|sluget) ~ (batteri|knapbatteri|klorin|blegemiddel|magnet|magneter|gift|piller|vaskemiddel|mønt|medicin|alkohol|benzin|rengøringsmiddel) ~; (kan|får) (ikke|ingen) (trække vejret|få vejret|luft|ånde) ~; (trækker ikke vejret|vågner ikke|reagerer ikke|svarer ikke|bevæger sig ikke) ~; (huset|køkkenet|det|lejligheden) (brænder|er i brand|står i flammer) ~; lugter af gas ~; bløder (meget|voldsomt|helt) ~; (bevidstløs|besvimet|besvimede|drukner|kramper|kvæles) ~; (har|med) (en |et |)(kniv|pistol|våben) ~; (nogen|mand) ~ (følger efter mig|forfølger|bryder ind|er brudt ind|er i huset|udenfor døren) ~; indbrud ~; (vil|skal) (stikke af|løbe hjemmefra|løbe væk) ~; (faret vild|låst inde|kidnappet|sidder fast) ~; (vil|ville) (dræbe mig|slå mig ihjel); (dør|døende|overdosis) ~; hjælp ~ (hurtigt|akut|nødsituation) ~',
    threat:
      '(jeg |)(vil|skal) ~ (dræbe|stikke|skyde|slå|forgifte|myrde|brænde) (min|mine|ham|hende|dem|alle|nogen|læreren) ~; (kniv|pistol|våben|bombe) ~ (i skole|i skolen|med i skole|til skolen) ~',
  },
  sayings: '(dø|dør|døde) (af|næsten af) (grin|sult|tørst|varme|kedsomhed|skam|nysgerrighed); grine mig ihjel',
  help: {
    young:
      'Tak, fordi du fortæller det. Det er ikke din skyld. Fortæl det nu til en voksen, du stoler på, og bliv ved med at fortælle det, til nogen hjælper dig. Hvis du er i fare, så ring til alarmnummeret i dit land. En voksen kan finde en hjælpelinje sammen med dig på findahelpline.com.',
    older:
      'Tak, fordi du fortæller det. Det er ikke din skyld, og du skal ikke klare det alene. Tal nu med en voksen, du stoler på. Hvis der er fare, så ring til alarmnummeret i dit land. På findahelpline.com finder du gratis hjælpelinjer.',
    english:
      'Jeg kan kun læse engelsk. Hvis du har brug for hjælp, eller nogen gør dig ondt, så fortæl det nu til en voksen, du stoler på; ring til alarmnummeret i dit land, hvis der er fare.',
  },
};

const norwegian: Language = {
  code: 'no',
  words:
    'og at det som en et på er av for med til den har de ikke om jeg du han hun vi meg deg ham henne min mitt mine din ditt sin men eller hvordan hva hvem hvor når hvorfor hvilken mange mye mer ja nei vil kan skal må får hjelp hei takk lekser skole skolen mamma pappa dette alt ingenting ingen alltid aldri gjøre si heter år også dag morgen hjemme venn norsk forklar betyr bare så fra ut inn hos blir vært noe noen',
  groups: {
    people:
      '(min|mine|en|den) (far|pappa|stefar|mor|mamma|stemor|onkel|bror|storebror|søster|fetter|kusine|bestefar|lærer|trener|nabo|kjæreste|mann|foreldre|klassekamerater)|(pappa|faren|mammaen|moren|stefaren|onkelen|broren|læreren|treneren|kjæresten|foreldrene) (min|mine)|han|hun|de|noen|pappa|mamma|guttene',
    hits: '(slår|slo|slått|sparker|sparket|mishandler|skader|mobber|dytter|låser|truer|truet|voldtok|voldtar|misbruker|misbrukt|gjør vondt|brenner|kveler|erter|banker)',
    touches: '(tar på|rører|rørte|tok på|tafser|kysser|tvinger|tvang|klår|beføler|rørt)',
    photo: '(bilde|bilder|foto|video|videoer|selfie|nakenbilde|nakenbilder|nudes)',
  },
  phrases: {
    'self-harm':
      '(jeg |)(vil|ville|skal|tenker på|vurderer|orker|har lyst til) ~ (dø|begå selvmord|ta livet mitt|ta mitt eget liv|ta livet av meg|drepe meg selv|ikke leve|leve lenger|leve mer|forsvinne|skade meg selv|kutte meg|kutte meg selv|være død|henge meg|ikke være her|ta selvmord); (selvmord|selvmordstanker|selvskading|selvskader); (ta livet av meg|drepe meg selv); (kutter|skjærer|kuttet) (meg|meg selv|armene|håndleddet) ~; (skader|hater) meg selv ~; ingen ~ (savner meg|ville savne meg|vil savne meg|ville savnet meg|elsker meg|liker meg|bryr seg|merke) ~; (bedre) ~ (uten meg|hvis jeg var død|hvis jeg døde|om jeg ikke) ~; (ønsker|skulle ønske) ~ (aldri var født|var død|aldri ble født|ikke fantes|aldri hadde blitt født) ~; (hater livet mitt|orker ikke mer|klarer ikke mer|orker ikke leve); livet er meningsløst; vil ikke (leve|være her|våkne|eksistere) ~; (piller|tabletter) ~ dø',
    abuse:
      '{people} {hits} ~; {people} ~ {hits} meg ~; {people} ~ {touches} ~ meg ~; {people} har ~ (slått|rørt|misbrukt|voldtatt|tatt på) ~; (blir|er|ble|blitt) ~ (mobbet|mobba|slått|mishandlet|voldtatt|misbrukt|innelåst|utestengt) ~; (mobber|erter|slår|sparker|ler av) meg ~; (tar|tok|rører|rørte) ~ (på meg|der nede|tissen|privat*) ~; (redd|tør ikke) ~ (gå hjem|dra hjem|hjem|for faren min|for pappa|for moren min|for mamma|for stefaren min|for ham) ~; (får ikke|får ingen) mat ~; låser meg inne ~; tvinger meg ~',
    grooming:
      '(mann|noen|fremmed|fyr|person|voksen|lærer|trener|ukjent|han) ~ (vil ha|ber om|ba om|spør om|spurte om|maser om|ba meg sende|vil at jeg skal sende) ~ {photo} ~; {photo} (av meg|uten klær|naken|nakne|i undertøy|i trusa) ~; nakenbilde* ~; sende (nakne |)({photo}) ~; (vil|ville) ~ (møte meg|møtes|treffe meg|hente meg|at jeg skal kle av) ~; (må ikke|ikke) (si|fortelle) ~ (noen|foreldre|mamma|pappa|noe|det til) ~; vår hemmelighet ~; hemmeligheten vår ~; fremmed ~ (nettet|internett|spill|roblox|snapchat|instagram|discord|gaver|bil) ~; (sendte|sender|viste) ~ (nakenbilde|nakenbilder|tiss|naken|penis) ~; truer ~ (dele|legge ut|spre|bilder) ~; (gir|tilbyr) meg ~ (penger|gaver|robux) ~; kjæreste* ~ er (20|21|22|23|24|25|28|30|35|40) ~',
    danger:
      '(har|svelget|svelga|drakk|spiste) ~ (batteri|knappebatteri|klor|klorin|blekemiddel|magnet|magneter|gift|piller|tabletter|vaskemiddel|mynt|medisin|alkohol|bensin) ~; (får|kan) ikke (puste|puste lenger|puster) ~; (puster ikke|våkner ikke|reagerer ikke|svarer ikke|rører seg ikke) ~; (huset|kjøkkenet|det|leiligheten) (brenner|er i brann|står i flammer) ~; lukter gass ~; blør (mye|masse|veldig) ~; (bevisstløs|besvimt|besvimte|drukner|kramper|kveles) ~; (har|med) (en |et |)(kniv|pistol|våpen) ~; (noen|mann) ~ (følger etter meg|forfølger|bryter seg inn|har brutt seg inn|er i huset|utenfor døra) ~; innbrudd ~; (vil|skal) (rømme|stikke av|rømme hjemmefra) ~; (gått meg bort|innelåst|kidnappet|sitter fast) ~; (vil|skal) drepe meg; (dør|døende|overdose) ~; hjelp ~ (fort|akutt|nødsituasjon) ~',
    threat:
      '(jeg |)(vil|skal) ~ (drepe|stikke|knivstikke|skyte|banke|forgifte|myrde|brenne) (faren|broren|min|mine|han|ham|henne|dem|alle|noen|læreren) ~; (kniv|pistol|våpen|bombe) ~ (på skolen|til skolen|med på skolen) ~',
  },
  sayings: '(dø|dør|døde) (av|nesten av) (latter|sult|tørst|varme|kjedsomhet|skam|nysgjerrighet); le meg i hjel',
  help: {
    young:
      'Takk for at du forteller det. Det er ikke din skyld. Si det nå til en voksen du stoler på, og fortsett å si det til noen hjelper deg. Hvis du er i fare, ring nødnummeret i landet ditt. En voksen kan finne en hjelpelinje sammen med deg på findahelpline.com.',
    older:
      'Takk for at du forteller det. Det er ikke din skyld, og du trenger ikke å klare dette alene. Snakk nå med en voksen du stoler på. Hvis det er fare, ring nødnummeret i landet ditt. På findahelpline.com finner du gratis hjelpelinjer.',
    english:
      'Jeg kan bare lese engelsk. Hvis du trenger hjelp eller noen gjør deg vondt, si det nå til en voksen du stoler på; ring nødnummeret i landet ditt hvis det er fare.',
  },
};

export const germanic: readonly Language[] = [german, dutch, swedish, danish, norwegian];

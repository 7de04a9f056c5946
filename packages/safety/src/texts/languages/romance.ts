import type { Language } from './language.ts';

const spanish: Language = {
  code: 'es',
  words:
    'que de la el los las un una unos unas y o en es no mi mis tu tus su sus yo me te se lo le por para con sin como cómo qué quién dónde cuándo cuál cuánto cuántos porque pero más muy ya si sí soy eres estoy está están hay tengo tiene quiero puedo puede ayuda ayúdame hola gracias favor tarea escuela mamá papá del al esto eso este esta todo nada nadie siempre nunca hacer decir gusta llamo años también hoy mañana casa amigo amiga español significa explica',
  groups: {
    people:
      '(mi|un|una|el|la) (papá|papi|padre|padrastro|mamá|mami|madre|madrastra|tío|tía|hermano|hermana|primo|prima|abuelo|abuela|profe|profesor|profesora|maestro|maestra|entrenador|vecino|padrino|novio|compañero|señor|hombre|viejo|familia|hermanastro)|mis (padres|papás|hermanos|compañeros)|él|ella|ellos|alguien',
    hits: '(pega|pegan|pegó|golpea|golpean|golpeó|maltrata|maltratan|patea|patean|empuja|azota|lastima|lastiman|lastimó|daña|encierra|encerró|quema|quemó|insulta|amenaza|amenazó|amenazan|grita y pega|pegaba|abusa|abusó|abusan|violó|viola|manosea|manoseó)',
    touches: '(toca|tocó|tocan|tocaba|acaricia|besa|besó|desnuda|obliga|obligó)',
    photo: '(foto|fotos|video|videos|selfie|imágenes|pack|nudes)',
  },
  phrases: {
    'self-harm':
      'me (quiero|quisiera|voy a|pienso|tengo que|gustaría) ~ (matar|suicidar|ahorcar|morir|lastimar|cortar|desaparecer); (quiero|quisiera|voy a|pienso|tengo que|deseo|gustaría|ganas de) ~ (matarme|suicidarme|ahorcarme|morir|morirme|desaparecer|desaparecerme|lastimarme|cortarme|hacerme daño|tirarme); (quiero|quisiera) estar (muerto|muerta); (matarme|suicidarme|ahorcarme|suicidio|suicida); quitarme la vida; (acabar|terminar) con (mi vida|todo); ojalá ~ (muriera|muriese|muerto|muerta|no hubiera nacido|no despertara); no quiero (~ vivir|vivir|seguir viviendo|seguir viva|seguir vivo|seguir así|existir|estar viva|estar vivo|despertar); me (corto|corté|hago daño|lastimo|estoy cortando|autolesiono); (corto|cortarme) ~ (brazos|brazo|muñecas|muñeca|piernas|venas); (nadie|a nadie) ~ (extrañaría|echaría de menos|importaría|importo|me quiere|me extrañaría); (mejor|mejores) ~ (sin mí|muerto|muerta|si me muero|si no existiera|si yo no estuviera); no (debería|debí|quería) haber nacido; (odio|ya no aguanto|no aguanto más) ~ mi vida; la vida no tiene sentido; ya no (puedo más|aguanto más|quiero vivir|quiero estar aquí); (tomar|tomarme|tomé) ~ pastillas (para morir|para no despertar); me odio ~ (quiero|vida|mucho); dejar de (vivir|existir|comer para)',
    abuse:
      '{people} ~ me {hits}; {people} ~ me {touches}; me {hits} ~ {people}; me (pegan|golpean|maltratan|acosan|molestan|humillan) ~ (casa|escuela|colegio|todos los días|clase|recreo|instituto); (me hacen|sufro|hay|víctima de) (bullying|acoso); me (tocó|toca|tocan) ~ (ahí|abajo|partes|privadas|íntimas|donde no|sin permiso); (han violado|violaron|abusaron de mí|abusa de mí|abusó de mí|abusan de mí|me violó); (miedo|asusta) ~ (volver a casa|ir a casa|mi papá|mi padre|mi padrastro|mi mamá|mi tío|estar en casa); no me (dan|dejan) (de comer|comida|comer); me (encierran|encierra|encerraron) ~; me obliga* a; (todos|compañeros|niños) ~ (se burlan de mí|me odian y|me pegan)',
    grooming:
      '(hombre|señor|alguien|desconocido|desconocida|chico|tipo|persona|adulto|profe|profesor|entrenador|amigo|él) ~ (me pide|me pidió|pide|pidió|quiere|exige) ~ {photo}; (me pide|me pidió|me piden|que le mande|que le envíe|mandarle|enviarle|me pidieron) ~ {photo}; {photo} (mía|mías|mio|desnuda|desnudo|sin ropa|en ropa interior|íntimas); (quiere|quería|quieren) (verme|conocerme|encontrarse|quedar|que nos veamos|que me quite) ~; (me dijo|dice|dijo) ~ (no le diga|no se lo diga|no diga nada|no cuente|no le cuente|sea nuestro secreto|guarde el secreto|es nuestro secreto|es un secreto); nuestro secreto; (desconocido|desconocida|extraño) ~ (internet|juego|roblox|whatsapp|instagram|discord|regalos|coche|carro); (me manda|me mandó|me envió|me envía|me enseñó) ~ (fotos|videos|foto|desnudo|partes|pene); (me ofrece|me ofreció|me da|me regala) ~ (dinero|regalos|robux) ~; (amenaza|amenazó) con (publicar|subir|difundir) ~; (novio|novia) tiene (veinte|treinta|20|21|22|23|24|25|26|28|30|35|40)',
    danger:
      '(me tragué|tragué|se tragó|tragó|se ha tragado|me he tragado|se comió|bebió|se bebió|tomó|me tomé|me bebí) ~ (pila|batería|lejía|cloro|imán|imanes|veneno|pastillas|detergente|moneda|medicinas|medicamentos|jabón|alcohol|gasolina); (no puedo|no puede|no consigo) respirar; no (respira|despierta|se despierta|reacciona|responde); (casa|cocina|cuarto|edificio) ~ (se quema|está en llamas|se está quemando|en fuego|incendio|ardiendo); hay (un incendio|fuego|un ladrón|alguien dentro|olor a gas); huele a gas; (está|estoy|sigue) (sangrando|inconsciente); mucha sangre; (se desmayó|desmayado|desmayada|inconsciente|convulsión|convulsiones|ahogando|ahogó); (tiene|trae|con|trajo|saca|sacó) ~ (cuchillo|pistola|arma|navaja); (alguien|hombre|tipo) ~ (me sigue|me está siguiendo|me persigue|entró|está entrando|quiere entrar|romper la puerta); (quiero|voy a) (escaparme|fugarme|huir) ~; estoy (perdido|perdida|atrapado|atrapada|secuestrad*); (ayuda|ayúdame|auxilio|socorro) ~ (emergencia|peligro|por favor rápido|se muere|se está muriendo); se está muriendo; sobredosis; me (quiere|va a|quieren|van a) matar',
    threat:
      '(voy a|quiero|pienso|juro que voy a|ganas de) (matar|apuñalar|disparar|envenenar|lastimar|golpear|quemar) a ~; (voy a|quiero) (matarlo|matarla|matarlos|apuñalarlo|dispararle|quemar la escuela|matar a todos|matarlos a todos); (llevar|llevaré|traer) ~ (pistola|cuchillo|arma|navaja|bomba) ~ (escuela|colegio|clase|instituto)',
  },
  sayings:
    'de (la |el |tanto |tanta |)(risa|reír*|vergüenza|amor|calor|frío|hambre|sed|sueño|ganas|emoción|aburrimiento|envidia|curiosidad|pena ajena); vivir en (la|el|un|una|otro|marte|luna)',
  help: {
    young:
      'Gracias por contármelo. No es tu culpa. Por favor, díselo ahora mismo a un adulto de confianza y sigue contándolo hasta que alguien te ayude. Si estás en peligro, llama al número de emergencias de tu país. Un adulto puede buscar contigo una línea de ayuda en findahelpline.com.',
    older:
      'Gracias por contarlo. No es tu culpa, y no tienes que pasar por esto a solas. Habla ahora con un adulto de confianza. Si hay peligro, llama al número de emergencias de tu país. En findahelpline.com encuentras líneas de ayuda gratuitas.',
    english:
      'Solo sé leer inglés. Si necesitas ayuda o alguien te hace daño, díselo ahora a un adulto de confianza; si hay peligro, llama al número de emergencias de tu país.',
  },
};

const french: Language = {
  code: 'fr',
  words:
    "que qui quoi de la le les un une des et ou est en ne pas je j'ai j ai tu il elle nous vous ils elles mon ma mes ton ta tes son sa ses ce cette c'est c est pour avec sans dans sur comment pourquoi quand où quel quelle combien suis es sommes sont ai as avons ont veux peux peut aide aidez bonjour salut merci devoirs école maman papa du au aux plus très rien personne jamais toujours faire dire aime m'appelle appelle ans aussi aujourd'hui maison ami amie français moi toi explique signifie s'il plaît",
  groups: {
    people:
      '(mon|ma|un|une|le|la) (père|papa|beau-père|beau père|mère|maman|belle-mère|oncle|tante|frère|sœur|cousin|cousine|grand-père|grand père|grand-mère|papi|papy|prof|professeur|maître|maîtresse|entraîneur|coach|voisin|copain|petit ami|homme|monsieur|demi-frère|demi frère|type|mec|famille)|mes (parents|frères|camarades)|il|elle|ils|on|quelqu un',
    hits: '(frappe|frappent|a frappé|ont frappé|tape|tapent|a tapé|bat|battent|a battu|gifle|a giflé|cogne|maltraite|maltraitent|fait du mal|fait mal|font du mal|enferme|a enfermé|insulte|menace|a menacé|pousse|harcèle|harcèlent|viole|a violé|a agressé|agresse|agressent|brûle|étrangle|crie et)',
    touches: '(touche|a touché|touchait|caresse|embrasse|a embrassé|déshabille|force|oblige|a forcé|a obligé)',
    photo: '(photo|photos|vidéo|vidéos|selfie|selfies|nudes|nude)',
  },
  phrases: {
    'self-harm':
      '(veux|voudrais|vais|aimerais|envie de|envie d|pense à|voulais) ~ (mourir|me tuer|me suicider|crever|disparaître|en finir|me pendre|me faire du mal|me couper|me scarifier|être mort|être morte|mettre fin à ma vie|sauter par la fenêtre|me jeter); (me suicider|me tuer|me pendre|suicide|suicidaire|me scarifie|scarifie|scarifier|automutile|automutilation); mettre fin à (mes jours|ma vie|tout); (ne |n |)(veux|ai) (plus|pas) (envie de |d |)(vivre|exister|être là|être en vie|me réveiller|être ici); (ne veux|veux) plus ~ (vivre|exister|continuer); je me (coupe|taillade|fais du mal|blesse|hais|mutile|brûle exprès); (coupe|couper|taillader) ~ (bras|poignets|veines|cuisses|poignet); personne ~ (m aime|me regretterait|manquerais|ne remarquerait|aimerait|s en soucierait); (mieux|serait mieux|seraient mieux) ~ (sans moi|mort|morte|si je mourais|si j étais mort|si j étais morte|si j existais pas); (aurais|jamais) ~ (dû naître|né|née|naître); (marre|ras le bol|déteste|hais) ~ (de vivre|de la vie|ma vie); (je |)(n en peux|en peux) plus ~; la vie (n a|a) ~ (plus|pas|aucun) ~ sens; (serait|irait) mieux sans moi; (avaler|prendre) ~ (cachets|médicaments|pilules) pour (mourir|dormir|en finir)',
    abuse:
      '{people} ~ (me|m) {hits}; {people} ~ (me|m) {touches}; (me fait|me font|fais|suis|subis) ~ (harceler|harcelé|harcelée|du harcèlement|frapper|taper|battre|battu|battue|abusé|abusée|violé|violée|maltraité|maltraitée); (on|ils|élèves|enfants) ~ (me frappent|me tapent|se moquent de moi|m insultent|m embêtent|me harcèlent); (m a|me) (touché|touche|touchée) ~ (là|bas|culotte|parties|intimes|privées|endroits|sexe|fesses|pas voulu|pas envie); (a|ont) abusé de moi; abuse de moi; (peur) ~ (rentrer à la maison|rentrer chez moi|de mon père|de mon beau-père|de ma mère|de mes parents|mon oncle|mon papa|d aller à l école); (ne me donnent|me donnent|me donne|donne) (pas|plus|rien) ~ manger; m (enferme|enferment|a enfermé|a enfermée) ~; harcèlement; me laisse* ~ sans manger',
    grooming:
      '(homme|monsieur|quelqu un|inconnu|inconnue|mec|type|gars|personne|adulte|prof|entraîneur|ami|il) ~ (me demande|m a demandé|demande|veut|a demandé|exige|voudrait) ~ {photo}; (me demande|m a demandé|demandent|d envoyer|lui envoyer|envoie|que j envoie) ~ {photo}; {photo} (de moi|nue|nu|nues|sans vêtements|en sous-vêtements|intimes|sexy|toute nue|en maillot); (veut|voulait|voudrait|propose) ~ (me rencontrer|me voir seule|me voir seul|qu on se voie|qu on se rencontre|venir me chercher); (m a dit|dit|me dit|demande) ~ (de ne rien dire|de pas le dire|de ne pas en parler|garder le secret|notre secret|pas le dire à|ne le dis pas|c est un secret|ne pas le dire); notre (petit |)secret; (inconnu|inconnue|étranger) ~ (internet|jeu|roblox|snap|snapchat|instagram|discord|cadeaux|voiture|en ligne|whatsapp); (m envoie|m a envoyé|m a montré|me montre) ~ (photos|vidéos|photo|nu|nue|sexe|zizi|pénis); (m offre|m a offert|me donne|propose) ~ (argent|cadeaux|robux|de l argent) ~; menace de (publier|diffuser|montrer|partager) ~; (copain|petit ami) a (vingt|trente|20|21|22|23|24|25|28|30|35|40)',
    danger:
      '(j ai|a|il a|elle a|s est) (avalé|bu|mangé|ingéré) ~ (pile|javel|aimant|aimants|poison|médicaments|cachets|comprimés|lessive|pièce|produit|détergent|pilules|alcool|essence); (n arrive|arrive|peux|peut|n arrivons) (plus|pas) à respirer; (peux|peut) (plus|pas) respirer; (respire|bouge|répond|se réveille|réagit) (plus|pas); (maison|cuisine|chambre|immeuble|appartement) ~ (brûle|en feu|prend feu|est en feu); il y a (le |un |)(feu|incendie|une fuite de gaz|odeur de gaz|quelqu un dans la maison|voleur); sent le gaz; odeur de gaz; (saigne|saigné) ~ (beaucoup|partout|pas arrêter|plus); (évanoui|évanouie|inconscient|inconsciente|convulsions|étouffe|s étouffe|noyé|se noie); (a|avec|tient|sort|apporté|amené) un (couteau|pistolet|fusil|flingue|arme); une arme; (quelqu un|homme|type|mec|inconnu) ~ (me suit|entre chez|est entré|essaie d entrer|force la porte|frappe à la porte); (veux|vais) ~ (fuguer|m enfuir|partir de chez moi|me sauver); (suis|je suis) (perdu|perdue|coincé|coincée|enfermé|enfermée|en danger|kidnappé*); (veut|va|veulent) (me|m) tuer; (au secours|appelle les secours|à l aide); (est en train de|va) mourir; overdose',
    threat:
      '(vais|veux|envie de|jure que je vais|voudrais) (tuer|poignarder|buter|planter|tirer sur|brûler|frapper|empoisonner|étrangler) (mon|ma|mes|le|la|les|tout|tous|ce|cette|quelqu un|un) ~; (vais|veux) (le|la|les) (tuer|buter|poignarder|planter|frapper); (apporter|amener|emmener|ramener|venir avec) ~ (couteau|pistolet|arme|fusil|bombe) ~ (école|collège|lycée|classe)',
  },
  sayings:
    '(mourir|mort|morte|crever) de (rire|faim|soif|chaud|froid|honte|fatigue|peur|ennui|trouille|envie); me tuer à la tâche',
  help: {
    young:
      "Merci de me l'avoir dit. Ce n'est pas ta faute. Parle maintenant à un adulte en qui tu as confiance, et continue d'en parler jusqu'à ce que quelqu'un t'aide. Si tu es en danger, appelle le numéro d'urgence de ton pays. Un adulte peut chercher avec toi une ligne d'aide sur findahelpline.com.",
    older:
      "Merci de l'avoir dit. Ce n'est pas ta faute, et tu n'as pas à traverser cela sans aide. Parle tout de suite à un adulte en qui tu as confiance. S'il y a danger, appelle le numéro d'urgence de ton pays. Tu trouves des lignes d'aide gratuites sur findahelpline.com.",
    english:
      "Je ne sais lire que l'anglais. Si tu as besoin d'aide ou si quelqu'un te fait du mal, dis-le maintenant à un adulte en qui tu as confiance ; en cas de danger, appelle le numéro d'urgence de ton pays.",
  },
};

const portuguese: Language = {
  code: 'pt',
  words:
    'que de a o os as um uma e ou em é não meu minha meus minhas seu sua eu me te se lhe por para com sem como porque quando onde quem qual quanto quantos mas mais muito já sim sou és estou está estão há tenho tem quero posso pode ajuda ajude ajudem olá oi obrigado obrigada lição dever escola mãe pai do da dos das no na nos nas isto isso este esta tudo nada ninguém sempre nunca fazer dizer gosto chamo anos também hoje amanhã casa amigo amiga português você vocês tô pra explica significa dever',
  groups: {
    people:
      '(o meu|a minha|meu|minha|um|uma|o|a) (pai|papai|padrasto|mãe|mamãe|madrasta|tio|tia|irmão|irmã|primo|prima|avô|avó|vovô|professor|professora|treinador|vizinho|namorado|colega|homem|moço|senhor|cara|família|padrinho)|(os |)meus (pais|irmãos|colegas)|ele|ela|eles|alguém',
    hits: '(bate|batem|bateu|batia|agride|agrediu|agridem|espanca|espancou|machuca|machucou|machucam|maltrata|chuta|empurra|queima|queimou|tranca|trancou|prende|xinga|ameaça|ameaçou|estuprou|abusa|abusou|violou|magoa|soca)',
    touches:
      '(toca|tocou|tocava|toca em mim|beija|beijou|acaricia|obriga|obrigou|passa a mão|passou a mão|apalpa|apalpou|mexe em mim|mexeu em mim)',
    photo: '(foto|fotos|vídeo|vídeos|selfie|imagens|nudes|nude)',
  },
  phrases: {
    'self-harm':
      '(quero|queria|vou|penso em|pensando em|vontade de|gostaria de|pensei em) ~ (morrer|me matar|matar-me|suicidar|me suicidar|suicidar-me|desaparecer|sumir|me cortar|cortar-me|me machucar|me enforcar|acabar com tudo|acabar com a minha vida|me jogar|estar morto|estar morta); (me matar|matar-me|me suicidar|suicídio|suicida|me enforcar); (tirar|acabar com|terminar com) ~ minha (própria |)vida; não quero (mais |)(viver|existir|estar viva|estar vivo|acordar|continuar|estar aqui); não quero ~ (viver|existir) mais; (me corto|corto-me|me cortei|cortei-me|me machuco|me mutilo|automutilação|tô me cortando|estou me cortando); (corto|cortei|cortar) ~ (braços|braço|pulsos|pulso|pernas); ninguém ~ (sentiria minha falta|sentiria a minha falta|me ama|gosta de mim|se importa|se importaria|ia sentir); (melhor|melhores) ~ (sem mim|morto|morta|se eu morresse|se eu não existisse); (não devia|nunca devia|nunca deveria|queria nunca) ~ (ter nascido|nascido); (odeio|cansei|cansado|cansada|farto|farta) ~ (da vida|minha vida|de viver|da minha vida); a vida não (faz|tem) (mais |)sentido; não aguento mais ~; (tomar|tomei) ~ (comprimidos|remédios) para (morrer|não acordar|dormir)',
    abuse:
      '{people} ~ (me|em mim) {hits}; {people} ~ me {touches}; {people} ~ {hits} (em mim|me); {people} ~ (passa|passou|põe|pôs) a mão ~ mim; {people} ~ (toca-me|bate-me|tocou-me|bateu-me|batem-me|magoa-me|agride-me|toca em mim|mexe em mim|mexeu em mim|tocou em mim|abusa de mim|abusou de mim|grita comigo e); (me batem|batem-me|me agridem|gozam comigo|riem de mim|me zoam|me humilham|me xingam) ~; (sofro|sofrendo|fazem|vítima de) (bullying|abuso|agressão); (tocou|toca|mexeu|mexe) ~ (partes|íntimas|privadas|lá embaixo|onde não|sem eu querer); (abusaram de mim|abusa de mim|abusou de mim|fui abusada|fui abusado|fui estuprada|me estuprou|fui violada|violaram-me); (medo) ~ (voltar para casa|voltar pra casa|ir para casa|ir pra casa|do meu pai|do meu padrasto|da minha mãe|do meu tio|ficar em casa); não me (dão|deixam) (comida|comer|de comer); (me trancam|me tranca|me trancou|me trancaram|tranca-me) ~; me obriga* a',
    grooming:
      '(homem|moço|alguém|desconhecido|estranho|cara|pessoa|adulto|professor|treinador|amigo|ele|senhor) ~ (me pede|me pediu|pede|pediu|quer|pediu-me|pede-me|exige) ~ {photo}; (me pede|me pediu|pediu-me|pede-me|me pediram|mandar|enviar|pra eu mandar) ~ {photo}; {photo} (minha|minhas|nua|nu|pelada|pelado|sem roupa|íntimas|de calcinha); (quer|queria) ~ (me encontrar|encontrar-me|me ver sozinha|me conhecer|encontrar comigo|se encontrar|que eu tire a roupa|me buscar); (me disse|disse|falou|pediu) ~ (para não contar|pra não contar|não contar|guardar segredo|é segredo|nosso segredo|é nosso segredo|não dizer a ninguém|não conte|não contes); nosso (segredo|segredinho); (desconhecido|estranho) ~ (internet|jogo|roblox|whatsapp|instagram|discord|presentes|carro); (me manda|me mandou|mandou-me|me enviou|me mostrou) ~ (fotos|vídeos|foto|nu|pelado|partes|pinto); (me oferece|me ofereceu|me dá|ofereceu-me) ~ (dinheiro|presentes|robux) ~; ameaça* ~ (publicar|postar|divulgar|mostrar|vazar) ~; namorado tem (vinte|trinta|20|21|22|23|24|25|28|30|35|40)',
    danger:
      '(engoli|engoliu|bebi|bebeu|comeu|comi|tomei|tomou) ~ (pilha|bateria|água sanitária|lixívia|cloro|íman|ímã|ímãs|veneno|comprimidos|remédios|remédio|detergente|moeda|produto|sabão|álcool|gasolina|candida); não (consigo|consegue|estou conseguindo) respirar; não (respira|acorda|está respirando|está a respirar|responde|se mexe|reage); (casa|cozinha|quarto|prédio) ~ (pegando fogo|a arder|em chamas|está em fogo|incêndio|pegou fogo); (há|tem|tá) (um |)(fogo|incêndio|ladrão|cheiro de gás|alguém dentro); (cheiro|cheira) (de|a) gás; cheira a gás; (sangrando|a sangrar|sangra) ~; muito sangue; (desmaiou|desmaiado|desmaiada|inconsciente|convulsão|engasgou|engasgado|engasgada|engasgando|sufocando|se afogou|afogando); (tem|com|está com|trouxe|puxou) uma (faca|arma|pistola|navalha); (alguém|homem|cara) ~ (me seguindo|a seguir-me|me segue|invadiu|invadindo|entrou em casa|tentando entrar|a tentar entrar); (quero|vou) fugir ~; (estou|tô) (perdido|perdida|preso|presa|em perigo); (quer|vai|querem) me matar; (socorro|me ajuda por favor|me ajudem); está morrendo; overdose',
    threat:
      '(vou|quero|vontade de|juro que vou) (matar|esfaquear|atirar em|atirar no|envenenar|bater|machucar|queimar|dar um tiro) (o|a|os|as|meu|minha|meus|todo|todos|em|no|na|alguém|ele|ela|esse) ~; (vou|quero) (matá-lo|matá-la|matar todos|matar todo mundo|matar ele|matar ela); (levar|trazer|levo) ~ (faca|arma|pistola|bomba) ~ (escola|colégio|aula)',
  },
  sayings:
    '(morrer|morrendo|morto|morta|morri) de (rir|riso|fome|sede|calor|frio|vergonha|sono|medo|amor|saudade|tédio|inveja|vontade)',
  help: {
    young:
      'Obrigado por me contares. A culpa não é tua. Fala agora com um adulto em quem confias e continua a contar até alguém te ajudar. Se estás em perigo, liga para o número de emergência do teu país. Um adulto pode procurar contigo uma linha de ajuda em findahelpline.com.',
    older:
      'Obrigado por contar. A culpa não é sua, e não precisa passar por isto sem ajuda. Fale agora com um adulto de confiança. Se houver perigo, ligue para o número de emergência do seu país. Em findahelpline.com há linhas de ajuda gratuitas.',
    english:
      'Só sei ler inglês. Se precisas de ajuda ou se alguém te faz mal, conta agora a um adulto em quem confias; se há perigo, liga para o número de emergência do teu país.',
  },
};

const italian: Language = {
  code: 'it',
  words:
    "che di la il lo i gli le un una uno e o è in non mi ti si ci mio mia miei mie tuo tua suo sua io tu lui lei noi voi loro per con senza come perché quando dove chi quale quanto quanti ma più molto già sì sono sei siamo ho hai ha hanno voglio posso può aiuto aiutami ciao grazie compiti scuola mamma papà del della dei delle al alla nel nella questo questa tutto niente nessuno sempre mai fare dire piace chiamo anni anche oggi domani casa amico amica italiano sto sta spiega significa cosa c'è",
  groups: {
    people:
      '(mio|mia|il mio|la mia|un|una|il|la) (padre|papà|patrigno|madre|mamma|matrigna|zio|zia|fratello|sorella|cugino|cugina|nonno|nonna|prof|professore|professoressa|maestro|maestra|allenatore|vicino|ragazzo|compagno|uomo|signore|tipo|famiglia)|(i miei|miei) (genitori|fratelli|compagni)|i miei|lui|lei|loro|qualcuno',
    hits: '(picchia|picchiano|ha picchiato|ha picchiata|colpisce|ha colpito|maltratta|maltrattano|fa male|fa del male|fanno male|fanno del male|dà schiaffi|da schiaffi|schiaffeggia|prende a|calci|spinge|chiude|ha chiuso|insulta|insultano|minaccia|ha minacciato|violenta|ha violentato|ha violentata|ha abusato|abusa|brucia|mena|menano|bullizza|bullizzano)',
    touches:
      '(tocca|ha toccato|ha toccata|toccava|bacia|ha baciato|accarezza|spoglia|obbliga|costringe|ha costretto|ha costretta)',
    photo: '(foto|fotografie|video|selfie|immagini|nudes)',
  },
  phrases: {
    'self-harm':
      '(voglio|vorrei|sto per|penso di|pensando di|pensato di|ho voglia di|volevo) ~ (morire|uccidermi|ammazzarmi|suicidarmi|sparire|scomparire|farla finita|farmi del male|tagliarmi|impiccarmi|buttarmi|essere morto|essere morta|togliermi la vita); (uccidermi|ammazzarmi|suicidarmi|suicidio|togliermi la vita|impiccarmi|autolesionismo); (mi uccido|mi ammazzo|mi suicido|mi ucciderò); farla finita; non voglio (più |)(vivere|esistere|essere viva|essere vivo|svegliarmi|andare avanti|stare al mondo|stare qui); non ho più voglia di vivere; (mi taglio|mi sono tagliata|mi sono tagliato|mi faccio del male|mi faccio male|mi ferisco); (taglio|tagliarmi|tagliata|tagliato) ~ (braccia|braccio|polsi|vene|gambe); nessuno ~ (mi vuole bene|sentirebbe la mia mancanza|mi ama|gli importa|importerebbe|mi mancherebbe|si accorgerebbe); (meglio|starebbero meglio) ~ (senza di me|morto|morta|se morissi|se non esistessi|se non ci fossi); (mai|non) ~ (dovuto nascere|essere nato|essere nata|nato|nata); (odio la mia vita|odio vivere|stanco di vivere|stanca di vivere); la vita non ha (più |)senso; non ce la faccio più ~; (prendere|ho preso) ~ pastiglie per morire; mi odio ~',
    abuse:
      '{people} ~ mi {hits}; {people} ~ mi {touches}; mi (picchiano|prendono in giro|bullizzano|insultano|maltrattano|menano|tormentano) ~; (subisco|vittima di) (bullismo|abusi|violenza); (mi ha|mi|mi hanno) (toccato|tocca|toccata) ~ (lì|sotto|parti|intime|private|dove non|senza); (ha abusato di me|abusa di me|abusano di me|stata violentata|stato violentato|sono stata abusata|sono stato abusato); (paura) ~ (tornare a casa|andare a casa|di mio padre|di mio papà|del mio patrigno|di mia madre|di mia mamma|di mio zio|stare a casa); non mi (danno|dà|fanno) (da |)mangiare; mi (chiudono|chiude|ha chiuso|ha chiusa|rinchiude) ~ (cantina|armadio|camera|stanza|bagno|chiave|casa); mi (costringe|obbliga) ~',
    grooming:
      '(uomo|signore|qualcuno|sconosciuto|tizio|tipo|persona|adulto|prof|allenatore|amico|lui|ragazzo) ~ (mi chiede|mi ha chiesto|chiede|vuole|ha chiesto|pretende) ~ {photo}; (mi chiede|mi ha chiesto|mi chiedono|mandargli|inviargli|mandare|che gli mandi) ~ {photo}; {photo} (nuda|nudo|senza vestiti|mie nude|in mutande|intime|mia nuda|di me); (vuole|voleva|vorrebbe) ~ (incontrarmi|vedermi da sola|vedermi da solo|conoscermi|che ci incontriamo|venirmi a prendere|che mi spogli); (mi ha detto|dice|ha detto|mi dice) ~ (di non dirlo|non dirlo|di non dire|di mantenere il segreto|è il nostro segreto|è un segreto|nostro segreto|di non raccontare|di tenere il segreto); (il |)nostro (piccolo |)segreto; sconosciuto ~ (internet|gioco|roblox|whatsapp|instagram|discord|regali|macchina|online|chat); (mi manda|mi ha mandato|mi ha inviato|mi ha mostrato) ~ (foto|video|nudo|nuda|pene|parti); (mi offre|mi ha offerto|mi regala|mi dà) ~ (soldi|regali|robux) ~; minaccia di (pubblicare|diffondere|mostrare) ~; ragazzo ha (venti|trenta|20|21|22|23|24|25|28|30|35|40)',
    danger:
      '(ho|ha) (ingoiato|bevuto|mangiato|inghiottito|ingerito|preso) ~ (pila|batteria|candeggina|varechina|calamita|calamite|veleno|pillole|pastiglie|medicine|detersivo|moneta|detergente|sapone|alcol|benzina|magnete|magneti); (non |)(riesco|riesce) (più |)a respirare; non (respira|si sveglia|risponde|si muove|reagisce) ~; (casa|cucina|camera|palazzo) ~ (va a fuoco|in fiamme|sta bruciando|brucia|a fuoco); (è scoppiato|un) incendio; (puzza|odore) di gas; (sento|c è) ~ gas; (sanguina|sanguino|sanguinando|perdo sangue|perde sangue) ~; (svenuto|svenuta|svenne|è svenuta|incosciente|convulsioni|soffocando|soffoca|annegando|affogando); (ha|con|tiene|portato|tira fuori) (un |una |)(coltello|pistola|fucile|arma); (qualcuno|uomo|tipo|sconosciuto) ~ (mi segue|mi sta seguendo|è entrato|sta entrando|cerca di entrare); (voglio|vado a|sto per) (scappare|fuggire) ~; (mi sono|sono) (persa|perso|intrappolat*|in pericolo|chiusa dentro|chiuso dentro); (vuole|vogliono|sta per) uccidermi; (aiuto|aiutatemi|aiutami) ~ (emergenza|pericolo|sta morendo|subito|presto); sta morendo; overdose',
    threat:
      '(voglio|sto per|vorrei|giuro che|ho voglia di) (uccidere|ammazzare|accoltellare|sparare a|avvelenare|bruciare|picchiare) (il|la|i|le|mio|mia|miei|tutti|quel|qualcuno|lui) ~; (voglio ucciderlo|voglio ucciderla|lo ammazzo|la ammazzo|lo uccido|la uccido|voglio ammazzarlo|li ammazzo tutti|uccido tutti|ucciderli tutti); (portare|porto) ~ (coltello|pistola|arma|bomba) ~ (scuola|classe)',
  },
  sayings:
    '(morire|morto|morta|morendo|muoio) (di|dal|dalla|dalle) (ridere|risate|fame|sete|caldo|freddo|vergogna|sonno|noia|paura|curiosità|voglia|invidia)',
  help: {
    young:
      'Grazie per avermelo detto. Non è colpa tua. Parlane subito con un adulto di cui ti fidi, e continua a dirlo finché qualcuno ti aiuta. Se sei in pericolo, chiama il numero di emergenza del tuo paese. Un adulto può cercare con te una linea di aiuto su findahelpline.com.',
    older:
      'Grazie per averlo detto. Non è colpa tua, e non devi affrontarlo senza aiuto. Parla subito con un adulto di cui ti fidi. Se c’è pericolo, chiama il numero di emergenza del tuo paese. Su findahelpline.com trovi linee di aiuto gratuite.',
    english:
      'So leggere solo l’inglese. Se hai bisogno di aiuto o qualcuno ti fa del male, dillo subito a un adulto di cui ti fidi; in caso di pericolo chiama il numero di emergenza del tuo paese.',
  },
};

const romanian: Language = {
  code: 'ro',
  words:
    'că ce de la și sau în nu mă te se îl o un una unui mea meu mei mele tău ta tăi lui ei eu tu el ea noi voi pentru cu fără cum când unde cine care cât câte câți dar mai foarte da sunt ești este e suntem am ai are avem au vreau pot poate ajutor ajută ajutați bună salut mulțumesc temă școală mama tata din pe prin asta acesta tot nimic nimeni mereu niciodată face spune place numesc ani azi acasă prieten prietenă română să cel ale înseamnă explică',
  groups: {
    people:
      '(tata|tatăl|tăticu|mama|unchiul|unchiu|mătușa|fratele|sora|vărul|bunicul|bunica|tatăl meu|profesorul|profesoara|profu|învățătorul|antrenorul|vecinul|colegii|colegul|părinții|prietenul|soțul mamei|un om|un bărbat|un domn|cineva|frate-meu|ei|el|ea)',
    hits: '(bate|bătut|bat|lovește|lovit|lovesc|pălmuiește|pedepsește|maltratează|agresează|agresat|rănește|rănit|închide|închis|amenință|amenințat|înjură|violat|violează|abuzat|abuzează|arde|împinge|dă cu)',
    touches: '(atinge|atins|pipăie|pipăit|sărută|sărutat|mângâie|obligă|obligat|forțează|forțat|dezbracă)',
    photo: '(poză|poze|pozele|video|selfie|poze cu mine|nuduri|filmulețe)',
  },
  phrases: {
    'self-harm':
      '(vreau|aș vrea|o să|voi|îmi doresc|mă gândesc) ~ (să mor|mor|să mă omor|mă omor|să mă sinucid|mă sinucid|să dispar|să mă tai|să-mi fac rău|să mă spânzur|să mă arunc|să termin cu viața); (sinucidere|sinucid|sinucide|mă omor|sinucigaș*); nu (mai |)vreau să (mai |)(trăiesc|exist|fiu în viață|mă trezesc|fiu aici); (îmi iau|mi-aș lua|să-mi iau) (viața|zilele); (mă tai|m-am tăiat|îmi fac rău|mă rănesc|mă autorănesc) ~; (tai|tăiat) ~ (mâini|mâinile|vene|venele|încheieturi|brațe); nimănui ~ (nu-i pasă|nu i-ar păsa|nu i ar păsa|lipsi); nimeni nu mă (iubește|vrea|place); (mai bine|ar fi mai bine) ~ (fără mine|moartă|mort|dacă aș muri|dacă n-aș exista|să mor|dacă muream); (nu trebuia|nu trebuia să|mai bine nu) ~ (mă nasc|mă nășteam); urăsc viața mea; îmi urăsc viața; viața ~ (nu are|n-are) ~ sens; nu mai (pot|suport|rezist) ~; (m-am săturat|sătul|sătulă) de (viață|tot)',
    abuse:
      '{people} ~ mă {hits}; {people} ~ mă {touches}; {people} (m-a|m a|mi-a|mi a|m-au|ne) ~ {hits}; (m-a|m a) {touches} ~; mă (bat|lovesc|jignesc|hărțuiesc|umilesc) ~ (colegii|toți|școală|acasă|copiii); (sunt|fiind) (bătut|bătută|abuzat|abuzată|hărțuit|hărțuită|agresat|agresată|batjocorit*); (mă atinge|m-a atins|m a atins) ~; (a abuzat de mine|abuzează de mine|m-a violat|m a violat); (frică|teamă|mi-e frică|mi e frică) ~ (acasă|de tata|de mama|de tatăl|de unchiul|de el); nu-mi dau (de mâncare|mâncare); nu îmi dau mâncare; mă (închide|încuie) ~; (râd|își bat joc) ~ de mine',
    grooming:
      '(bărbat|om|cineva|necunoscut|străin|domn|persoană|băiat|antrenor|profesor|el|tip) ~ (îmi cere|mi-a cerut|mi a cerut|cere|vrea|a cerut) ~ {photo}; (îmi cere|mi-a cerut|mi a cerut|să-i trimit|să i trimit|trimit) ~ {photo}; {photo} (dezbrăcată|dezbrăcat|goală|gol|fără haine|nud); (vrea|voia) să (ne întâlnim|mă întâlnească|mă vadă singură|ne vedem|mă întâlnesc); (mi-a zis|mi-a spus|mi a zis|mi a spus|zice|spune) ~ (să nu spun|nu spune|secret|secretul nostru|să nu zic); secretul nostru; (necunoscut|străin) ~ (internet|joc|roblox|whatsapp|instagram|discord|cadouri|mașină); (îmi trimite|mi-a trimis|mi a trimis|mi-a arătat) ~ (poze|video|gol|nud); (îmi oferă|mi-a oferit|îmi dă) ~ (bani|cadouri|robux) ~; amenință că ~ (poze|publică|postează)',
    danger:
      '(am|a|fratele meu a|sora mea a) (înghițit|băut|mâncat|luat) ~ (baterie|clor|înălbitor|magnet|magneți|otravă|pastile|medicamente|detergent|monedă|alcool|benzină); nu (pot|poate|mai pot) (să respir|respira|respir|să respire); nu (mai |)(respiră|se trezește|răspunde|mișcă); (casa|bucătăria|blocul|camera) ~ (arde|în flăcări|a luat foc|foc); (e|este) (foc|incendiu); miroase a gaz; (sângerez|sângerează|curge sânge|mult sânge) ~; (leșinat|inconștient|inconștientă|convulsii|se sufocă|mă sufoc|se îneacă|s-a înecat); (are|cu|a scos|a adus) (un |)(cuțit|pistol|armă); (cineva|un om|un bărbat) ~ (mă urmărește|a intrat|vrea să intre|încearcă să intre|sparge); (vreau|o să) (să fug|fug) de acasă; (m-am|m am) (rătăcit|pierdut|blocat); (vrea|vor) să mă omoare; (ajutor|ajutați-mă) ~ (urgent|pericol|moare); (moare|e pe moarte); supradoză',
    threat:
      '(vreau|o să|voi|am să) (să-l omor|să l omor|să o omor|îl omor|o omor|să-i omor|să omor|omor|înjunghii|împușc|bat|să-l înjunghii) ~; (aduc|duc|iau) ~ (cuțit|pistol|armă|bombă) ~ (școală|clasă)',
  },
  sayings: '(mor|murit|moartă|mort) de (râs|foame|sete|cald|frig|rușine|somn|frică|plictiseală|curiozitate|dor)',
  help: {
    young:
      'Îți mulțumesc că mi-ai spus. Nu este vina ta. Spune-i chiar acum unui adult în care ai încredere și continuă să spui până te ajută cineva. Dacă ești în pericol, sună la numărul de urgență din țara ta. Un adult poate căuta împreună cu tine o linie de ajutor pe findahelpline.com.',
    older:
      'Îți mulțumesc că ai spus. Nu este vina ta și nu trebuie să treci prin asta fără ajutor. Vorbește acum cu un adult în care ai încredere. Dacă este pericol, sună la numărul de urgență din țara ta. Pe findahelpline.com găsești linii de ajutor gratuite.',
    english:
      'Pot citi doar în engleză. Dacă ai nevoie de ajutor sau cineva îți face rău, spune-i acum unui adult în care ai încredere; dacă este pericol, sună la numărul de urgență din țara ta.',
  },
};

export const romance: readonly Language[] = [spanish, french, portuguese, italian, romanian];

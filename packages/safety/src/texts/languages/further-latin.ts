import type { Language } from './language.ts';

const polish: Language = {
  code: 'pl',
  words:
    'że co i w z na do nie się jest jestem to ta ten te mój moja moje mnie mi ja ty on ona my wy oni jak kto gdzie kiedy dlaczego czemu który która ile ale bardzo już tak mam masz ma mamy chcę chce możesz mogę może proszę pomoc pomóż pomocy cześć dzień dobry dziękuję zadanie domowe szkoła szkole mama tata od dla po za przez pod nad wszystko nic nikt zawsze nigdy robić mówić lubię nazywam lat też dzisiaj jutro dom domu przyjaciel kolega polski co czy są był była być wyjaśnij znaczy',
  groups: {
    people:
      '(mój|moja|mojego|jeden|ten|) (tata|tato|ojciec|ojczym|mama|matka|macocha|wujek|ciocia|brat|siostra|kuzyn|dziadek|babcia|nauczyciel|nauczycielka|pan|trener|sąsiad|chłopak|kolega|facet|mężczyzna)|rodzice|koledzy|ktoś|on|ona|oni|dzieci',
    hits: '(bije|biją|bił|pobił|uderzył|uderza|kopie|kopią|kopnął|znęca|znęcają|maltretuje|krzywdzi|skrzywdził|zamyka|zamknął|grozi|groził|gwałci|zgwałcił|molestuje|molestował|wykorzystuje|wykorzystał|dokucza|dokuczają|prześladują|popycha|poniża|wyzywa|wyzywają|dusi|przypala|leje)',
    touches: '(dotyka|dotykał|dotknął|obmacuje|obmacywał|całuje|pocałował|zmusza|zmusił|rozbiera|głaszcze)',
    photo: '(zdjęcie|zdjęcia|zdjęć|fotki|fotkę|filmik|filmiki|nagie|nagich|nudesy)',
  },
  phrases: {
    'self-harm':
      '(chcę|chce|chciałbym|chciałabym|zamierzam|myślę o tym żeby|myślę żeby|wolałbym|wolałabym|mam ochotę) ~ (umrzeć|się zabić|zabić się|nie żyć|zniknąć|popełnić samobójstwo|się pociąć|się powiesić|odebrać sobie życie|skończyć ze sobą|zrobić sobie krzywdę|być martwy|być martwa|skoczyć); (samobójstwo|samobójstwie|samobójcze|samookaleczam|samookaleczanie|zabiję się|zabić się|się zabiję|powieszę się); nie chcę (już |)(żyć|istnieć|tu być|się obudzić|dalej żyć) ~; nie chce mi się (już |)żyć; (tnę|tne|pocięłam|pociąłem|pocięłem) się ~; tnę ~ (ręce|ręcę|nadgarstki|uda); (okaleczam|nienawidzę|ranię) (się|siebie) ~; robię sobie krzywdę; nienawidzę (siebie|swojego życia|życia) ~; nikt ~ (nie tęsknił|nie będzie tęsknił|mnie nie kocha|mnie nie lubi|nie zauważy|nie obchodzę|nie obchodzi) ~; (lepiej|lepsze) ~ (beze mnie|gdybym nie żył|gdybym umarł|gdybym umarła|gdyby mnie nie było|gdybym nie istniał) ~; (nigdy) ~ (się nie urodził|nie urodziła|nie urodzić) ~; życie ~ nie ma sensu; (nie daję|nie dam) już rady ~; mam dość życia; (odebrać|zakończyć) ~ (sobie życie|swoje życie|życie); (połknąć|wziąć) ~ tabletki żeby (umrzeć|się zabić)',
    abuse:
      '{people} ~ mnie ~ {hits}; {people} ~ {hits} ~ (mnie|nade mną); {people} {hits}; {people} ~ mnie ~ {touches}; {people} ~ {touches} mnie ~; (biją|wyzywają|prześladują|dręczą|gnębią|dokuczają) ~ (mnie|mi) ~; (jestem|zostałam|zostałem|byłam) ~ (bity|bita|prześladowany|prześladowana|gnębiony|gnębiona|molestowana|molestowany|zgwałcona|zgwałcony|wyśmiewan*) ~; (dotyka|dotykał|dotknął) ~ (tam|miejsc|intymn*|majtki|w majtkach|gdzie nie) ~; (boję) ~ (wracać do domu|wrócić do domu|iść do domu|taty|ojca|ojczyma|mamy|wujka|być w domu) ~; (nie dają|nie daje) mi jeść ~; (zamyka|zamykają|zamknął|zamknęli) mnie ~; zmusza mnie ~; (śmieją|wyśmiewają) się ze mnie ~',
    grooming:
      '(pan|facet|ktoś|nieznajomy|mężczyzna|obcy|dorosły|nauczyciel|trener|kolega|chłopak|on) ~ (prosi|poprosił|chce|chciał|żąda|każe|pyta) ~ {photo} ~; (wysłać|wysłała|wysłał|wyślij|wysyłać) ~ {photo} ~; {photo} (nago|bez ubrania|bez ubrań|w bieliźnie|rozebran*|moje) ~; (chce|chciał) ~ (się ze mną spotkać|spotkać się ze mną|mnie spotkać|żebym się rozebrała|żebym się rozebrał|po mnie przyjechać|się spotkać); (kazał|powiedział|mówi|prosi|zabronił) ~ (nikomu nie mówić|żebym nikomu|nie mówiła|nie mówił|nasza tajemnica|to tajemnica|nasz sekret|w tajemnicy|nie mówić rodzicom) ~; (nasz sekret|nasza tajemnica|nasz mały sekret); (nieznajomy|obcy) ~ (internetu|internecie|grze|roblox|roblox*|whatsapp|instagram*|discord*|prezent*|samochod*|snapchat*) ~; (wysłał|wysyła|pokazał|pokazuje) mi ~ (nagie|penisa|zdjęcia nagie|filmik|nago) ~; grozi ~ (zdjęcia|zdjęciami|opublikuje|wrzuci) ~; (daje|oferuje|obiecał) mi ~ (pieniądze|prezenty|robux*) ~; chłopak ma (20|21|22|23|24|25|28|30|35|40) ~',
    danger:
      '(połknąłem|połknęłam|połknął|połknęła|wypiłem|wypiłam|wypił|wypiła|zjadł|zjadłem|zjadłam|wziąłem|wzięłam|wzięła) ~ (baterię|baterie|wybielacz|magnes|magnesy|truciznę|tabletki|tabletek|proszek|monetę|leki|leków|domestos|alkohol|benzynę|płyn) ~; nie (mogę|może) (oddychać|złapać oddechu) ~; nie (oddycha|budzi się|rusza się|odpowiada|reaguje) ~; (pali się|pożar|dom płonie|dom się pali|mieszkanie się pali|kuchnia się pali|w domu ogień) ~; (czuć|czuję|śmierdzi|pachnie) ~ (gaz|gazem|gazu); (krwawię|krwawi) ~; dużo krwi ~; (nieprzytomny|nieprzytomna|zemdlał|zemdlała|dusi się|tonie|drgawki) ~; (ma|z|wyciągnął|przyniósł) (nóż|nożem|pistolet|pistoletem|broń); (ktoś|facet|mężczyzna) ~ (mnie śledzi|idzie za mną|włamuje się|włamał się|próbuje wejść|wszedł do domu) ~; włamanie ~; (chcę|zamierzam) uciec z domu ~; (zgubiłam się|zgubiłem się|jestem uwięzion*|porwan*) ~; (chce|chcą) mnie zabić ~; (umiera|przedawkował*) ~; (ratunku|pomocy) ~ (szybko|pilne) ~',
    threat:
      '(zabiję|chcę zabić|zamierzam zabić|zadźgam|zastrzelę|chcę zastrzelić|pobiję|otruję|podpalę) ~ (go|ją|ich|tatę|ojca|mamę|brata|nauczyciela|wszystkich|kolegę|szkołę|siostrę|kogoś|klasę|ojczyma); (przyniosę|wezmę|zabiorę) ~ (nóż|pistolet|broń|bombę) ~ (szkoły|szkole) ~',
  },
  sayings:
    '(umrzeć|umieram|umrę|umarłam|umarłem|padłam) (ze śmiechu|z głodu|z gorąca|z nudów|ze wstydu|z ciekawości|z zimna|z pragnienia)',
  help: {
    young:
      'Dziękuję, że mi o tym mówisz. To nie twoja wina. Powiedz teraz dorosłej osobie, której ufasz, i mów o tym, aż ktoś ci pomoże. Jeśli grozi ci niebezpieczeństwo, zadzwoń pod numer alarmowy w twoim kraju. Dorosły może z tobą poszukać telefonu zaufania na findahelpline.com.',
    older:
      'Dziękuję, że o tym mówisz. To nie twoja wina i nie musisz radzić sobie z tym bez pomocy. Porozmawiaj teraz z dorosłą osobą, której ufasz. W niebezpieczeństwie zadzwoń pod numer alarmowy w twoim kraju. Na findahelpline.com są bezpłatne telefony zaufania.',
    english:
      'Umiem czytać tylko po angielsku. Jeśli potrzebujesz pomocy albo ktoś cię krzywdzi, powiedz o tym teraz dorosłej osobie, której ufasz; w niebezpieczeństwie zadzwoń pod numer alarmowy w twoim kraju.',
  },
};

const turkish: Language = {
  code: 'tr',
  words:
    've bir bu şu o ben sen biz siz onlar benim senin bana sana beni seni için ile ne nasıl kim nerede nereye neden niçin niye hangi kaç ama çok daha evet hayır var yok istiyorum istiyor ister misin yardım et eder lütfen merhaba selam teşekkürler ödev ödevim okul okulda anne annem baba babam her şey hiç kimse hep asla yap yapmak seviyorum adım yaş da de mi mı mu mü bugün yarın ev evde arkadaş türkçe gibi değil olan nedir demek anlat açıkla bilmiyorum ki ya artık',
  groups: {
    people:
      '(babam|üvey babam|annem|üvey annem|amcam|dayım|teyzem|halam|abim|ağabeyim|kardeşim|ablam|kuzenim|dedem|öğretmenim|hocam|antrenörüm|komşumuz|komşu|sevgilim|bir adam|adam|birisi|biri|arkadaşlarım|sınıftakiler|çocuklar|onlar|o|ailem|eniştem)',
    hits: '(dövüyor|dövüyorlar|dövdü|döver|vuruyor|vurdu|vuruyorlar|tokat|tekmeliyor|tekme|eziyet|kilitliyor|kilitledi|tehdit ediyor|tehdit etti|tecavüz|taciz|istismar|zorbalık|hakaret|yakıyor|boğ*|itiyor|canımı yakıyor|canımı acıtıyor|zarar veriyor)',
    touches: '(dokunuyor|dokundu|elliyor|elledi|öpüyor|öptü|zorluyor|zorladı|soyuyor|okşuyor)',
    photo: '(fotoğraf|fotoğrafımı|fotoğraflarımı|foto|fotomu|resmimi|resim|video|videomu|çıplak)',
  },
  phrases: {
    'self-harm':
      '(ölmek|kendimi öldürmek|intihar etmek|yaşamak|kaybolmak|yok olmak|kendimi kesmek|kendimi asmak|kendime zarar vermek) ~ (istiyorum|istemiyorum|istiyom|istemiyom|düşünüyorum) ~; (artık |)(yaşamak istemiyorum|dayanamıyorum|yaşamaya dayanamıyorum|yaşamaktan bıktım) ~; intihar ~; kendimi ~ (öldüreceğim|öldürücem|asacağım|kesiyorum|kesiyom|öldürmek|jiletliyorum|kestim) ~; (kendime zarar|kollarımı kesiyorum|kolumu kesiyorum|bileklerimi|kolumu kestim|jilet) ~; (keşke) ~ (ölsem|hiç doğmasaydım|doğmasaydım|doğmamış olsaydım|ölseydim|yok olsam) ~; kimse ~ (beni sevmiyor|özlemez|umursamaz|umurunda|fark etmez|sevmez) ~; (ben|bensiz) ~ (olmasam daha iyi|ölsem daha iyi|daha iyi olur) ~; ölsem ~; hayat* ~ (anlamsız|anlamı yok|nefret ediyorum|son vermek) ~; kendimden nefret ~; canıma kıy* ~; hap ~ (içip|ölmek) ~',
    abuse:
      '{people} ~ {hits} ~; beni ~ {hits} ~; bana ~ (vuruyor|vurdu|dokunuyor|dokundu|zorbalık|tecavüz|taciz|tokat|eziyet) ~; {people} ~ {touches} ~; (zorbalığa|tacize|istismara|tecavüze|şiddete) uğr* ~; (özel yer*|oramı|orama|mahrem) ~ (dokun*|elle*) ~; (eve gitmekten|babamdan|annemden|üvey babamdan|eve gitmeye|ondan|okula gitmekten|amcamdan) ~ (korkuyorum|korku*) ~; (yemek vermiyor*|aç bırakıyor*) ~; (odaya|dolaba|banyoya|eve) kilit* ~; benimle (dalga|alay) ~ okulda ~; (herkes|okulda) benimle (dalga|alay) ~',
    grooming:
      '(adam|birisi|biri|yabancı|tanımadığım|kişi|çocuk|öğretmen|antrenör|arkadaşım|o|abi) ~ {photo} ~ (istiyor|istedi|at|gönder*|atmamı|göndermemi) ~; {photo} ~ (istiyor|istedi|atmamı|göndermemi|at diyor|gönder diyor) ~; (çıplak|kıyafetsiz|iç çamaşır*) ~ (fotoğraf*|foto*|resim*|video*) ~; benimle ~ (buluşmak|görüşmek) (istiyor|istedi) ~; (kimseye|annene|ailene|anneme|aileme) ~ (söyleme|anlatma|söylememi|anlatmamamı) ~; (aramızda|bizim|bizim aramızda) ~ (sır|sırrımız|sır olsun) ~; (yabancı|tanımadığım) ~ (internet*|oyun*|roblox*|whatsapp*|instagram*|discord*|hediye*|araba*) ~; bana ~ (çıplak|penis*) ~ (gönder*|attı|atıyor) ~; (fotoğraflarımı|fotoğrafımı|videomu) ~ (yayınla*|paylaş*) ~; (para|hediye|robux) ~ (teklif|veriyor|verdi) ~',
    danger:
      '(pil|çamaşır suyu|mıknatıs|zehir|hap|deterjan|ilaç|bozuk para|alkol|benzin|düğme pil|temizlik*) ~ (yuttum|yuttu|içti|içtim|yedi|yedim|aldım|yutmuş|içmiş) ~; nefes (alamıyorum|alamıyor|almıyor) ~; (uyanmıyor|cevap vermiyor|hareket etmiyor|kendine gelmiyor) ~; (ev|evimiz|mutfak|oda|bina) ~ (yanıyor|yangın|alev*) ~; yangın (var|çıktı); gaz ~ (kokuyor|kokusu|sızıntısı) ~; (çok |)(kanıyor|kanıyorum|kan kaybed*|kanaması) ~; (bayıldı|baygın|bilinci|boğuluyor|nöbet geçir*) ~; (bıçak|bıçağı|silah|silahı|tabanca|tabancası) ~ (var|çekti|getirdi) ~; (birisi|biri|adam) ~ (beni takip|takip ediyor|eve girdi|içeri gir*|kapıyı zorl*) ~; hırsız ~; evden kaç* ~; (kayboldum|kaçırıldım|mahsur|kapana) ~; beni öldür* ~; (ölüyor|imdat) ~',
    threat:
      '(onu|onları|babamı|annemi|abimi|öğretmenimi|herkesi|kardeşimi|arkadaşımı|birini|hepsini|üvey babamı) ~ (öldüreceğim|öldürücem|öldürmek istiyorum|bıçakla*|vuracağım|vurmak istiyorum|yakacağım|zehirle*|öldürürüm) ~; okula ~ (bıçak|silah|tabanca|bomba) ~',
  },
  sayings:
    '(gülmekten|açlıktan|sıcaktan|sıkıntıdan|soğuktan|utançtan|meraktan|susuzluktan|uykusuzluktan) ~ (öl*|geber*)',
  help: {
    young:
      'Bana anlattığın için teşekkür ederim. Bu senin suçun değil. Lütfen şimdi güvendiğin bir yetişkine söyle ve biri sana yardım edene kadar anlatmaya devam et. Tehlikedeysen ülkendeki acil yardım numarasını ara. Bir yetişkin seninle birlikte findahelpline.com adresinde yardım hattı bulabilir.',
    older:
      'Anlattığın için teşekkür ederim. Bu senin suçun değil ve bununla tek başına uğraşmak zorunda değilsin. Şimdi güvendiğin bir yetişkinle konuş. Tehlike varsa ülkendeki acil yardım numarasını ara. findahelpline.com adresinde ücretsiz yardım hatları var.',
    english:
      'Ben sadece İngilizce okuyabiliyorum. Yardıma ihtiyacın varsa ya da biri sana zarar veriyorsa şimdi güvendiğin bir yetişkine söyle; tehlike varsa ülkendeki acil yardım numarasını ara.',
  },
};

const vietnamese: Language = {
  code: 'vi',
  words:
    'là của và có không cho tôi em con mình bạn anh chị thầy cô bố ba mẹ ông bà được các những một này đó với trong ngoài khi nào sao gì ai đâu thế làm để rất nhiều ít lắm rồi chưa đã đang sẽ muốn giúp xin chào cảm ơn bài tập trường nhà học hôm nay mai mọi người ở đi nói bị tại vì như thế nào bao nhiêu tiếng việt nghĩa phải cũng thì mà nữa ơi với hãy bé cháu',
  groups: {
    people:
      '(bố|ba|cha|mẹ|bố dượng|cha dượng|dượng|mẹ kế|chú|bác|cậu|anh trai|anh|chị|em trai|ông|ông nội|ông ngoại|thầy|thầy giáo|cô giáo|huấn luyện viên|hàng xóm|bạn trai|người ta|các bạn|bạn bè|một người|ai đó|người lạ|họ|anh họ)',
    hits: '(đánh|đánh đập|đập|tát|đá|bạo hành|hành hạ|bắt nạt|nhốt|đe dọa|dọa|hiếp|cưỡng hiếp|hiếp dâm|xâm hại|lạm dụng|làm đau|chửi|bóp cổ|đốt)',
    touches: '(sờ|sờ mó|chạm vào|đụng vào|hôn|ép|bắt|cởi|vuốt ve)',
    photo: '(ảnh|hình|video|clip|ảnh nude|ảnh khỏa thân|hình khỏa thân|ảnh nóng)',
  },
  phrases: {
    'self-harm':
      '(muốn|định|nghĩ đến|sẽ|ước gì) ~ (chết|tự tử|tự sát|biến mất|tự làm đau|rạch tay|kết thúc cuộc đời|kết thúc tất cả|không tồn tại|nhảy lầu|nhảy cầu|treo cổ|tự hại); (không |chẳng |)(không|chẳng) (muốn|thiết) ~ (sống|tồn tại|thức dậy) ~; (tự tử|tự sát|tự hại bản thân|tự làm hại|rạch tay|cắt tay|tự cắt|cắt cổ tay|tự làm đau) ~; không ai ~ (yêu|thương|nhớ|quan tâm|cần) ~ (con|em|tôi|mình|cháu|tớ) ~; (ước|giá như) ~ (chưa từng được sinh ra|không được sinh ra|chưa sinh ra|chết đi|đừng sinh ra) ~; (tốt hơn|sẽ tốt hơn|tốt hơn nếu) ~ (không có con|không có em|không có tôi|không có mình|chết|biến mất) ~; (ghét bản thân|chán sống|ghét cuộc sống|cuộc sống vô nghĩa|sống không còn ý nghĩa|không chịu nổi nữa|không thể chịu) ~; uống thuốc ~ chết',
    abuse:
      '{people} ~ {hits} ~ (con|em|tôi|mình|cháu|tớ) ~; {people} ~ {touches} ~ (con|em|tôi|mình|cháu|tớ|vùng kín|chỗ kín) ~; (con|em|tôi|mình|cháu|tớ) ~ bị ~ {hits} ~; bị ~ (bắt nạt|xâm hại|bạo hành|lạm dụng|đánh|hiếp|sàm sỡ|cô lập|quấy rối) ~; (vùng kín|chỗ kín) ~; (sợ) ~ (về nhà|bố|ba|mẹ|dượng|ở nhà|bố dượng|chú|đến trường) ~; (không cho) ~ ăn ~; nhốt ~ (phòng|tủ|nhà) ~; (cười nhạo|trêu chọc) ~ (con|em|tôi|mình|cháu) ~',
    grooming:
      '(người lạ|ai đó|một người|người đàn ông|anh ta|chú|người lớn|thầy|bạn|anh ấy|ông ấy|có người) ~ (xin|đòi|bảo|yêu cầu|muốn|kêu|bắt) ~ (gửi |)~ {photo} ~; gửi ~ {photo} ~ (khỏa thân|không mặc|nude|hở|của con|của em|của tôi|của mình|cho người) ~; (khỏa thân|không mặc quần áo|cởi đồ|cởi quần áo|cởi áo) ~; (muốn|rủ|hẹn) ~ (gặp con|gặp em|gặp tôi|gặp mình|gặp riêng|gặp mặt|đến đón) ~; (bảo|dặn|nói|kêu) ~ (không được kể|đừng kể|đừng nói|không được nói|giữ bí mật|bí mật của) ~; bí mật (của chúng ta|của hai) ~; người lạ ~ (mạng|internet|game|roblox|zalo|facebook|discord|quà|xe) ~; (dọa|đe dọa) ~ (đăng|tung|phát tán) ~; (cho|tặng) ~ (tiền|quà|robux) ~ (nếu|để) ~',
    danger:
      '(nuốt|uống|ăn) ~ (pin|thuốc tẩy|nam châm|thuốc độc|bột giặt|thuốc ngủ|nhiều thuốc|đồng xu|nước tẩy|nhầm thuốc|xăng|rượu|viên thuốc) ~; (không thể thở|không thở được|khó thở|không thở) ~; (không tỉnh|không tỉnh lại|bất tỉnh|ngất|ngất xỉu|co giật|hôn mê|chết đuối|đuối nước) ~; (nhà|bếp|phòng) ~ (cháy|đang cháy|bốc cháy) ~; cháy (nhà|rồi) ~; (mùi gas|rò rỉ gas|rò gas|mùi ga) ~; (chảy máu) ~ (nhiều|quá) ~; (cầm|có|mang) (dao|súng) ~; (ai đó|có người|người lạ|một người) ~ (theo dõi|đi theo|đột nhập|vào nhà|phá cửa|bám theo) ~; (trộm|cướp) ~ nhà ~; bỏ nhà ~; bị (lạc|bắt cóc|mắc kẹt) ~; (muốn|sẽ|dọa) giết (con|em|tôi|mình|cháu) ~; cứu (con|em|tôi|với|mình) ~; sắp chết ~',
    threat:
      '(con|em|tôi|mình|tớ) (sẽ|muốn|định) (giết|đâm|bắn|đầu độc|đánh chết|đốt) ~; (mang|đem) ~ (dao|súng|bom) ~ (trường|lớp) ~',
  },
  sayings: '(cười|đói|buồn cười|nóng|mệt|xấu hổ|lạnh|chán) ~ (muốn |)chết',
  help: {
    young:
      'Cảm ơn em đã nói ra. Đây không phải lỗi của em. Em hãy nói ngay với một người lớn mà em tin tưởng, và tiếp tục nói cho đến khi có người giúp. Nếu em đang gặp nguy hiểm, hãy gọi số khẩn cấp của nước em. Người lớn có thể cùng em tìm đường dây trợ giúp tại findahelpline.com.',
    older:
      'Cảm ơn bạn đã nói ra. Đây không phải lỗi của bạn, và bạn không phải chịu đựng một mình. Hãy nói chuyện ngay với một người lớn mà bạn tin tưởng. Nếu có nguy hiểm, hãy gọi số khẩn cấp của nước bạn. Tại findahelpline.com có các đường dây trợ giúp miễn phí.',
    english:
      'Tôi chỉ đọc được tiếng Anh. Nếu em cần giúp đỡ hoặc có ai làm em đau, hãy nói ngay với một người lớn mà em tin tưởng; nếu nguy hiểm, hãy gọi số khẩn cấp của nước em.',
  },
};

const indonesian: Language = {
  code: 'id',
  words:
    'yang dan di ke dari ini itu aku saya kamu dia kami kita mereka tidak gak nggak enggak tak bukan ada adalah apa siapa mana kapan kenapa mengapa bagaimana gimana berapa tapi sangat banget lebih sudah udah belum akan mau ingin bisa boleh tolong bantu halo hai terima kasih pr tugas sekolah ibu mama bapak ayah papa semua selalu pernah jangan nama tahun juga hari besok rumah teman bahasa untuk dengan karena kalau jadi lagi artinya jelaskan orang boleh nak awak cikgu',
  groups: {
    people:
      '(ayah|ayahku|bapak|bapakku|papa|papaku|ibu|ibuku|mama|mamaku|ayah tiri|ayah tiriku|ibu tiri|ibu tiriku|bapak tiri|paman|pamanku|om|omku|tante|kakak|kakakku|adik|abang|abangku|sepupu|sepupuku|kakek|kakekku|guru|guruku|pak guru|pelatih|pelatihku|tetangga|pacar|pacarku|seseorang|orang|pria|teman teman|teman-teman|mereka|dia|orang tuaku|bapa|pakcik|cikgu)',
    hits: '(memukul|memukulku|memukuli|memukuliku|pukul|mukul|mukulin|pukulin|menampar|menamparku|menendang|menendangku|menyiksa|menyiksaku|menyakiti|menyakitiku|mengurung|mengurungku|mengancam|mengancamku|memperkosa|memperkosaku|melecehkan|melecehkanku|merundung|membully|membullyku|bully|kurung|mencekik|mencekikku|menghina|dera|rogol)',
    touches:
      '(menyentuh|menyentuhku|sentuh|meraba|merabaku|raba|mencium|menciumku|memaksa|memaksaku|pegang|memegang|nyentuh|megang)',
    photo: '(foto|fotoku|video|videoku|gambar|selfie|foto telanjang|pap)',
  },
  phrases: {
    'self-harm':
      '(aku|saya|gue|gw|ku|) (mau|ingin|pengen|pengin|pingin|akan|nak) ~ (mati|bunuh diri|membunuh diri|mengakhiri hidup|menghilang|lenyap|menyakiti diri|melukai diri|gantung diri|lompat dari|tiada); (bunuh diri|gantung diri|menyakiti diri sendiri|melukai diri|menyayat|mengakhiri hidup*|self harm); (tidak|gak|nggak|enggak|tak|ga|udah gak|tidak lagi) ~ (mau|ingin|pengen|sanggup|kuat|nak) ~ (hidup|ada di dunia) ~; (capek|lelah|bosan|benci) ~ hidup ~; (potong|sayat|silet|iris|menyilet|mengiris) ~ (tangan*|lengan*|pergelangan|nadi) ~; (tidak ada|gak ada|nggak ada|ga ada|tiada) ~ (yang sayang|yang peduli|yang akan merindukan|yang kangen|yang cinta|yang akan kehilangan) ~; (lebih baik|mending|lebih bagus) ~ (mati|aku mati|tanpa aku|aku gak ada|aku tidak ada|aku tak ada|tidak pernah lahir) ~; (andai|seandainya|harusnya|berharap) ~ (tidak pernah lahir|gak pernah lahir|tidak lahir|tak pernah dilahirkan|tidak pernah dilahirkan|mati) ~; benci diri* ~; hidup* ~ (tidak ada artinya|gak ada artinya|tidak berarti|tak bermakna) ~; minum ~ (obat|pil) ~ mati',
    abuse:
      '{people} ~ {hits} ~; {people} ~ {touches} ~ (aku|saya|ku|kemaluan*|badan*|paha*|payudara|tubuh*) ~; {people} ~ (menyentuhku|merabaku|menciumku|memaksaku) ~; (aku|saya) ~ (dipukul|dipukuli|ditampar|ditendang|disiksa|dikurung|diperkosa|dilecehkan|dibully|dirundung|diraba|disentuh|diejek|dianiaya|dibuli|didera|dirogol) ~; (dibully|diperkosa|dilecehkan|dirundung|disiksa|dicabuli|dipukuli|dibuli) ~; (bagian pribadi|kemaluanku|alat kelamin) ~; (takut) ~ (pulang|ayah*|bapak*|ibu*|ayah tiri*|papa*|paman*|ke sekolah|di rumah|dia) ~; (tidak|gak|nggak) (diberi|dikasih|memberi|beri|kasih) makan ~; (mengejekku|mengejek saya|menertawakan aku|ngatain aku) ~; memaksaku ~',
    grooming:
      '(orang|pria|seseorang|kenalan|om|dewasa|guru|pelatih|teman|dia|laki-laki|cowok|lelaki) ~ (minta|meminta|nyuruh|menyuruh|mau|ingin|suruh) ~ {photo} ~; (minta|meminta|nyuruh|menyuruh|suruh|kirim*|mengirim*) ~ {photo} ~; {photo} (telanjang|tanpa baju|bugil|pakai celana dalam|seksi) ~; (mau|ingin|ngajak|mengajak|ajak) ~ (ketemu|bertemu|ketemuan|jumpa) ~; (jangan bilang|jangan cerita|jangan kasih tahu|rahasia kita|jangan beritahu|jaga rahasia) ~; (orang asing|orang tak dikenal|orang tidak dikenal|stranger) ~; (mengirim|ngirim|kirim|menunjukkan) ~ (foto telanjang|video porno|gambar telanjang|alat kelamin) ~; (ancam|mengancam) ~ (sebar|menyebarkan|sebarkan|posting) ~; (kasih|memberi|memberiku|tawar*|menawarkan) ~ (uang|hadiah|robux|duit) ~',
    danger:
      '(menelan|nelan|tertelan|telan|minum|meminum|makan|memakan) ~ (baterai|pemutih|magnet|racun|pil|sabun cuci|koin|obat banyak|banyak obat|deterjen|bensin|alkohol|cairan pembersih|bateri) ~; (tidak|gak|nggak|susah|tak|ga) ~ (bisa |boleh |)(napas|bernapas|bernafas|nafas) ~; (tidak|gak|nggak|tak) ~ (sadar|bangun bangun|bergerak|bangun-bangun|sedar) ~; (pingsan|kejang|tersedak|tenggelam|tercekik) ~; (rumah*|dapur*|kamar*) ~ (kebakaran|terbakar) ~; kebakaran ~; bau gas ~; gas bocor ~; (berdarah|pendarahan) ~ (banyak|terus|parah) ~; (bawa|membawa|punya|pegang|memegang) (pisau|pistol|senjata) ~; (seseorang|ada orang|orang|pria) ~ (mengikuti aku|mengikutiku|ngikutin aku|membuntuti*|masuk ke rumah|mendobrak) ~; maling ~; (kabur|lari|minggat) dari rumah ~; (tersesat|diculik|terjebak|terkunci) ~; (mau|akan) (membunuhku|membunuh aku|bunuh aku) ~; (sekarat|overdosis) ~; tolong ~ (darurat|cepat|bahaya) ~',
    threat:
      '(aku|saya|gue) (mau|akan|ingin|pengen|bakal|nak) (bunuh|membunuh|menusuk|tusuk|menembak|tembak|meracuni|membakar|bakar) ~; (bawa|membawa) ~ (pisau|pistol|senjata|bom) ~ sekolah ~',
  },
  sayings:
    '(mati|mau mati|setengah mati) (ketawa|tertawa|kelaparan|kepanasan|bosan|penasaran|kebosanan|kedinginan|gaya)',
  help: {
    young:
      'Terima kasih sudah bercerita. Ini bukan salahmu. Tolong ceritakan sekarang kepada orang dewasa yang kamu percaya, dan terus bercerita sampai ada yang menolongmu. Jika kamu dalam bahaya, telepon nomor darurat di negaramu. Orang dewasa bisa mencari layanan bantuan bersamamu di findahelpline.com.',
    older:
      'Terima kasih sudah bercerita. Ini bukan salahmu, dan kamu tidak harus menghadapinya sendirian. Bicaralah sekarang dengan orang dewasa yang kamu percaya. Jika ada bahaya, telepon nomor darurat di negaramu. Di findahelpline.com ada layanan bantuan gratis.',
    english:
      'Aku hanya bisa membaca bahasa Inggris. Jika kamu butuh bantuan atau ada yang menyakitimu, ceritakan sekarang kepada orang dewasa yang kamu percaya; jika ada bahaya, telepon nomor darurat di negaramu.',
  },
};

const tagalog: Language = {
  code: 'tl',
  words:
    'ang ng mga sa na ay ako ikaw siya kami tayo sila ko mo niya namin natin nila akin iyo hindi di oo opo po ano sino saan kailan bakit paano alin ilan pero lang din rin na naman kasi dahil gusto ayaw pwede puwede tulong tulungan salamat kumusta takdang aralin paaralan eskwela nanay tatay mama papa ito iyon yan yung lahat wala may meron lagi palagi pangalan taon ngayon bukas bahay kaibigan tagalog para kung kay ni si nasa ibig sabihin ipaliwanag talaga sobra',
  groups: {
    people:
      '(tatay|papa|daddy|ama|nanay|mama|ina|stepfather|stepdad|amain|madrasta|tito|tiyo|tiyuhin|tita|kuya|ate|kapatid|pinsan|lolo|lola|teacher|guro|titser|coach|kapitbahay|boyfriend|isang lalaki|lalaki|may tao|kaklase|mga kaklase|mga magulang|magulang|sila|siya)',
    hits: '(sinasaktan|sinaktan|sinaktan|binubugbog|binugbog|pinapalo|pinalo|sinasampal|sinampal|sinisipa|sinipa|sinuntok|sinusuntok|inaabuso|inabuso|ginahasa|ginagahasa|binubully|bini-bully|binubuli|inaapi|kinukulong|ikinulong|tinatakot|pinagbabantaan|minomolestya|minolestya|sinasakal|hinahampas|pinagmumura)',
    touches:
      '(hinahawakan|hinawakan|hinihipuan|hinipuan|hinalikan|hinahalikan|pinipilit|pinilit|hinihimas|hinahaplos|hinubaran)',
    photo: '(picture|litrato|larawan|video|selfie|hubad|nudes|pictures|pic)',
  },
  phrases: {
    'self-harm':
      '(gusto|gusto ko|gustong|nais) ~ (mamatay|magpakamatay|mawala|patayin ang sarili|saktan ang sarili|maglaho|magbigti|tapusin ang buhay) ~; (magpakamatay|magpapakamatay|pagpapakamatay|magbibigti|tatapusin ko na ang buhay) ~; (ayaw|ayoko) ~ (mabuhay|gumising|nang mabuhay) ~; (hinihiwa|nilalaslas|naglalaslas|hinihiwaan|maglaslas|laslas) ~ (sarili|ko|pulso|braso|) ~; (sinasaktan|saktan) ~ sarili ~; (walang|wala) ~ (nagmamahal sa akin|magmamahal|makakamiss|nakaka miss|may pakialam sa akin|pakialam sa akin|makakapansin) ~; (mas mabuti|mas mabuting|mas okay) ~ (mamatay|wala ako|patay|wala na ako|kung wala) ~; sana ~ (hindi na lang ako ipinanganak|hindi na ako ipinanganak|di na ako pinanganak|mamatay|patay na|mawala na) ~; (pagod na|galit ako|suko na|ayoko na) ~ (mabuhay|buhay|sa sarili ko|sa buhay) ~; (wala nang|walang) ~ (saysay|kwenta|kuwenta) ~ buhay ~; hindi ko na kaya ~; di ko na kaya ~',
    abuse:
      '{hits} ~ (ako|niya|nila|ng) ~; {hits} ako ~; {people} ~ {hits} ~; {touches} ~ (ako|ang|niya|maselan|pribado|katawan|dibdib) ~; (takot) ~ (umuwi|sa tatay|kay tatay|kay papa|sa bahay|sa stepfather|kay mama|sa tito|sa kanya|pumasok) ~; (hindi|di|ayaw) ~ (pinapakain|binibigyan ng pagkain|pakainin) ~; (tinutukso|pinagtatawanan) ~ (ako|nila) ~; (pribadong|maselang) (bahagi|parte) ~; pinipilit ~ ako ~',
    grooming:
      '(lalaki|tao|kakilala|stranger|matanda|guro|teacher|coach|kaibigan|siya|kuya|hindi ko kilala|di ko kilala) ~ (humihingi|hinihingi|hiningi|gusto|nanghihingi|pinapasend|nagpapasend) ~ {photo} ~; (humihingi|hinihingi|hiningi|nanghihingi|pinapasend|magpadala|magsend|ipadala|padalhan|mag send) ~ {photo} ~; {photo} ~ (walang damit|hubad|naka underwear) ~; (gusto|gustong) ~ (makipagkita|magkita|makita ako|sunduin ako) ~; (huwag|wag) ~ (sabihin|sasabihin|magsumbong|isumbong|ipagsabi) ~; (sikreto|lihim) (natin|namin|lang natin) ~; (estranghero|stranger) ~; (pinadalhan|sinendan|pinakita|pinakitaan) ~ (hubad|nude|ari|nudes) ~; (binibigyan|inaalok|inalok) ~ (pera|regalo|robux) ~; (ikakalat|ipo-post|ipopost|ipapakalat) ~ {photo} ~',
    danger:
      '(nalunok|nakalunok|uminom|nakainom|kumain|nakakain|ininom) ~ (baterya|battery|bleach|zonrox|magnet|lason|gamot|sabon|barya|muriatic|gasolina|alak|maraming gamot) ~; (hindi|di) ~ (makahinga|humihinga|gumigising|magising|gumagalaw|sumasagot) ~; (nasusunog|nasunog|may sunog|sunog) ~; (amoy gas|gas leak|umaamoy ng gas) ~; (dumudugo|nagdurugo|maraming dugo) ~; (nahimatay|walang malay|nalulunod|nabulunan|kinukumbulsyon) ~; (may|may dalang|may hawak na) (kutsilyo|baril|patalim) ~; (may|isang|may isang) ~ (sumusunod sa akin|sumusunod|pumasok sa bahay|gustong pumasok) ~; magnanakaw ~; (maglalayas|lumayas|maglayas) ~; (nawawala ako|naliligaw ako|nakulong ako|dinukot|kinidnap) ~; (papatayin|gustong patayin) (niya |nila |)ako ~; (saklolo|mamamatay na|overdose) ~; tulong ~ (emergency|bilis|nasusunog) ~',
    threat:
      '(papatayin|gusto kong patayin|sasaksakin|babarilin|gusto kong saksakin|lalasunin|susunugin|bubugbugin) ko ~; gusto kong (patayin|saksakin|barilin|sunugin) ~; (magdadala|dadalhin|dala) ~ (kutsilyo|baril|bomba) ~ (school|eskwela|paaralan|eskwelahan) ~',
  },
  sayings:
    '(mamatay|mamamatay|patay) (na ako |ako |)(sa|kakatawa|kakatawa|sa tawa|sa gutom|sa init|sa kakatawa|sa hiya|sa inip)',
  help: {
    young:
      'Salamat sa pagsasabi. Hindi mo ito kasalanan. Sabihin mo ngayon sa isang nakatatanda na pinagkakatiwalaan mo, at patuloy kang magsabi hanggang may tumulong. Kung nasa panganib ka, tawagan ang emergency number ng bansa mo. Maaari kang samahan ng nakatatanda na maghanap ng helpline sa findahelpline.com.',
    older:
      'Salamat sa pagsasabi. Hindi mo ito kasalanan, at hindi mo kailangang harapin ito nang mag-isa. Makipag-usap ngayon sa isang nakatatanda na pinagkakatiwalaan mo. Kung may panganib, tawagan ang emergency number ng bansa mo. May libreng helpline sa findahelpline.com.',
    english:
      'Ingles lang ang kaya kong basahin. Kung kailangan mo ng tulong o may nananakit sa iyo, sabihin ngayon sa isang nakatatanda na pinagkakatiwalaan mo; kung may panganib, tawagan ang emergency number ng bansa mo.',
  },
};

const swahili: Language = {
  code: 'sw',
  words:
    'na ya wa kwa ni si la za cha vya katika mimi wewe yeye sisi nyinyi wao yangu yako yake wangu wako hapana ndiyo nini nani wapi lini kwa nini vipi gani ngapi lakini sana tu pia bado nataka sitaki naweza tafadhali msaada saidia nisaidie habari jambo asante kazi shule mama baba hii hiyo yote kila mtu daima jina miaka leo kesho nyumbani nyumba rafiki kiswahili kama kuwa ana nina hakuna eleza maana',
  groups: {
    hits: '(ananipiga|alinipiga|wananipiga|amenipiga|hunipiga|ananitesa|alinitesa|ananiumiza|aliniumiza|wananiumiza|ananinyanyasa|wananinyanyasa|amenibaka|alinibaka|ananifungia|alinifungia|ananitisha|wananionea|ananichapa|ananichoma|wananidhihaki|wananicheka)',
    touches:
      '(ananigusa|alinigusa|amenigusa|ananishika|alinishika|ananibusu|alinibusu|ananilazimisha|alinilazimisha|ananivua)',
    photo: '(picha|video|picha za uchi|selfie)',
  },
  phrases: {
    'self-harm':
      '(nataka|ningependa|natamani|nafikiria|ninataka|nitaenda|nitaka) ~ (kufa|kujiua|kutoweka|kujiumiza|kujikata|kujinyonga|kumaliza maisha*) ~; (kujiua|najikata|ninajikata|najiumiza|nitajiua|kujinyonga|nimejikata|najichukia) ~; (sitaki|sipendi|nimechoka) ~ (kuishi|maisha|kuendelea kuishi|kuwa hai) ~; hakuna ~ (anayenipenda|atakayenikumbuka|anayenijali|atanikumbuka) ~; (bora|afadhali) ~ (nife|nisingezaliwa|bila mimi|nikifa|ningekufa) ~; (natamani|laiti) ~ (nisingezaliwa|ningekufa) ~; maisha* ~ (hayana maana|hayana thamani) ~; sina sababu ya kuishi ~',
    abuse:
      '{hits} ~; {touches} ~; (ninaogopa|naogopa) ~ (kurudi nyumbani|kwenda nyumbani|baba|mama|mjomba|shule|kwenda shule) ~; (ninanyanyaswa|nanyanyaswa|nilibakwa|nimebakwa|napigwa|ninapigwa|naonewa|ninaonewa|nilinyanyaswa) ~; (sehemu) ~ (za siri|zangu za siri) ~; (hawanipi|hanipi) ~ chakula ~',
    grooming:
      '(anataka|aliniomba|ananiomba|ameniomba|anasema|aliomba|wananiomba) ~ {photo} ~; {photo} ~ (uchi|bila nguo|nikiwa uchi) ~; (anataka|alitaka) ~ (tukutane|kukutana nami|kuniona peke|kukutana na mimi|nivue nguo) ~; (nisimwambie|usimwambie|nisiwaambie|usiseme) ~ (mtu|mama|wazazi|yeyote) ~; siri (yetu|baina yetu) ~; mgeni ~ (mtandao*|mchezo|zawadi|gari) ~; (alinitumia|ananitumia) ~ (picha|video) ~ (uchi|chafu) ~; (ananipa|alinipa) ~ (pesa|zawadi) ~ (ili|kama|niwe) ~',
    danger:
      '(nimemeza|amemeza|nilimeza|amekunywa|nimekunywa|alikunywa|amekula|alimeza) ~ (betri|bleach|sumaku|sumu|vidonge|dawa|sabuni|jiki|petroli|mafuta ya taa|sarafu) ~; (siwezi|hawezi|hapumui) ~ (kupumua|) ~; (haamki|hapumui|hajibu|amezimia|amepoteza fahamu|anazama|anakufa) ~; (nyumba|jikoni|chumba) ~ (inaungua|inawaka moto|moto) ~; kuna moto ~; harufu ya gesi ~; (navuja|anavuja|natoka|anatoka) damu ~; damu nyingi ~; (ana|amebeba) (kisu|bunduki|bastola|silaha) ~; (mtu) ~ (ananifuata|anavunja mlango|ameingia nyumbani) ~; (mwizi|wezi) ~ (nyumbani|ndani) ~; (nataka|nitatoroka) ~ (kutoroka|nyumbani) ~; (nimepotea|nimetekwa|nimefungiwa) ~; (anataka|wanataka) kuniua ~',
    threat:
      '(nitamuua|nataka kumuua|nitawaua|nataka kuwaua|nitamchoma kisu|nitamdunga|nataka kumchoma|nataka kumuumiza) ~; (kuleta|nitaleta|kubeba) ~ (kisu|bunduki|bomu) ~ shule* ~',
  },
  sayings: '(kufa|nakufa) (kwa|na) (kicheko|njaa|joto|kiu|baridi)',
  help: {
    young:
      'Asante kwa kuniambia. Si kosa lako. Tafadhali mwambie sasa mtu mzima unayemwamini, na endelea kusema mpaka mtu akusaidie. Ikiwa uko hatarini, piga namba ya dharura ya nchi yako. Mtu mzima anaweza kutafuta nawe simu ya msaada katika findahelpline.com.',
    older:
      'Asante kwa kusema. Si kosa lako, na huhitaji kupitia haya peke yako. Zungumza sasa na mtu mzima unayemwamini. Ikiwa kuna hatari, piga namba ya dharura ya nchi yako. Katika findahelpline.com kuna simu za msaada bila malipo.',
    english:
      'Ninaweza kusoma Kiingereza tu. Ikiwa unahitaji msaada au mtu anakuumiza, mwambie sasa mtu mzima unayemwamini; ikiwa kuna hatari, piga namba ya dharura ya nchi yako.',
  },
};

export const furtherLatin: readonly Language[] = [polish, turkish, vietnamese, indonesian, tagalog, swahili];

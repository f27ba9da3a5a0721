/** Hindi in its own letters, and Hindi and Urdu as they are typed in Latin letters. */
export const HI = `
@TEXT = कविता/कवि/कहानी/उपन्यास/नाटक/पात्र/लेखक/हैमलेट/देवदास/रोमियो/kavita/kahani/upanyas/natak/patra/lekhak/hamlet/devdas/romeo
@TOPIC = क्यों+की/क्यों+किया/क्यों+मारी/क्यों+कर+ली/क्यों+मारा/kyon+ki/kyu+ki/kyun+ki/कारण+बताइए/वर्णन+कीजिए/व्याख्या/समाजशास्त्र/मनोविज्ञान/इतिहास/किसान/किसानों/दर/आंकड़े/durkheim/nibandh/adhyay/vyakhya/itihas/samajshastra
@SELF = मैं/मैंने/मुझे/मुझको/मुझ/मुझसे/मेरा/मेरी/मेरे/हम/हूं/हूँ/चाहता/चाहती/main/mai/mein/me/mujhe/mujhko/muje/mujhse/mera/meri/mere/hu/hoon/hun/chahta/chahti/mereko/maine/mene
@I = main/mai/mein/me/mujhe/mujhko/mujko/muje/mujhse/mera/meri/mere/apni/apne/apna/khud/mne/maine/mene/hum/mereko/meko
@NO = nahi/nhi/nahin/nai/ni/na/mat
@WANT = chahta/chahti/chahata/chahati/chahta+hu/chata/chati/chahte/chahiye/man/mann/dil/jee/hai/h/hu/hoon/raha/rahi/kar/karta/karti/karne/lun/lu/loon/dun/du/doon/jaun/jau/jaaun/lunga/lungi/dunga/dungi/jaunga/jaungi
@KIN = papa/pitaji/baap/abbu/dad/father/mummy/mumma/maa/mom/ammi/chacha/mama/mausa/fufa/uncle/tau/dada/nana/bhai/bhaiya/didi/cousin/jija/sautele/teacher/sir/tuition/coach/boyfriend/bf/padosi/ghar+wale/gharwale/parents/pita/husband
@KINH = पापा/पिता/पिताजी/बाप/अब्बू/मम्मी/मां/माँ/अम्मी/चाचा/मामा/मौसा/फूफा/अंकल/ताऊ/दादा/नाना/भाई/भैया/जीजा/सौतेले/टीचर/सर/शिक्षक/कोच/बॉयफ्रेंड/पड़ोसी/घरवाले/घर+वाले/माता+पिता/चचेरे
suicide! | marna/marna+hi/mar+jana/mar+jaana/mar+jaun/mar+jau/mar+jaaun/mar+jaunga/mar+jaungi/mar+jaaunga/marjana/marjaun/marjau/maut ~ @WANT/chah*/chata/better/behtar/acha/accha/$ -ka+karan/padta/padega/hota
suicide! | @I _ marna/mar+jana/mar+jaana/mar+jaun/mar+jau/mar+jaaun/maut/mar+jana+chahiye/mar+jata/mar+jati/mar+jaati/mar+jaata/mar+hi
suicide! | suicide/khudkushi/khudkhushi/khudkusi/atmahatya/aatmahatya/aatmhatya/atmhatya ~ karna/karne/kar/karlu/karlun/karunga/karungi/karu/karoon/krna/krne/krlu/kr/attempt/ke+khayal/ke+vichar/karna+chah* _ @WANT/aata/aate/soch*/mann/khayal/$ -kyon/kyu+karte+hain/rate
suicide! | jeena/jina/jine/jeene/zinda/jinda/jee/jeeni ~ @NO/ka/mushkil/bekar/band/se/koi ~ chah*/chata/chati/hai/rehna/rahna/raha/rahi/man/mann/matlab/fayda/faida/maksad/wajah/vajah/icchha/iccha/thak*/hota/dil/sakta/sakti
suicide! | @NO ~ jeena/jina/jine/jeene/zinda/jee
suicide! | zindagi/jindagi/zindgi/jindgi/life/jeevan/jivan/jeene/jine ~ se/ka/khatam/barbaad/bekar/bekaar/me/mein/jeene ~ thak*/tang/pareshan/haar/koi/kya/kar*/hai/hi/bhi? ~ gaya/gayi/hu/hoon/matlab/fayda/faida/maksad/dun/du/chuka/chuki/nahi/nhi/hai/lun/$
suicide! | apni/apna/meri/khud+ki jaan/jindagi/zindagi/life/jeevan ~ de/dedu/dedun/deni/dena/lena/leni/le/khatam/khatm/end
suicide! | jaan/jan ~ de/dedu/dedun/dena/deni ~ dunga/dungi/du/dun/doon/dena/deni/denge/raha/rahi/dega/chah*/$ -kar/pehchan
suicide! | khud/apne/apne+aap ko ~ khatam/khatm/maar/mar/kill/mita/khtm
suicide! | ab/bas/thak ~ gaya/gayi/hu/ab/bas/sab? ~ khatam/khatm/khtm ~ karna/kar/krna ~ hai/chah*/dun/du/lun/deta/deti -chapter/syllabus/homework
suicide! | sab/sabkuch/sab+kuch/everything ~ khatam/khatm/khtm/end ~ karna/kar/krna/ho ~ chah*/dun/du/lun/deta/jaye/hai/$
suicide! | ab/aur/bas/mujhse/itna ~ aur/ab/bardasht/bardaasht/sahan/seh/sah/jhel/nahi/nhi/nahin ~ nahi/nhi/nahin/ho/hota/hoga/sakta/sakti ~ ho/sakta/sakti/hota/raha/rahi/jata/jaata/paa/jhela/$ -samajh/yaad/padha
suicide! | mere bina/bagair/jane/jaane/marne ~ sab/ke/koi/log/ghar/sabka/baad _ khush/behtar/acche/better/accha/fark/farak/yaad/rona/royega/khyal
suicide! | sab/sabhi/gharwale/parents/log/mummy/papa ~ mere bina/bagair _ khush/behtar/acche/theek/sukoon
suicide! | mere na hone/rahne/rehne ~ se/par/pe _ khush/behtar/acche/fark/farak/theek/sukoon
suicide! | main/mai/me ~ na/nahi/nhi rahu/rahun/rahoon/rahunga/rahungi/hota/hoti/hu/hoon ~ to/toh/tab? _ khush/behtar/acche/fark/farak/theek/sukoon
suicide! | @I ~ bahut/saari/sari/itni/poori/10/15/20/25/30/40/50/neend ~ saari/sari/ki? ~ goli/goliyan/goliya/tablet/tablets/dawai/dawa/pills ~ kha/khaa/khali/khayi/khai/le+li/nigal
suicide! | @I ~ phenyl/zeher/zahar/jahar/harpic/acid/keetnashak ~ pi/pee/kha/peene/khane
abuse! | @KIN/madam/maam ~ ne/mujhe/tuition/wale? ~ mujhe/mere/meri? ~ bad+touch/touch/chhua/chua/chhuaa/chhuya/chhoo*/chhute/chhuta -screen ~ mujhe/kiya/kia/karte/karta/hai/hain/jagah/karti/$
abuse! | blackmail/black+mail ~ kar*/kr*/ho
abuse! | photo*/video*/pic/pics/tasveer* __ paise/paisa/rupaye/rupay ~ maang*/mang*/de/chah*
abuse! | paise/paisa/rupaye ~ maang*/mang* __ meri ~ photo*/video*/pic/pics
suicide! | koi/kisi/kisiko ~ fark/farak/miss/yaad/parwah/parvah/rona/royega __ mar/na+rahu/chala/chali/nahi+rah/mujhe/meri/gayab/jaun/jau
suicide! | kitni/kitna/kitne/konsi/kaunsi ~ goli/goliyan/goliya/tablet/tablets/pills/dawai/dawa/neend/paracetamol/zeher/zahar _ mar/maut/mr/jaan/kha/khane/die/marne
suicide! | goli/goliyan/goliya/tablets/pills/neend/dawai/zeher/zahar/jahar/phenyl ~ ki/kha/khakar/pi/peekar/li? ~ kha/li/lunga/lungi/pi/khali/mar/so/khaa/leli
suicide! | phansi/fansi/faansi/chhat+se/chat+se/bridge+se/train+ke/pul+se/nas ~ laga/lagakar/kood/kud/aage/latak/kaat/ke+aage
suicide! | alvida/alwida/aakhri/akhri/aakhiri ~ sab/sabko/khat/message/din/raat/baar/dosto/letter/note ~ likh*/hai/mera/maaf/mujhe/ko/$
suicide! | gayab/gayb/hamesha/kabhi ~ ho/ke/liye/na/wapas/so/uth*? ~ jaun/jana/jau/so/uthu/uthun/uthna/chala/jaau ~ chah*/chata/hai/hu/hoon/$/jaun/man
suicide! | kaash/kash/kyu/kyun/kyon _ paida/zinda/mar/jinda/jee ~ hi? ~ na/nahi/nhi/hua/hui/jata/jati/hoon/hu/raha/rahi
suicide! | main/mai/me ~ sab/sabke/sab+par/gharwalo/parents/family ~ par/ke/pe? ~ bojh/burden
suicide! | meri/mera/mere ~ friend/dost/saheli/bhai/behen/behan/sister/brother/mummy/papa __ marna/mar+jana/mar+jaunga/mar+jaungi/mar+jaega/mar+jaegi/mar+jayega/mar+jayegi/jeena+nahi/suicide/khudkushi/haath+kaat*/hath+kaat*/nas+kaat*/jaan+dene/jaan+de/khud+ko/khana+nahi
self-harm! | khud/apne/apni/mere/apne+aap/haath/hath/kalai/nas/hathon ~ ko/haath/hath/kalai/nas/pe/par/aap/jaangh? ~ kaat*/kat*/jala*/nuksan/nuksaan/chot/blade/maar/maarta/maarti/zakhm/hurt/cut/kharoch*/noch* -ki+copy/barabar
self-harm! | blade/razor/chaku/rajor/compass/cigarette ~ se __ haath/hath/khud/kaat*/kalai/nas/skin/jaangh
self-harm! | self+harm/cutting ~ kar*/krta/krti/ki+aadat/ka+man
self-harm! | dard/khoon/kaat* _ accha/acha/sukoon/sukun/aaram/rahat/better/shanti ~ lag*/mil*/feel
eating! | khana/khaana/kuch/khane ~ @NO/chhod*/chod*/band/se ~ kha*/khaya/khaaya/khati/khata/khane/chhod*/diya/di/darr/dar/nafrat/kar _ din/dino/moti/mota/weight/wajan/vajan/patli/patla/hafte/kal/dar/darr/hai/hu/hoon/$/kyunki
eating! | din/dino/do+din/teen+din/kal ~ se/tak ~ kuch/khana ~ nahi/nhi/nahin ~ kha*
eating! | ulti/vomit/ulty ~ kar/karti/karta/krti/krta/kardeti/nikal/aane ~ deti/deta/hu/hoon/leti/leta/jaan/khane/khana/taki/$
eating! | khane/khana/khaane/khaakar ~ ke/khakar? ~ baad _ ulti/vomit/guilty/ulty
eating! | main/mai/mujhe/khud/apne/sharir/body ~ bahut/itni/itna/ko/kitni/se? ~ moti/mota/fat/nafrat/ghin/bhaddi ~ hu/hoon/hai/lagti/lagta/samajh*/dikhti
eating! | patli/patla/wajan/vajan/weight ~ hona/kam/ghatana/loss ~ chah*/karne/ke+liye/hai __ bhukh*/khana+band/nahi+kha/kuch+nahi/bhook*/kha*
abuse! | @KIN ~ roz/daily/hamesha/sharab/daaru/nashe/bahut? ~ mujhe/mujhko/hame/hume/muje/mummy+ko/maa+ko/ko/mere ~ belt/bahut/roz/galat/har/bohot? ~ maar*/marte/marta/marti/mara/peet*/pitt*/pitai/pit*/chhu*/chu*/chhoo*/touch/hit/gali/gaali/jala*/dhamk*/abuse/rape/thappad/molest/kiss/haath -screen/ne+samjha
abuse! | @KIN ~ roz/daily/hamesha/sharab/bahut? ~ maar*/marte/marta/marti/peet*/pit*/thappad ~ hai/hain/te? ~ mujhe/mujhko/hame
abuse! | mujhe/mujhko/muje/mere/mujhse ~ galat/gande/gandi/zabardasti/jabardasti ~ tarike/tareeke/jagah/tarah/kaam/se/harkat? ~ chhu*/chu*/chhoo*/touch/kiss/kar*/haath/sambandh/sex/hath
abuse! | rape/balatkar/balatkaar/molest/sexual/yaun ~ kiya/hua/harass*/abuse/shoshan/karta/ho/ki+koshish
abuse! | ghar ~ jaane/jane/me/mein/par/pe/wapas ~ se? ~ dar/darr/safe/surakshit/maar*/mar*/peet* -ka+kaam
abuse! | nangi/nange/nude/nudes/private/gandi/ashlil/naked ~ photo/photos/video/pic/pics/tasveer/selfie/bhej* __ viral/bhej*/blackmail/dhamk*/mang*/post/sabko/share/dikha*/leak/karne+ki
abuse! | blackmail/black+mail/dhamki/dhamka ~ kar*/de/raha/rahi/deta/deti/dete/mil __ photo*/video*/pic/pics/mujhe/meri/mere/paise/nude*
abuse! | photo*/video*/pic/pics -kaise ~ viral/leak/post/upload ~ kar*/krne/kr/ho
abuse! | kisi ko/se ~ mat/na/nahi ~ batana/bolna/kehna/bataya __ mujhe/chhu*/photo/secret/maar
abuse! | shaadi/shadi/nikah ~ zabardasti/jabardasti/karwa/karva/ke+liye ~ majboor/rahe/kar*/force
bullying! | mujhe/mujhko/muje/mujh/mera/meri/mere/mujhpe ~ school/class/sab/roz/har/log/bacche/ladke/kaale/rang/daily/pe/par/me/mein? ~ tang/bully/chidha*/chida*/chidh*/mazak/majak/mazaak/majaak/hans*/has*/gaali/gali/maar*/pareshan/dhamk*/dhakka/mota/moti/kala/kaali/kali/ignore/nafrat/troll/ragging/sata* ~ kar*/uda*/ud*/hai/hain/dete/deti/dete+hain/te/bula*/bol*/keh*/kehte/krte/karte/te+hain/marte/jata/jaata/jati/ta/$ -se+padhao
bullying! | koi ~ bhi? ~ mujhse/mere/mujhe/mera ~ baat/dosti/saath/pasand/dost/sath ~ @NO
bullying! | sab/sabhi/log/class+wale/bacche/ladke/ladkiyan/dost/seniors/senior ~ mujhse/mujhe/mujhpe/mujh/mera/meri/mere _ nafrat/hans*/has*/chidha*/chida*/mazak/majak/mazaak/majaak/ignore/tang/maar*/pareshan/bully/gaali/gali/akela/alag/dhamk*/nange/marte/ragging
bullying! | mera/meri/mere ~ koi/ek+bhi? ~ dost/friend ~ @NO
bullying! | school/class/hostel/college ~ jaane/jane/me/mein ~ se? ~ dar/darr/man+nahi/nahi+jana _ maar*/chida*/chidha*/ladke/bacche/hans*/has*/log/kyunki/bully/tang/sab
bullying! | ragging/bully/bullying ~ ho/hoti/hota/kar*/se ~ rahi/raha/mere/mujhe/hai/pareshan/te/tang
bullying! | afwah/afwaah/jhoothi/jhuthi/fake/gandi/gande _ mere/meri/mera/mujhe ~ baare/bare/naam/photo/id/account/comments/messages
suicide! | मरना/मर+जाना/मर+जाऊं/मर+जाऊँ/मरने/मर/मौत ~ चाहता/चाहती/चाहिए/का+मन/है/बेहतर/अच्छा/का+तरीका/जाऊं/जाऊंगा/जाऊंगी/की+इच्छा
suicide! | मैं/मुझे/मेरा/मेरी/काश+मैं/मन _ मर+जाना/मरना/मर+जाऊं/मर+जाता/मर+जाती/मौत
suicide! | आत्महत्या/खुदकुशी/सुसाइड/ख़ुदकुशी ~ करना/करने/कर/करूं/करूंगा/करूंगी/के ~ चाहता/चाहती/मन/लूं/लूंगा/लूंगी/सोच*/विचार/ख्याल/का+मन/का+तरीका/की+कोशिश/रहा/रही
suicide! | जीना/जीने/जिंदा/ज़िंदा/जीने+का/जीवन/जिंदगी/ज़िंदगी ~ नहीं/का/से/में/बेकार/जीने/खत्म/रहना/का+क्या ~ नहीं/चाहता/चाहती/मन/मतलब/फायदा/थक/थका/तंग/मकसद/कोई/खत्म/क्या/रहना/चाहिए/हार/बेकार/है+नहीं _ नहीं/गया/गई/है/हूं/हूँ/चाहता/चाहती/कर*/$
suicide! | नहीं ~ जीना/जिंदा/जीऊं
suicide! | अपनी/खुद+की/अपने ~ जान/जिंदगी/जीवन/आप+को ~ दे/देना/लेना/ले/खत्म/दूं/लूं/मार
suicide! | खुद/अपने/अपने+आप ~ को ~ खत्म/मार/मिटा
suicide! | सब/सबकुछ/सब+कुछ ~ खत्म ~ कर*/हो*
suicide! | अब/और/मुझसे/बस ~ और/अब/बर्दाश्त/सहन/सह/झेल? ~ नहीं ~ हो/होता/सह*/सकता/सकती/जाता/रहा/झेला/बर्दाश्त
suicide! | मेरे ~ बिना/जाने/मरने/बगैर _ सब/लोग/खुश/बेहतर/फर्क/कोई
suicide! | किसी/कोई ~ को/भी? ~ फर्क/याद/परवाह __ मर/मैं/मुझे/मेरे/मेरी
suicide! | कितनी/कितने/कौन+सी/कितना ~ गोली/गोलियां/गोलियाँ/नींद/दवा/दवाई/टैबलेट/जहर/पैरासिटामोल _ मर/मौत/जान/खाने
suicide! | गोलियां/गोलियाँ/गोली/जहर/नींद+की/फांसी/फाँसी/नस ~ खा/लगा/काट/पी/निगल/लटक
suicide! | अलविदा/आखिरी/आख़िरी ~ सब/सबको/चिट्ठी/पत्र/संदेश/दिन/रात/बार/मैसेज/दोस्तों ~ लिख*/है/मुझे/माफ/मेरा/को/$
suicide! | मैं ~ सब/सबके/परिवार/घर ~ पर/के+लिए? ~ बोझ
suicide! | मेरी/मेरा/मेरे ~ दोस्त/सहेली/भाई/बहन/पापा/मम्मी __ मरना/मर+जाना/मर+जाएगी/मर+जाएगा/मर+जाऊंगी/मर+जाऊंगा/जीना+नहीं/आत्महत्या/खुदकुशी/सुसाइड/जान+दे/जान+देने/खुद+को/हाथ+काट*/नस+काट*/खाना+नहीं
self-harm! | खुद/अपने/अपनी/अपने+आप/हाथ/कलाई/नस ~ को/हाथ/हाथों/कलाई/नस/पर/आप/जांघ? ~ काट*/जला*/नुकसान/चोट/ब्लेड/घाव/मार*/खरोंच*/दर्द+देता/दर्द+देती
self-harm! | ब्लेड/चाकू/रेजर/कंपास ~ से __ हाथ/खुद/काट*/कलाई/नस/जांघ
eating! | खाना/कुछ/खाने ~ नहीं/छोड़*/बंद/से ~ खा*/छोड़*/दिया/डर/नफरत/कर _ दिन/दिनों/मोटी/मोटा/वजन/पतली/पतला/हफ्ते/कल/डर/है/हूं/हूँ/$/क्योंकि
eating! | दिन/दिनों/कल ~ से ~ कुछ/खाना ~ नहीं ~ खा*
eating! | उल्टी ~ कर*/निकाल*/करके
eating! | मैं/मुझे/खुद/शरीर ~ बहुत/इतनी/इतना/से/को/अपने? ~ मोटी/मोटा/नफरत/घिन/भद्दी ~ हूं/हूँ/है/लगती/लगता/दिखती
abuse! | @KINH ~ रोज/हमेशा/शराब/नशे/बहुत/ने? ~ मुझे/हमें/मम्मी+को/मां+को/माँ+को/मेरे/मुझको ~ बेल्ट/बहुत/रोज/गलत/हर/थप्पड़? ~ मार*/पीट*/छू*/गाली/जला*/धमक*/थप्पड़/बलात्कार/चूम*/पिट*
abuse! | मुझे/मेरे/मेरी/मुझसे ~ गलत/गंदे/गंदी/जबरदस्ती ~ तरीके/जगह/तरह/काम/से/हरकत? ~ छू*/चूम*/कर*/हाथ/संबंध
abuse! | मेरे+साथ/मेरा/मुझसे ~ बलात्कार/रेप/यौन/छेड़छाड़/जबरदस्ती
abuse! | घर ~ जाने/में/पर ~ से? ~ डर/सुरक्षित/मार*/पीट*
abuse! | नंगी/नग्न/न्यूड/निजी/अश्लील/गंदी/प्राइवेट ~ फोटो/तस्वीर*/वीडियो/तस्वीरें __ वायरल/भेज*/ब्लैकमेल/धमक*/मांग*/डाल*/सबको/शेयर
abuse! | ब्लैकमेल/धमकी ~ कर*/दे*/मिल* __ फोटो/वीडियो/मुझे/मेरी/तस्वीर*/पैसे
abuse! | फोटो/तस्वीर*/वीडियो ~ वायरल/लीक/पोस्ट/इंटरनेट ~ कर*/पर
abuse! | शादी ~ जबरदस्ती/करवा/जबरन
bullying! | मुझे/मेरा/मेरी/मेरे/मुझ+पर ~ स्कूल/क्लास/सब/रोज/हर/लोग/बच्चे/लड़के/में/पर/रंग? ~ तंग/बुली/चिढ़ा*/मजाक/मज़ाक/हंस*/हँस*/गाली/मार*/परेशान/धमक*/धक्का/मोटा/मोटी/काला/काली/नफरत/सता*/नजरअंदाज
bullying! | कोई ~ भी? ~ मुझसे/मेरे/मुझे/मेरा ~ बात/दोस्ती/साथ/पसंद/दोस्त ~ नहीं
bullying! | सब/सभी/लोग/बच्चे/लड़के/लड़कियां/सहपाठी/दोस्त ~ मुझसे/मुझे/मुझ/मेरा/मेरी/मेरे _ नफरत/हंस*/हँस*/चिढ़ा*/मजाक/मज़ाक/तंग/मार*/परेशान/गाली/अकेला/अकेली/धमक*/बुली
bullying! | मेरा/मेरी/मेरे ~ कोई/एक+भी? ~ दोस्त ~ नहीं
bullying! | स्कूल/क्लास/हॉस्टल ~ जाने/में ~ से? ~ डर _ मार*/चिढ़ा*/लड़के/बच्चे/लोग/लगता/क्योंकि
`

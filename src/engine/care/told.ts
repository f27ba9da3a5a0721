import { crisisIn } from '#engine/care/crisis.ts'
import { asLine, ownWords } from '#engine/care/plain.ts'

/** Who is in need: `home` where somebody near hurts the student, `friend` where the student tells of another. */
export type Told = 'self' | 'home' | 'friend'

/** Somebody near the student, in the languages of the lists; `*` any ending. */
const NEAR = `
my friend/my friends/my best friend/my bestie/my mate/my classmate/my roommate/my girlfriend/my boyfriend/my gf/my bf/my sister/my brother/my cousin/our friend/a friend/a friend of mine/in my class/in my year/someone i know
मेरा दोस्त/मेरी दोस्त/मेरे दोस्त/मेरी सहेली/मेरा भाई/मेरे भाई/मेरी बहन/mera dost/meri dost/mere dost/meri saheli/mera friend/meri friend/mere friend/mera bhai/mere bhai/meri behen/meri behan/meri sister
mi amigo/mi amiga/mi mejor amigo/mi mejor amiga/un amigo/una amiga/mi hermano/mi hermana/mi novio/mi novia/mi companer*/mi primo/mi prima
mon ami/mon amie/mon meilleur ami/ma meilleure amie/un ami/une amie/mon pote/mon copain/ma copine/mon frere/ma soeur/ma pote
mein freund/meine freundin/mein bester freund/meine beste freundin/ein freund/eine freundin/mein kumpel/mein bruder/meine schwester/meine mitschuler*
صديقي/صديقتي/صاحبي/صاحبتي/زميلي/زميلتي/اخي/اختي/اخوي/رفيقي/رفيقتي
我朋友/我的朋友/我闺蜜/我的闺蜜/我同学/我的同学/我同桌/我的同桌/我室友/我妹妹/我弟弟/我哥哥/我姐姐/我好朋友/我最好的朋友/我男朋友/我女朋友
meu amigo/minha amiga/meu melhor amigo/minha melhor amiga/um amigo/uma amiga/meu irmao/minha irma/meu namorado/minha namorada/meu colega/minha colega
teman saya/temanku/teman aku/sahabatku/sahabat saya/sahabat aku/kawan saya/kawanku/adikku/adik saya/kakakku/kakak saya
моя подруга/мои друг/мои лучшии друг/моя лучшая подруга/мои брат/моя сестра/моеи подруг*/моему друг*
میرا دوست/میری دوست/میری سہیلی/میرا بھائی/میری بہن/میرے دوست
আমার বন্ধু/আমার বান্ধবী/আমার ভাই/আমার বোন
என் நண்பன்/என் தோழி/என் நண்பர்/என் தம்பி/என் தங்கை/என் அண்ணன்`

const phrase = (one: string): string => asLine(one.replace('*', '')).replace(/ \. $/, '').trimStart()
const FRIEND = new RegExp(
  ` (?:${NEAR.trim()
    .split(/[\n/]/)
    .map(one => phrase(one) + (one.endsWith('*') ? '\\S*' : ''))
    .join('|')}) `,
  'u'
)

/** Which of the fixed texts fits. */
export function toldOf(text: string): Told {
  const own = ownWords(text)
  if (crisisIn(own, 'abuse') !== null) return 'home'
  return FRIEND.test(asLine(own)) ? 'friend' : 'self'
}

/** Of the texts of another room, which are long and name many people: only whether somebody near hurts the student. */
export const toldOfAny = (texts: readonly string[]): Told =>
  texts.some(text => toldOf(text) === 'home') ? 'home' : 'self'

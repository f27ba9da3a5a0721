import { asLine, ownWords } from '#engine/care/plain.ts'

const words = (text: string): string => `(?:${text.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`
const FEELS = words(`
  stressed stressing sad crying cry cried anxious panicking panicked lonely depressed hopeless overwhelmed scared
  terrified worried miserable exhausted drained burnt_out burned_out heartbroken upset frustrated ashamed tensed
  so_alone feel_alone feeling_alone all_alone so_much_stress under_stress in_stress so_much_tension taking_tension
  a_panic_attack panic_attacks anxiety my_anxiety breaking_down breakdown so_tired tired_of_everything tired_of_it_all
  tired_of_studying tired_of_trying losing_hope lost_hope no_hope no_motivation not_ok not_okay not_fine
  going_to_fail gonna_fail will_fail udaas udas dukhi akela akeli pareshan ghabrahat tension_ho bahut_tension rona ro_raha ro_rahi dar_lag`)
const SELF = words('i im ive me mujhe main mai mera meri feeling')
/** In Hindi and Arabic letters the person is often in the verb. */
const OTHERS = words(`
  मैं_उदास मैं_बहुत_उदास मैं_दुखी मुझे_रोना मुझे_डर मुझे_तनाव मैं_अकेला मैं_अकेली मुझे_घबराहट
  انا_حزين انا_حزينه زعلان زعلانه انا_وحيد انا_وحيده ابكي اعيط خايف_من_الامتحان خايفه_من_الامتحان مضغوط مضغوطه`)
const HOME = words(
  'parents mom mum mummy mumma mother dad daddy papa father ammi abbu baba amma appa family uncle aunt'
)

/** A feeling within five words of who has it, or at the very beginning; at home somebody "will kill me". */
const LOW = [
  new RegExp(` ${SELF} (?:[^ .]+ ){0,5}?${FEELS} `, 'u'),
  new RegExp(`^ (?:so|very|really|super|just|still)(?: [^ .]+)? ${FEELS} `, 'u'),
  new RegExp(` ${OTHERS} `, 'u'),
  new RegExp(
    ` ${HOME} (?:(?:is|are|will|would|gonna|going|to|surely|definitely|literally) ){1,4}(?:kill|murder|disown|hate) me `,
    'u'
  ),
  / i (?:have )?failed (?!to )/u
]

/** Whether the student says that they feel low or afraid: no danger, so it is answered, with a kind word and the way to help. */
export function isLow(text: string): boolean {
  const line = asLine(ownWords(text))
  return LOW.some(one => one.test(line))
}

/** Whether something is asked beside it. */
export const asksToo = (text: string): boolean =>
  /\?|\b(?:what|whats|why|how|which|when|who|explain|define|describe|compare|solve|calculate|quiz|kya|kyu|kaise)\b/i.test(
    text
  )

import { readList } from '#engine/care/line.ts'
import { asLine } from '#engine/care/plain.ts'

/** What a model must not tell, whatever it was asked: ways to die, to hurt oneself, to starve, to hide it. */
const TOLD = `
@DRUG = pills/tablets/capsules/paracetamol/acetaminophen/ibuprofen/aspirin/painkillers/sleeping/antidepressants/opioids/insulin/medication/bleach/tylenol/panadol
suicide! | lethal/fatal/deadly dose/amount/quantity/overdose of/for/in/is/would/can/starts
suicide! | take/taking/swallow/swallowing/ingest/ingesting/drink/drinking _ @DRUG __ to+die/kill+yourself/fatal/lethal/end+your+life/unconscious/overdose/painless*
suicide! | @DRUG _ would/will/can/could/is/are ~ be? enough/fatal/lethal/deadly _ kill/die/a/for/to
suicide! | kill/hang/drown/shoot/suffocate/poison/starve/cut/harm/hurt/burn yourself _ by/with/without/using/quickly/painlessly/in/from/safely/more
suicide! | tie/make/form/fasten ~ a noose/slipknot
suicide! | painless/quickest/easiest/fastest/most+effective/surest/reliable ~ way/ways/method/methods to/of/for die/dying/suicide/kill/killing/end/ending
suicide! | cut/slice/slit/slash ~ along/down/lengthwise/deep/deeper/across/vertically/open? ~ your/the wrist/wrists/vein/veins/artery/arteries/forearm/throat
suicide! | jump/jumping/fall/falling from ~ a? height/floor/storey/building/bridge _ fatal/die/death/certain/enough/kill
suicide! | carbon+monoxide/charcoal/exhaust __ car/garage/closed/sealed/room/enclosed __ die/painless/asleep/unconscious/yourself
self-harm! | hide/hiding/conceal/cover/covering ~ your/the cuts/scars/wounds/self+harm/bruises/marks
self-harm! | safest/safer/best/clean ~ way/place/places/blade to/for/of cut/cutting/burn/self+harm
eating! | finger/fingers/toothbrush ~ down your throat
eating! | make/making/force ~ yourself ~ vomit/throw+up/sick/purge
eating! | hide/hiding/avoid/skip/skipping _ meals/eating/food/weight+loss __ parents/noticing/noticed/anyone+knowing/family
eating! | eat/eating/consume ~ only/under/less+than/below/fewer+than 100/200/300/400/500/600/700/800 calories/kcal
`
const LINES = readList(TOLD).lines

export function tellsMethod(text: string): boolean {
  const line = asLine(text)
  return LINES.some(({ found }) => found.test(line))
}

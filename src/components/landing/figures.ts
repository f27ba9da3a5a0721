import { m } from '#messages/generated/messages.js'

/** The six cards of the specification §2: each sentence names who was asked, by whom and when. */
export const figures = () => [
  { figure: '65\u00a0%', statement: m.landing_65(), source: m.landing_65_source() },
  { figure: '70\u00a0%', statement: m.landing_70(), source: m.landing_70_source() },
  { figure: '80\u00a0%', statement: m.landing_80(), source: m.landing_80_source() },
  { figure: '60\u00a0%', statement: m.landing_60(), source: m.landing_60_source() },
  { figure: '75\u00a0%', statement: m.landing_75(), source: m.landing_75_source() },
  { figure: '50\u00a0%', statement: m.landing_50(), source: m.landing_50_source() }
]

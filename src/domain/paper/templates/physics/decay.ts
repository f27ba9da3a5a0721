import { say, template, work } from '#domain/paper/templates/kit.ts'
import { graph, readings, scale } from '#domain/paper/templates/draw.ts'

/** They emit β⁻ particles: each has more neutrons than its stable isotopes. */
const EMITTERS = [
  { name: 'carbon-14', protons: 6, nucleons: 14 },
  { name: 'sodium-24', protons: 11, nucleons: 24 },
  { name: 'magnesium-27', protons: 12, nucleons: 27 },
  { name: 'aluminium-28', protons: 13, nucleons: 28 },
  { name: 'phosphorus-32', protons: 15, nucleons: 32 },
  { name: 'manganese-56', protons: 25, nucleons: 56 },
  { name: 'cobalt-60', protons: 27, nucleons: 60 },
  { name: 'strontium-90', protons: 38, nucleons: 90 },
  { name: 'technetium-99', protons: 43, nucleons: 99 },
  { name: 'iodine-131', protons: 53, nucleons: 131 },
  { name: 'caesium-137', protons: 55, nucleons: 137 },
  { name: 'barium-139', protons: 56, nucleons: 139 },
  { name: 'gold-198', protons: 79, nucleons: 198 },
  { name: 'thallium-208', protons: 81, nucleons: 208 },
  { name: 'lead-214', protons: 82, nucleons: 214 }
] as const
const HALF_LIVES = Array.from({ length: 22 }, (_, at) => at + 3).filter(half => half % scale(half * 4).step !== 0) as [
  number,
  ...number[]
]
const WORDS: Readonly<Record<number, string>> = { 3: 'three', 4: 'four', 5: 'five' }

export const decay = template({
  key: 'phy-decay',
  subject: 'physics',
  topic: { code: 'phy-nuclear', name: 'Radioactivity' },
  boards: ['IGCSE', 'IBDP', 'A Level'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4],
  make(random) {
    // Not a number of the time axis, where it could be guessed.
    const half = random.pick(HALF_LIVES)
    const halves = random.int(3, 5)
    const left = 5 * random.int(Math.ceil(48 / 2 ** halves), Math.floor(160 / 2 ** halves))
    const start = left * 2 ** halves
    const background = random.int(10, 30)
    const [across, up] = [scale(half * 4), scale(start)]
    const curve = (t: number): number => start * 0.5 ** (t / half)
    const emitter = EMITTERS[random.int(0, EMITTERS.length - 1)] ?? EMITTERS[0]
    return {
      stem: `A sample of a radioactive isotope gives a count rate of ${start} counts per minute at the start, after the background of ${background} counts per minute has been taken off. Fig. 1 shows how this corrected count rate falls.`,
      figures: [
        graph({
          alt: `A curve that falls less and less steeply. ${readings({ ...across, step: across.step / 2 }, up, curve)}`,
          x: { label: 'time / minutes', scale: across },
          y: { label: 'corrected count rate / counts per minute', scale: up },
          points: Array.from({ length: 61 }, (_, i) => [(across.to * i) / 60, curve((across.to * i) / 60)] as const)
        })
      ],
      parts: [
        work({
          text: 'Use Fig. 1 to determine the half-life of the isotope.',
          answer: `${half} minutes`,
          range: [half * 0.93, half * 1.07],
          steps: [`Reads the time at which the count rate is ${start / 2}, or finds the mean of several halvings`],
          error: 'Reading half of the time axis instead of half of the count rate.',
          command: 'determine'
        }),
        work({
          text: `Calculate the count rate that the detector shows when ${WORDS[halves]} half-lives have passed, background included.`,
          answer: `${left + background} counts per minute`,
          steps: [
            `Halves ${start} counts per minute ${WORDS[halves]} times, which gives ${left}`,
            `Adds the background of ${background}`
          ],
          error: 'Halving the background as well.'
        }),
        say({
          text: `A nucleus of ${emitter.name} has ${emitter.protons} protons and ${emitter.nucleons} nucleons. It emits a beta (β⁻) particle. State the numbers of protons and of neutrons in the nucleus that is left.`,
          command: 'state',
          ao: 'AO2',
          points: [`${emitter.protons + 1} protons`, `${emitter.nucleons - emitter.protons - 1} neutrons`],
          error: 'Taking one proton away: in beta decay a neutron becomes a proton.'
        }),
        say({
          text: 'Explain why the corrected count rate does not fall smoothly when it is physical, but jumps up and down a little.',
          command: 'explain',
          ao: 'AO3',
          points: [
            {
              text: 'Radioactive decay is random',
              or: ['nobody can predict when a nucleus decays'],
              not: ['the detector is not exact']
            },
            {
              text: 'So the number of decays in equal times varies about a mean',
              or: ['different numbers of nuclei decay in each minute', 'the background varies as well']
            }
          ],
          error: 'Blaming the detector.'
        })
      ]
    }
  }
})

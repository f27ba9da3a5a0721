import { num, say, template, work } from '#domain/paper/templates/kit.ts'
import { graph } from '#domain/paper/templates/draw.ts'

export const decay = template({
  key: 'phy-decay',
  subject: 'physics',
  topic: { code: 'phy-nuclear', name: 'Radioactivity' },
  boards: ['IGCSE', 'IBDP', 'A Level'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4],
  make(random) {
    const half = random.int(2, 12) * 2
    const start = random.int(6, 20) * 40
    const background = random.int(10, 30)
    const halves = random.int(3, 5)
    const left = start / 2 ** halves
    const count = left + background
    const to = half * 4
    const points = Array.from({ length: 49 }, (_, i) => {
      const t = (to * i) / 48
      return [t, start * 0.5 ** (t / half)] as const
    })
    const proton = random.int(40, 90)
    const nucleons = proton * 2 + random.int(8, 40)
    return {
      numbers: { half, start, background, halves, proton, nucleons },
      values: { left, count, time: half * halves, neutrons: nucleons - proton - 1 },
      stem: `A sample of a radioactive isotope gives a count rate of ${start} counts per minute at the start, after the background of ${background} counts per minute has been taken off. Fig. 1 shows how this corrected count rate falls.`,
      figures: [
        graph({
          alt: `A curve that falls from ${start} counts per minute at 0 minutes and halves every ${half} minutes.`,
          x: { label: 'time / minutes', to, step: half / 2 },
          y: { label: 'corrected count rate / counts per minute', to: start, step: start / 8 },
          points
        })
      ],
      parts: [
        work({
          text: 'Use Fig. 1 to determine the half-life of the isotope.',
          answer: `${half} minutes (accept ${num(half * 0.95)} to ${num(half * 1.05)})`,
          steps: [`Reads the time at which the count rate is ${start / 2}, or finds the mean of several halvings`],
          error: 'Reading half of the time axis instead of half of the count rate.',
          command: 'determine'
        }),
        work({
          text: `Calculate the count rate that the detector shows after ${half * halves} minutes, background included.`,
          answer: `${num(count)} counts per minute`,
          steps: [
            `States or uses that ${half * halves} minutes are ${halves} half-lives`,
            `Halves ${start} counts per minute ${halves} times, which gives ${num(left)}`
          ],
          error: 'Halving the background as well.',
          carries: true
        }),
        say({
          text: `A nucleus of the isotope has ${proton} protons and ${nucleons} nucleons. It emits a beta particle. State the numbers of protons and of neutrons in the nucleus that is left.`,
          command: 'state',
          ao: 'AO2',
          points: [`${proton + 1} protons`, `${nucleons - proton - 1} neutrons`],
          error: 'Taking one proton away: in beta decay a neutron becomes a proton.'
        }),
        say({
          text: 'Explain why the corrected count rate does not fall smoothly when it is measured, but jumps up and down a little.',
          command: 'explain',
          ao: 'AO3',
          points: ['Radioactive decay is random', 'So the number of decays in equal times varies about a mean'],
          error: 'Blaming the detector.'
        })
      ]
    }
  },
  second({ half, start, background, halves, proton, nucleons }) {
    const constant = Math.LN2 / half
    const time = half * halves
    const left = start * Math.exp(-constant * time)
    return {
      left,
      count: left + background,
      time: Math.log(start / left) / constant,
      neutrons: nucleons - (proton + 1)
    }
  },
  sane: { left: [5, 120], count: [15, 150], time: [10, 130], neutrons: [40, 140] }
})

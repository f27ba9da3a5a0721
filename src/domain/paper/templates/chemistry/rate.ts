import { num, say, template, work } from '#domain/paper/templates/kit.ts'
import { graph } from '#domain/paper/templates/draw.ts'

export const rate = template({
  key: 'che-rate',
  subject: 'chemistry',
  topic: { code: 'che-rates', name: 'Rates of reaction' },
  boards: ['IBDP', 'A Level', 'IGCSE'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4],
  make(random) {
    const final = random.int(10, 40) * 4
    const half = random.int(10, 45)
    const to = half * 6
    const at = (t: number): number => final * (1 - 0.5 ** (t / half))
    const from = half
    const until = 2 * half
    const mean = (at(until) - at(from)) / (until - from)
    const start = at(half) / half
    const points = Array.from({ length: 61 }, (_, i) => [(to * i) / 60, at((to * i) / 60)] as const)
    const temperature = random.int(15, 35)
    return {
      numbers: { final, half, temperature },
      values: { start, mean, left: final - at(until), moles: final / 24_000 },
      stem: `A student adds an excess of hydrochloric acid to a small lump of marble at ${temperature} °C and measures the volume of carbon dioxide. Fig. 1 shows the results. The final volume is ${final} cm³.`,
      figures: [
        graph({
          alt: `A curve that rises steeply from the origin, reaches ${num(final / 2)} cm³ at ${half} s, ${num((final * 3) / 4)} cm³ at ${until} s and then levels off towards ${final} cm³.`,
          x: { label: 'time / s', to, step: half },
          y: { label: 'volume of gas / cm³', to: final * 1.25, step: final / 4 },
          points
        })
      ],
      parts: [
        work({
          text: `Use Fig. 1 to calculate the mean rate of reaction between 0 s and ${half} s.`,
          answer: `${num(start)} cm³ s⁻¹`,
          steps: [`Divides the volume at ${half} s by the time`],
          error: 'Dividing the time by the volume.'
        }),
        work({
          text: `Calculate the mean rate between ${from} s and ${until} s.`,
          answer: `${num(mean)} cm³ s⁻¹`,
          steps: [
            `Reads ${num(at(from))} cm³ and ${num(at(until))} cm³`,
            'Divides the change in volume by the change in time'
          ],
          error: 'Dividing the volume at the end by the time from the start.'
        }),
        say({
          text: 'Explain, in terms of particles, why the rate becomes smaller during the reaction.',
          command: 'explain',
          ao: 'AO2',
          points: [
            'The marble is used up, so that its surface becomes smaller',
            'So there are fewer successful collisions in each second'
          ],
          error: 'Saying that the particles slow down.'
        }),
        say({
          text: 'The same mass of marble is used as a powder, with everything else unchanged. Predict how the curve changes, and explain your prediction.',
          command: 'predict',
          ao: 'AO3',
          points: [
            'The curve is steeper at the start',
            'The final volume is the same',
            'The powder has a larger surface, so collisions are more frequent'
          ],
          error: 'Drawing a higher final volume.'
        })
      ]
    }
  },
  second({ final, half }) {
    // From the law of decay with a constant instead of halvings.
    const constant = Math.LN2 / half
    const at = (t: number): number => final - final * Math.exp(-constant * t)
    return {
      start: at(half) / half,
      mean: (at(2 * half) - at(half)) / half,
      left: final * Math.exp(-constant * 2 * half),
      moles: final / 1000 / 24
    }
  },
  sane: { start: [0.2, 9], mean: [0.1, 4.5], left: [5, 45], moles: [0.001, 0.01] }
})

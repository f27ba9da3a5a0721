import { num, result, say, template, work } from '#domain/paper/templates/kit.ts'
import { graph, readings, scale } from '#domain/paper/templates/draw.ts'

export const rate = template({
  key: 'che-rate',
  subject: 'chemistry',
  topic: { code: 'che-rates', name: 'Rates of reaction' },
  boards: ['IBDP', 'A Level', 'IGCSE'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4],
  make(random) {
    const final = random.int(40, 160)
    const half = random.int(10, 45)
    const [across, up] = [scale(half * 6), scale(final * 1.1)]
    const at = (t: number): number => final * (1 - 0.5 ** (t / half))
    // On lines of the grid, so that only the height has to be read, and not where half of the gas has formed.
    const [from, until] = [across.small * Math.max(2, Math.round((0.7 * half) / across.small)), across.step * 2]
    const [low, high] = [at(from), at(until)]
    const small = up.small / 2
    // As far as a reader of the graph can tell.
    const read = (volume: number): string => num(Math.round(volume / small) * small)
    return {
      stem: `A student adds an excess of hydrochloric acid to a small lump of marble at ${random.int(15, 35)} °C and measures the volume of carbon dioxide. Fig. 1 shows the results.`,
      figures: [
        graph({
          alt: `A curve that rises steeply from the origin and then levels off. ${readings(across, up, at, [from])}`,
          x: { label: 'time / s', scale: across },
          y: { label: 'volume of gas / cm³', scale: up },
          points: Array.from({ length: 81 }, (_, i) => [(across.to * i) / 80, at((across.to * i) / 80)] as const)
        })
      ],
      parts: [
        work({
          text: `Use Fig. 1 to calculate the mean rate of reaction between 0 s and ${from} s.`,
          ...result(low / from, 'cm³ s⁻¹', (low - small) / from, (low + small) / from),
          steps: [
            `Reads ${read(low)} cm³ at ${from} s (to the nearest half of a small square) and divides by the time`
          ],
          error: 'Dividing the time by the volume.'
        }),
        work({
          text: `Calculate the mean rate between ${from} s and ${until} s.`,
          ...result(
            (high - low) / (until - from),
            'cm³ s⁻¹',
            (high - low - up.small) / (until - from),
            (high - low + up.small) / (until - from)
          ),
          steps: [
            `Reads ${read(low)} cm³ and ${read(high)} cm³, each to the nearest half of a small square`,
            'Divides the change in volume by the change in time'
          ],
          error: 'Dividing the volume at the end by the time from the start.'
        }),
        say({
          text: 'Explain, in terms of particles, why the rate becomes smaller during the reaction.',
          command: 'explain',
          ao: 'AO2',
          points: [
            {
              text: 'The marble is used up, so that its surface becomes smaller',
              or: ['fewer particles of marble are exposed', 'the lump becomes smaller'],
              not: ['the particles move more slowly', 'the acid is used up']
            },
            {
              text: 'So there are fewer successful collisions in each second',
              or: ['collisions are less frequent'],
              not: ['fewer collisions, without time']
            }
          ],
          error: 'Saying that the particles slow down.'
        }),
        say({
          text: 'The same mass of marble is used as a powder, with everything else unchanged. Predict how the curve changes, and explain your prediction.',
          command: 'predict',
          ao: 'AO3',
          points: [
            { text: 'The curve is steeper at the start', or: ['the gas forms faster', 'it levels off earlier'] },
            { text: 'The final volume is the same', or: ['it levels off at the same height'], not: ['more gas forms'] },
            {
              text: 'The powder has a larger surface, so collisions are more frequent',
              or: ['more particles are exposed to the acid, so there are more collisions each second'],
              not: ['the particles have more energy']
            }
          ],
          error: 'Drawing a higher final volume.'
        })
      ]
    }
  }
})

import { physical, num, say, template, type Part, work } from '#domain/paper/templates/kit.ts'
import { graph, readings, scale } from '#domain/paper/templates/draw.ts'

const STIFF = Array.from({ length: 33 }, (_, at) => 40 + at * 5).filter(k => 1000 % k !== 0) as [number, ...number[]]

export const spring = template({
  key: 'phy-spring',
  subject: 'physics',
  topic: { code: 'phy-forces', name: 'Forces and materials' },
  boards: ['IGCSE', 'A Level'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4],
  make(random, { board }) {
    // No cross of which both numbers stand at the axes.
    const k = random.pick(STIFF)
    const rest = random.int(6, 20)
    const force = random.int(4, 16) / 2
    const stretch = random.int(3, Math.min(9, Math.floor(1000 / k)))
    const extension = force / k
    const [across, up] = [scale(10), scale(1000 / k)]
    const loads = [0, 2, 4, 6, 8, 10]
    return {
      stem: `A spring has an unstretched length of ${rest}.0 cm. A student hangs loads from it and measures its extension. Fig. 1 shows the results. The spring obeys Hooke’s law for these loads.`,
      figures: [
        graph({
          alt: `Crosses on a straight line through the origin. ${readings(across, up, load => (load / k) * 100)}`,
          x: { label: 'load / N', scale: across },
          y: { label: 'extension / cm', scale: up },
          points: loads.map(load => [load, (load / k) * 100] as const),
          marks: true
        })
      ],
      parts: [
        work({
          text: 'Use Fig. 1 to determine the spring constant in N m⁻¹.',
          answer: `${k} N m⁻¹`,
          range: [k * 0.95, k * 1.05],
          steps: ['Uses two points far apart, or the line of best fit', 'Divides the load by the extension in metres'],
          error: 'Leaving the extension in centimetres.',
          command: 'determine'
        }),
        work({
          text: `Calculate the length of the spring when the load is ${num(force)} N.`,
          ...physical(rest + extension * 100, 'cm', rest + (extension * 100) / 1.05, rest + (extension * 100) / 0.95),
          steps: ['Adds the extension F ÷ k to the unstretched length'],
          error: 'Giving the extension instead of the length.',
          carries: true
        }),
        ...(board === 'IGCSE' ? proportional(k, stretch) : stored(k, stretch))
      ]
    }
  }
})

/** Energy of a spring and springs end to end: not in Cambridge IGCSE. */
function stored(k: number, stretch: number): Part[] {
  const energy = (k * (stretch / 100) ** 2) / 2
  return [
    work({
      text: `Calculate the elastic potential energy stored when the extension is ${stretch}.0 cm.`,
      ...physical(energy, 'J', energy * 0.95, energy * 1.05),
      steps: [
        'Uses ½kx², or the area under a force–extension line',
        `Changes ${stretch}.0 cm to ${num(stretch / 100)} m`
      ],
      error: 'Using force × extension without the half.',
      carries: true
    }),
    work({
      text: 'Two such springs are joined end to end. Determine the spring constant of the pair, and explain your answer.',
      ...physical(k / 2, 'N m⁻¹', k * 0.475, k * 0.525),
      steps: ['States that each spring carries the whole load', 'States that the total extension is twice as large'],
      error: 'Doubling the constant, which holds for springs side by side.',
      command: 'determine',
      ao: 'AO3',
      explains: true,
      carries: true
    })
  ]
}

function proportional(k: number, stretch: number): Part[] {
  const load = (k * stretch) / 100
  return [
    work({
      text: `Calculate the load that gives an extension of ${stretch}.0 cm.`,
      ...physical(load, 'N', load * 0.95, load * 1.05),
      steps: ['Uses F = kx with the extension in metres, or ratios of load and extension'],
      error: 'Leaving the extension in centimetres.',
      carries: true
    }),
    say({
      text: 'State what is meant by the limit of proportionality of a spring.',
      command: 'state',
      points: [
        {
          text: 'The point beyond which the extension is no longer proportional to the load',
          or: ['where the line of load against extension stops being straight', 'beyond it Hooke’s law is not obeyed'],
          not: ['where the spring breaks', 'the elastic limit']
        }
      ],
      error: 'Saying that the spring breaks or no longer stretches there.'
    })
  ]
}

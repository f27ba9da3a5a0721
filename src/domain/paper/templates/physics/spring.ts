import { num, template, work } from '#domain/paper/templates/kit.ts'
import { graph } from '#domain/paper/templates/draw.ts'

export const spring = template({
  key: 'phy-spring',
  subject: 'physics',
  topic: { code: 'phy-forces', name: 'Forces and materials' },
  boards: ['IGCSE', 'A Level'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4],
  make(random) {
    const k = random.int(8, 40) * 5
    const rest = random.int(6, 20)
    const force = random.int(4, 16) / 2
    const stretch = random.int(3, 9)
    const extension = force / k
    const energy = (k * (stretch / 100) ** 2) / 2
    const top = Math.ceil((10 / k) * 100)
    const loads = [0, 2, 4, 6, 8, 10]
    return {
      numbers: { k, rest, force, stretch },
      values: { k, length: rest + extension * 100, energy, two: k / 2 },
      stem: `A spring has an unstretched length of ${rest}.0 cm. A student hangs loads from it and measures its extension. Fig. 1 shows the results. The spring obeys Hooke’s law for these loads.`,
      figures: [
        graph({
          alt: `Crosses on a straight line through the origin: a load of 10 N extends the spring by ${num((10 / k) * 100)} cm.`,
          x: { label: 'load / N', to: 10, step: 2 },
          y: { label: 'extension / cm', to: top, step: top > 12 ? 5 : top > 5 ? 2 : 1 },
          points: loads.map(load => [load, (load / k) * 100] as const),
          marks: true
        })
      ],
      parts: [
        work({
          text: 'Use Fig. 1 to determine the spring constant in N m⁻¹.',
          answer: `${num(k)} N m⁻¹ (accept ${num(k * 0.95)} to ${num(k * 1.05)})`,
          steps: ['Uses two points far apart, or the line of best fit', 'Divides the load by the extension in metres'],
          error: 'Leaving the extension in centimetres.',
          command: 'determine'
        }),
        work({
          text: `Calculate the length of the spring when the load is ${num(force)} N.`,
          answer: `${num(rest + extension * 100)} cm`,
          steps: ['Adds the extension F ÷ k to the unstretched length'],
          error: 'Giving the extension instead of the length.',
          carries: true
        }),
        work({
          text: `Calculate the elastic potential energy stored when the extension is ${stretch}.0 cm.`,
          answer: `${num(energy)} J`,
          steps: [
            'Uses ½kx², or the area under a force–extension line',
            `Changes ${stretch}.0 cm to ${num(stretch / 100)} m`
          ],
          error: 'Using force × extension without the half.',
          carries: true
        }),
        work({
          text: 'Two such springs are joined end to end. Determine the spring constant of the pair, and explain your answer.',
          answer: `${num(k / 2)} N m⁻¹`,
          steps: [
            'States that each spring carries the whole load',
            'States that the total extension is twice as large'
          ],
          error: 'Doubling the constant, which holds for springs side by side.',
          command: 'determine',
          ao: 'AO3',
          carries: true
        })
      ]
    }
  },
  second({ k, rest, force, stretch }) {
    // The work done, summed over a thousand small stretches; the pair from its own extension.
    const x = stretch / 100
    let energy = 0
    for (let i = 0; i < 1000; i += 1) energy += k * ((i + 0.5) / 1000) * x * (x / 1000)
    const slope = 10 / ((10 / k) * 1)
    return { k: slope, length: rest + (100 * force) / slope, energy, two: force / (2 * (force / slope)) }
  },
  sane: { k: [40, 200], length: [6, 45], energy: [0.01, 1], two: [20, 100] }
})

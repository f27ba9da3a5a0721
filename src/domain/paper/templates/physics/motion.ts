import { physical, rounded, say, sig, template, work } from '#domain/paper/templates/kit.ts'
import { graph, scale } from '#domain/paper/templates/draw.ts'

export const motion = template({
  key: 'phy-motion',
  subject: 'physics',
  topic: { code: 'phy-motion', name: 'Motion' },
  boards: ['IGCSE', 'A Level', 'IBDP'],
  difficulty: 1,
  calculator: true,
  sizes: [2, 3, 4, 5],
  make(random) {
    const v = random.int(4, 15) * 2
    const t1 = random.int(4, 10)
    const steady = random.int(5, 15)
    const t2 = random.int(3, 8)
    const mass = random.int(8, 18) * 100
    const a = v / t1
    const distance = (v * t1) / 2 + v * steady + (v * t2) / 2
    const end = t1 + steady + t2
    const force = (mass * v) / t2
    return {
      stem: `A car moves along a straight road. Fig. 1 shows how its speed changes. It speeds up for ${t1} s, keeps a steady speed of ${v} m s⁻¹ for ${steady} s and then slows down to rest in ${t2} s.`,
      figures: [
        graph({
          alt: `A speed–time graph: a straight line from 0 to ${v} m s⁻¹ in the first ${t1} s, a level line for ${steady} s, and a straight line down to 0 in ${t2} s.`,
          x: { label: 'time / s', scale: scale(end) },
          y: { label: 'speed / m s⁻¹', scale: scale(v + 2) },
          points: [
            [0, 0],
            [t1, v],
            [t1 + steady, v],
            [end, 0]
          ]
        })
      ],
      parts: [
        work({
          text: 'Calculate the acceleration of the car while it speeds up.',
          ...physical(a, 'm s⁻²'),
          steps: ['Divides the change in speed by the time taken'],
          error: 'Dividing the time by the speed.'
        }),
        work({
          text: 'Determine the total distance the car travels.',
          answer: `${distance} m`,
          steps: [
            'States or uses that the distance is the area under the graph',
            'Adds the two triangles and the rectangle'
          ],
          error: 'Multiplying the steady speed by the whole time.',
          command: 'determine'
        }),
        work({
          text: 'Calculate the average speed of the car for the whole journey.',
          ...physical(distance / end, 'm s⁻¹'),
          steps: [`Divides the total distance by ${end} s`],
          error: 'Taking the mean of the greatest and the least speed.',
          carries: true
        }),
        work({
          text: `The car has a mass of ${mass} kg. The brakes act while it slows down. Calculate the size of the resultant force on the car during this time.`,
          ...physical(force, 'N', mass * rounded(v / t2)),
          steps: [
            `Finds the deceleration ${sig(v / t2)} m s⁻² and uses F = ma, or divides the change in momentum by the time`
          ],
          error: 'Dividing the mass by the deceleration.'
        }),
        say({
          text: 'State the direction of this force.',
          command: 'state',
          points: [
            {
              text: 'Opposite to the direction of motion',
              or: ['backwards', 'against the motion'],
              not: ['forwards', 'downwards']
            }
          ],
          error: 'Saying that a moving car needs a forward resultant force.'
        })
      ]
    }
  }
})

import { num, template, work } from '#domain/paper/templates/kit.ts'
import { line, svg, text } from '#domain/paper/templates/draw.ts'

export const sector = template({
  key: 'mat-sector',
  subject: 'mathematics',
  topic: { code: 'mat-circular', name: 'Circular measure' },
  boards: ['A Level', 'IBDP'],
  difficulty: 2,
  calculator: true,
  sizes: [2, 3, 4],
  make(random) {
    const r = random.int(400, 3000) / 100
    const angle = random.int(40, 280) / 100
    const arc = r * angle
    const area = (r * r * angle) / 2
    const chord = 2 * r * Math.sin(angle / 2)
    const segment = area - (r * r * Math.sin(angle)) / 2
    return {
      numbers: { r, angle },
      values: { arc, area, chord, segment },
      stem: `Fig. 1 shows a sector OAB of a circle with centre O and radius ${num(r, 4)} cm. The angle AOB is ${num(angle)} radians. The figure is not drawn to scale.`,
      figures: [
        {
          id: 'fig1',
          label: 'Fig. 1',
          alt: `A sector with centre O, radii OA and OB of ${num(r, 4)} cm, an angle of ${num(angle)} radians at O and the chord AB.`,
          svg: drawing(r, angle)
        }
      ],
      parts: [
        work({
          text: 'Find the length of the arc AB.',
          answer: `${num(arc)} cm`,
          steps: [`Uses s = rθ = ${num(r, 4)} × ${num(angle)}`],
          error: 'Changing the angle to degrees and then using s = rθ.'
        }),
        work({
          text: 'Find the area of the sector OAB.',
          answer: `${num(area)} cm²`,
          steps: [`Uses ½r²θ`],
          error: 'Forgetting to square the radius.'
        }),
        work({
          text: 'Find the perimeter of the segment between the arc AB and the chord AB.',
          answer: `${num(arc + chord)} cm`,
          steps: [`Finds the chord 2r sin(θ/2) = ${num(chord)} cm, or uses the cosine rule`],
          error: 'Working in degrees mode with an angle in radians.',
          carries: true
        }),
        work({
          text: 'Find the area of this segment.',
          answer: `${num(segment)} cm²`,
          steps: ['Finds the area of triangle OAB by ½r² sin θ', 'Subtracts it from the area of the sector'],
          error: 'Taking the triangle as right-angled.',
          ao: 'AO3',
          carries: true
        })
      ]
    }
  },
  second({ r, angle }) {
    // The sector cut into a million thin triangles would do; Simpson's rule on the circle says the same.
    const steps = 2000
    const h = angle / steps
    let [arc, area] = [0, 0]
    for (let i = 0; i < steps; i += 1) {
      arc += 2 * r * Math.sin(h / 2)
      area += (r * r * Math.sin(h)) / 2
    }
    const chord = Math.sqrt(2 * r * r - 2 * r * r * Math.cos(angle))
    const height = Math.sqrt(r * r - (chord / 2) ** 2) * (angle > Math.PI ? -1 : 1)
    return { arc, area, chord, segment: area - (chord * height) / 2 }
  },
  sane: { arc: [1.5, 85], area: [3, 1300], chord: [1.5, 60], segment: [0.05, 1200] }
})

function drawing(r: number, angle: number): string {
  const size = 150
  const turn = -Math.PI / 2
  const at = (theta: number): readonly [number, number] => [
    180 + size * Math.cos(turn + theta),
    200 + size * Math.sin(turn + theta)
  ]
  const [ax, ay] = at(-angle / 2)
  const [bx, by] = at(angle / 2)
  const path = `<path d="M ${ax.toFixed(1)} ${ay.toFixed(1)} A ${size} ${size} 0 0 1 ${bx.toFixed(1)} ${by.toFixed(1)}"/>`
  return svg(
    line(180, 200, ax, ay) +
      line(180, 200, bx, by) +
      line(ax, ay, bx, by, 'stroke-dasharray="5 4"') +
      path +
      text(180, 218, 'O') +
      text(ax - 12, ay, 'A') +
      text(bx + 12, by, 'B') +
      text(180, 172, `${num(angle)} rad`) +
      text((180 + ax) / 2 - 18, (200 + ay) / 2 + 16, `${num(r, 4)} cm`, 'end')
  )
}

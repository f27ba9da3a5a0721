import { result, rounded, sig, template, work } from '#domain/paper/templates/kit.ts'
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
    const r = random.int(400, 1500) / 100
    const angle = random.int(80, 260) / 100
    const arc = r * angle
    const area = (r * r * angle) / 2
    const chord = 2 * r * Math.sin(angle / 2)
    const segment = area - (r * r * Math.sin(angle)) / 2
    return {
      stem: `Fig. 1 shows a sector OAB of a circle with centre O and radius ${r.toFixed(2)} cm. The angle AOB is ${angle.toFixed(2)} radians. Give your answers correct to 3 significant figures. The figure is not drawn to scale.`,
      figures: [
        {
          id: 'fig1',
          label: 'Fig. 1',
          alt: `A sector with centre O, radii OA and OB of ${r.toFixed(2)} cm, an angle of ${angle.toFixed(2)} radians at O and the chord AB.`,
          svg: drawing(r, angle)
        }
      ],
      parts: [
        work({
          text: 'Find the length of the arc AB.',
          ...result(arc, 'cm'),
          steps: [`Uses s = rθ = ${r.toFixed(2)} × ${angle.toFixed(2)}`],
          error: 'Changing the angle to degrees and then using s = rθ.'
        }),
        work({
          text: 'Find the area of the sector OAB.',
          ...result(area, 'cm²'),
          steps: [`Uses ½r²θ`],
          error: 'Forgetting to square the radius.'
        }),
        work({
          text: 'Find the perimeter of the segment between the arc AB and the chord AB.',
          ...result(arc + chord, 'cm', rounded(arc) + rounded(chord)),
          steps: [`Finds the chord 2r sin(θ/2) = ${sig(chord)} cm, or uses the cosine rule`],
          error: 'Working in degrees mode with an angle in radians.',
          carries: true
        }),
        work({
          text: 'Find the area of this segment.',
          ...result(segment, 'cm²', rounded(area) - rounded(area - segment)),
          steps: ['Finds the area of triangle OAB by ½r² sin θ', 'Subtracts it from the area of the sector'],
          error: 'Taking the triangle as right-angled.',
          ao: 'AO3',
          carries: true
        })
      ]
    }
  }
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
      text(180, 200 - Math.max(28, 34 / Math.tan(angle / 2)), `${angle.toFixed(2)} rad`) +
      text((180 + ax) / 2 - 18, (200 + ay) / 2 + 16, `${r.toFixed(2)} cm`, 'end')
  )
}

import { physical, rounded, say, template, work } from '#domain/paper/templates/kit.ts'
import { line, svg, text } from '#domain/paper/templates/draw.ts'

export const circuit = template({
  key: 'phy-circuit',
  subject: 'physics',
  topic: { code: 'phy-circuits', name: 'Electric circuits' },
  boards: ['IGCSE', 'A Level', 'IBDP'],
  difficulty: 3,
  calculator: true,
  sizes: [2, 3, 4],
  make(random) {
    const emf = random.int(4, 24)
    const r2 = random.int(3, 25)
    const r3 = r2 + random.pick([-2, -1, 1, 2, 3, 4, 6, 8])
    // Three different ones: parts name a resistor by its size.
    const r1 = random.pick(
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].filter(one => one !== r2 && one !== r3) as [number, ...number[]]
    )
    const pair = (r2 * r3) / (r2 + r3)
    const total = r1 + pair
    const current = emf / total
    const across = current * pair
    const branch = across / r2
    return {
      stem: `Fig. 1 shows a battery of electromotive force ${emf} V and negligible internal resistance, connected to three resistors.`,
      figures: [
        {
          id: 'fig1',
          label: 'Fig. 1',
          alt: `A circuit: a battery of ${emf} V in series with a resistor of ${r1} ohms, followed by two resistors of ${r2} ohms and ${r3} ohms in parallel.`,
          svg: drawing(emf, r1, r2, r3)
        }
      ],
      parts: [
        work({
          text: 'Calculate the total resistance of the circuit.',
          ...physical(total, 'Ω'),
          steps: ['Uses 1/R = 1/R₁ + 1/R₂ for the two in parallel', `Adds the ${r1} Ω in series`],
          error: 'Forgetting to turn 1/R over.'
        }),
        work({
          text: 'Calculate the current in the battery.',
          ...physical(current, 'A', emf / rounded(total)),
          steps: ['Divides the electromotive force by the total resistance'],
          error: `Using only the ${r1} Ω resistor.`,
          carries: true
        }),
        work({
          text: `Calculate the current in the ${r2} Ω resistor.`,
          ...physical(branch, 'A', (emf - rounded(current) * r1) / r2, (rounded(current) * pair) / r2),
          steps: ['Finds the potential difference across the parallel pair', `Divides it by ${r2} Ω`],
          error: 'Sharing the current equally between unequal resistors.',
          ao: 'AO3',
          carries: true
        }),
        say({
          text: `The ${r3} Ω resistor is removed, which leaves a gap. Explain what happens to the current in the battery.`,
          command: 'explain',
          ao: 'AO2',
          points: [
            {
              text: 'The total resistance of the circuit becomes larger, because a branch is gone',
              or: ['there is one path less for the current', 'the two in parallel had less resistance than one alone'],
              not: ['the resistance becomes smaller']
            },
            {
              text: 'So the current in the battery becomes smaller',
              or: ['it decreases', 'a smaller current calculated']
            }
          ],
          error: 'Saying that fewer resistors always mean less resistance.'
        })
      ]
    }
  }
})

function drawing(emf: number, r1: number, r2: number, r3: number): string {
  const box = (x: number, y: number, words: string): string =>
    `<rect x="${x}" y="${y - 9}" width="60" height="18" fill="#fff"/>${text(x + 30, y - 15, words)}`
  return svg(
    line(40, 60, 40, 200) +
      line(40, 60, 200, 60) +
      line(40, 200, 330, 200) +
      line(330, 200, 330, 60) +
      line(200, 25, 200, 95) +
      line(310, 25, 310, 95) +
      line(200, 25, 310, 25) +
      line(200, 95, 310, 95) +
      line(310, 60, 330, 60) +
      box(90, 60, `${r1} Ω`) +
      box(225, 25, '').replace(/<text.*<\/text>/, text(255, 50, `${r2} Ω`)) +
      box(225, 95, `${r3} Ω`) +
      // A battery: two cells with a broken line between them.
      '<rect x="30" y="104" width="20" height="44" fill="#fff" stroke="none"/>' +
      line(26, 104, 54, 104) +
      line(33, 114, 47, 114, 'stroke-width="4"') +
      line(40, 116, 40, 138, 'stroke-dasharray="4 3"') +
      line(26, 138, 54, 138) +
      line(33, 148, 47, 148, 'stroke-width="4"') +
      text(62, 129, `${emf} V`, 'start'),
    360,
    212
  )
}

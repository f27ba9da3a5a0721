import { numbers, one, take, type Solver } from './reading.ts'
import { readGraph } from './graph.ts'

const low = (n: number): string =>
  n === 1 ? '' : Array.from(String(n), digit => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(digit))).join('')
const count = (small: string): number =>
  small === '' ? 1 : Number(Array.from(small, char => '₀₁₂₃₄₅₆₇₈₉'.indexOf(char)).join(''))

export const CHEMISTRY: Readonly<Record<string, Solver>> = {
  // Counted in a thousand atoms.
  'che-isotopes': ({ stem, texts }) => {
    const [, share = 0, light = 0, heavy = 0] =
      /only: ([\d.]+)% of its atoms are [A-Z]\w?-(\d+) and the rest [A-Z]\w?-(\d+)/.exec(stem)?.map(Number) ?? []
    const [z, amount] = [
      one(stem, 'number of boron is #'.replace('boron', /number of (\w+)/.exec(stem)?.[1] ?? '')),
      one(texts[2] ?? '', 'of # mol')
    ]
    const mean = (light * share * 10 + heavy * (1000 - share * 10)) / 1000
    return { wants: [[z, z, heavy - z], [mean], [mean * amount], null], possible: [['mean', mean, light, heavy]] }
  },
  // From the mass of the gas: its share of the carbonate.
  'che-moles': ({ stem, texts }) => {
    const [mass, molar] = [
      one(stem, 'heats # g'),
      one(stem, 'mass of X = #'.replace('X', /, (\S+CO₃),/u.exec(stem)?.[1] ?? ''))
    ]
    const [room, got] = [one(stem, '= # dm³'), one(texts[2] ?? '', 'collects # cm³')]
    const expected = ((mass * 44) / molar / 44) * room * 1000
    return {
      wants: [[mass / molar], [expected], [(100 * got) / expected], null],
      possible: [['volume', got, 50, expected]]
    }
  },
  // The smallest whole numbers in the ratio of the printed shares; the gas from the mass of carbon alone.
  'che-formula': ({ stem, texts }) => {
    const [c = 0, h = 0, o = 0] = take(stem, '#% carbon, #% hydrogen and #% oxygen')
    const ratio = [c / 12, h / 1, o / 16]
    const least = Math.min(...ratio)
    const scaled = (by: number): number[] => ratio.map(value => (value / least) * by)
    const by =
      [1, 2, 3, 4, 5].find(factor =>
        scaled(factor).every(value => Math.abs(value - Math.round(value)) < 0.06 * factor)
      ) ?? NaN
    const [atomsC = 0, atomsH = 0, atomsO = 0] = scaled(by).map(Math.round)
    const molar = one(texts[1] ?? '', 'compound is #.')
    const times = molar / (12 * atomsC + atomsH + 16 * atomsO)
    const formula = (n: number): string => `C${low(atomsC * n)}H${low(atomsH * n)}O${low(atomsO * n)}`
    const sample = one(texts[2] ?? '', 'of # g')
    const carbon = sample * ((12 * atomsC * times) / molar)
    return {
      wants: [formula(1), formula(times), [carbon * (44 / 12)], null],
      possible: [
        ['hydrogen atoms', atomsH * times, 1, 2 * atomsC * times + 2],
        ['an even number of hydrogen', (atomsH * times) % 2, 0, 0],
        ['whole molecules', times % 1, 0, 0],
        ['shares of a hundred', c + h + o, 99.8, 100.2]
      ]
    }
  },
  // By the charge: each hydrogen ion meets one hydroxide ion.
  'che-titration': ({ stem }) => {
    const [flask, base] = [one(stem, 'titrates # cm³'), one(stem, 'hydroxide of # mol')]
    const titres = numbers(/hydroxide are ([^(]*)\./u.exec(stem)?.[1] ?? '')
    const sorted = [...titres].sort((a, b) => a - b)
    const agreeing = sorted.filter(value => value - (sorted[0] ?? 0) <= 0.1001)
    const mean = agreeing.reduce((sum, value) => sum + value, 0) / agreeing.length
    const acid = ((mean / 1000) * base) / 2 / (flask / 1000)
    return {
      wants: [[mean], [acid], [acid * 98.1], null],
      possible: [
        ['concordant titres', agreeing.length, 3, 3],
        ['the rough one', titres[0] ?? 0, mean + 0.3, mean + 1.2],
        [
          'readings of a burette',
          Math.max(...titres.map(value => Math.abs(value * 20 - Math.round(value * 20)))),
          0,
          1e-6
        ]
      ]
    }
  },
  // Natural logarithms, amounts in moles, and pOH.
  'che-ph': ({ stem, texts }) => {
    const [acid, base] = [one(stem, 'acid of # mol'), one(texts[2] ?? '', 'hydroxide of # mol')]
    const [water = 0, volume = 0] = take(texts[1] ?? '', '# cm³ of water is added to # cm³')
    const pH = (value: number): number => -Math.log(value) / Math.LN10
    return { wants: [[pH(acid)], [pH((acid * volume) / (volume + water))], [14 - pH(base)], null] }
  },
  // Energy of each gram of fuel first, then of each mole.
  'che-calorimeter': ({ stem, texts }) => {
    const [burnt, molar, water, rise] = [
      one(stem, 'burns # g'),
      one(stem, 'molar mass # g'),
      one(stem, 'with # g of water'),
      one(stem, 'rises by # °C')
    ]
    const heat = (4.18 * rise * water) / 1000
    const each = (heat / burnt) * molar
    const share = (each / -one(texts[2] ?? '', 'value is # kJ')) * 100
    return { wants: [[heat], [-each], [share], null], possible: [['share', share, 35, 90]] }
  },
  // Group by group, out of the printed formula and bond enthalpies.
  'che-bonds': ({ stem, texts }) => {
    const [, few = '', many = ''] = /^C([₀-₉]*)H([₀-₉]*) /u.exec(stem) ?? []
    const [c, h] = [count(few), count(many)]
    const bond = (name: string): number => one(stem, `${name} #`)
    const oxygen = c + h / 4
    const broken = h * bond('C–H') + (c - 1) * bond('C–C') + oxygen * bond('O=O')
    const formed = c * 2 * bond('C=O') + (h / 2) * 2 * bond('O–H')
    const grams = one(stem, 'there are # g')
    const molar = one(stem, 'formula mass #')
    return {
      wants: [
        [broken],
        [broken - formed],
        [((formed - broken) * grams) / molar],
        texts.length === 4 ? null : 'four parts'
      ],
      possible: [
        ['formula mass', molar, 12 * c + h, 12 * c + h],
        ['hydrogen', h, 2 * c + 2, 2 * c + 2]
      ]
    }
  },
  // From the drawn curve, each height to a quarter of a small square.
  'che-rate': ({ texts, figure }) => {
    const drawn = readGraph(figure)
    const until = one(texts[0] ?? '', 'and # s')
    const [from = 0, to = 0] = take(texts[1] ?? '', 'between # s and # s')
    const squares = (value: number): number => Math.min(...drawn.ys.map(y => Math.abs(y - value)))
    return {
      wants: [[drawn.y(until) / until], [(drawn.y(to) - drawn.y(from)) / (to - from)], null, null],
      possible: [
        ['the same time', from, until, until],
        ['room to the right', to, from + 1, drawn.xs.at(-1) ?? 0],
        ['heights at two numbers', squares(drawn.y(from)) + squares(drawn.y(to)), 1e-3, 1e3]
      ]
    }
  },
  // By mass: 28 g of nitrogen take 6 g of hydrogen and give 34 g.
  'che-yield': ({ stem, texts }) => {
    const [nitrogen = 0, hydrogen = 0] = take(stem, '# g of nitrogen and # g of hydrogen')
    const [byN, byH] = [(nitrogen * 34) / 28, (hydrogen * 34) / 6]
    const most = Math.min(byN, byH)
    const got = one(texts[2] ?? '', 'obtained is # g')
    return {
      wants: [byH < byN ? 'hydrogen' : byN < byH ? 'nitrogen' : 'neither', [most], [(100 * got) / most], null],
      possible: [['yield', got / most, 0.1, 0.4]]
    }
  },
  // Grams for each coulomb first.
  'che-electrolysis': ({ stem }) => {
    const [amps, minutes] = [one(stem, 'current is # A'), one(stem, 'for # minutes')]
    const charge = 60 * minutes * amps
    const each = stem.includes('Ag⁺') ? 1 : 2
    const molar = one(stem, `mass of ${/plated with (\w+)/.exec(stem)?.[1] ?? ''} = #`)
    return {
      wants: [null, [charge], [(charge * molar) / (each * 96_500)], null],
      possible: [['charge', charge, 300, 15_000]]
    }
  }
}

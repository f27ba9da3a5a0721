import { one, take, type Solver } from './reading.ts'
import { between, readGraph, spoken } from './graph.ts'

const rad = (degrees: number): number => (degrees * Math.PI) / 180

export const PHYSICS: Readonly<Record<string, Solver>> = {
  // From the drawn line alone, in a hundred thousand strips.
  'phy-motion': ({ stem, texts, figure }) => {
    const drawn = readGraph(figure)
    const mass = one(texts[3] ?? '', 'mass of # kg')
    const [t1, v, steady, t2] = [
      one(stem, 'for # s, keeps'),
      one(stem, 'speed of # m'),
      one(stem, 'for # s and'),
      one(stem, 'rest in # s')
    ]
    const end = t1 + steady + t2
    let distance = 0
    for (let at = 0.005; at < end; at += 0.01) distance += drawn.y(at) / 100
    const said = (v * (t1 + t2)) / 2 + v * steady
    return {
      wants: [[v / t1], [said], [said / end], [(mass * v) / t2], null],
      possible: [
        ['the drawn area', distance / said, 0.99, 1.01],
        ['the drawn end', drawn.points.at(-1)?.[0] ?? NaN, end - 0.1, end + 0.1],
        ['speed', v, 1, 40],
        ['deceleration', v / t2, 0.5, 10]
      ]
    }
  },
  'phy-spring': ({ stem, texts, figure }) => {
    const drawn = readGraph(figure)
    const [load = NaN, cm = NaN] = drawn.points.at(-1) ?? []
    const k = (load / cm) * 100
    const [rest, hung, x] = [
      one(stem, 'length of # cm'),
      one(texts[1] ?? '', 'load is # N'),
      one(texts[2] ?? '', '# cm.')
    ]
    const isStored = (texts[2] ?? '').includes('potential')
    let energy = 0
    for (let i = 0; i < 1000; i += 1) energy += k * ((i + 0.5) / 1000) * (x / 100) * (x / 100_000)
    return {
      wants: [
        [k],
        [rest + (hung / k) * 100],
        [isStored ? energy : (k * x) / 100],
        isStored ? [hung / (2 * (hung / k))] : null
      ],
      possible: [
        ['a cross on two numbers', drawn.ys.filter(y => Math.abs(y - cm) < 0.004 * cm).length, 0, 0],
        ['stretch within the loads', x / cm, 0, 1.01]
      ]
    }
  },
  // The weight of the column over its base.
  'phy-pressure': ({ stem }) => {
    const [r = 0, depth = 0, density = 0] = take(
      stem,
      'radius # cm is filled to a depth of # cm with a liquid of density # kg'
    )
    const g = one(stem, 'g = # N')
    const base = Math.PI * (r / 100) ** 2
    const mass = density * base * (depth / 100)
    return { wants: [[(mass / density) * 1e6], [mass], [(mass * g) / base], null] }
  },
  // In the frame of the centre of mass: the energy lost is that of the reduced mass.
  'phy-momentum': ({ stem, texts }) => {
    const [m1 = 0, u = 0] = take(stem, 'P of mass # kg moves at # m')
    const [m2, time] = [one(stem, 'Q of mass # kg'), one(texts[2] ?? '', 'lasts # s')]
    const v = u - (m2 * u) / (m1 + m2)
    return {
      wants: [[(m1 + m2) * v], [v], [(m1 * (u - v)) / time], [((m1 * m2) / (m1 + m2)) * u * u * 0.5], null],
      possible: [['speed', v, 0.05, 4]]
    }
  },
  // The force times the steady speed; the fall by the time it takes.
  'phy-lift': ({ stem }) => {
    const [mass = 0, height = 0, time = 0] = take(stem, 'mass # kg through a height of # m in # s')
    const [percent, g] = [one(stem, '#% efficient'), one(stem, 'g = # N')]
    const weight = mass * g
    const useful = weight * (height / time)
    return {
      wants: [[weight * height], [useful], [(useful / percent) * 100], [g * Math.sqrt((2 * height) / g)]],
      possible: [['power', useful, 100, 30_000]]
    }
  },
  'phy-heater': ({ stem }) => {
    const [mass = 0, power = 0, minutes = 0] = take(
      stem,
      'mass # kg with an electric heater of power # W for # minutes'
    )
    const perSecond = one(stem, 'rises by # °C') / (minutes * 60)
    const c = power / (mass * perSecond)
    return { wants: [[power * minutes * 60], [c], null, null], possible: [['c of a metal, too high', c, 370, 1250]] }
  },
  // Through the amount of gas at 293 K.
  'phy-gas': ({ stem }) => {
    const [area, v1, p1, v2] = [
      one(stem, 'area # cm²'),
      one(stem, 'volume of # cm³'),
      one(stem, 'pressure of # kPa'),
      one(stem, 'volume is # cm³')
    ]
    const n = (p1 * 1e3 * v1 * 1e-6) / (8.314 * 293)
    const p2 = (n * 8.314 * 293) / (v2 * 1e-6) / 1e3
    return {
      wants: [[p2], [(p2 - p1) * 1e3 * area * 1e-4], null],
      possible: [
        ['pressure', p2, p1, 260],
        ['volume', v2, 5, v1]
      ]
    }
  },
  // Speeds instead of the index; the critical angle where the ray leaves along the surface.
  'phy-refraction': ({ stem }) => {
    const [nm, index, angle] = [one(stem, 'wavelength # nm'), one(stem, 'index #.'), one(stem, 'incidence is #°')]
    const inside = 3e8 / index
    const r = Math.asin((Math.sin(rad(angle)) * inside) / 3e8) / rad(1)
    return {
      wants: [[inside / ((nm * 1e-9) / index)], [r], [90 - Math.acos(inside / 3e8) / rad(1)], null],
      possible: [['bends towards the normal', r, 5, angle]]
    }
  },
  // Node potential: the currents into the junction add up to nothing.
  'phy-circuit': ({ stem, texts, figure, alt }) => {
    const emf = one(stem, 'force # V')
    const [r1 = 0, r2 = 0, r3 = 0] = take(alt, 'resistor of # ohms, followed by two resistors of # ohms and # ohms')
    const drawn = [...figure.matchAll(/>(\d+) (?:Ω|V)</g)].map(([, digits]) => Number(digits))
    const node = emf / r1 / (1 / r1 + 1 / r2 + 1 / r3)
    const current = (emf - node) / r1
    const asked = one(texts[2] ?? '', 'the # Ω')
    return {
      wants: [[emf / current], [current], [node / asked], null],
      possible: [
        ['the drawn numbers', drawn.join() === [r1, r2, r3, emf].join() ? 1 : 0, 1, 1],
        ['different resistors', new Set([r1, r2, r3]).size, 3, 3]
      ]
    }
  },
  'phy-decay': ({ stem, texts, figure, alt }) => {
    const drawn = readGraph(figure)
    const [start, background] = [one(stem, 'rate of # counts'), one(stem, 'background of # counts')]
    const halves = ['three', 'four', 'five'].findIndex(word => (texts[1] ?? '').includes(`${word} half-lives`)) + 3
    let left = start
    for (let at = 0; at < halves; at += 1) left /= 2
    const [protons = 0, nucleons = 0] = take(texts[2] ?? '', 'has # protons and # nucleons')
    const half = drawn.x(start / 2)
    const spokenHalf = between(
      spoken(alt)
        .map(([x, y]) => [y, x] as const)
        .toReversed(),
      start / 2
    )
    // Of stable nuclei: N = Z up to calcium, then more (Bethe and Weizsäcker). A β⁻ emitter has more nucleons for its protons.
    const stable = nucleons / (1.98 + 0.015 * nucleons ** (2 / 3))
    return {
      wants: [[spokenHalf], [left + background], [protons + 1, nucleons - protons - 1], null],
      possible: [
        ['protons of a beta emitter', protons, 1, stable],
        ['half-life at a number of the axis', drawn.xs.filter(x => Math.abs(x - half) < 0.02 * half).length, 0, 0],
        ['half-life as drawn and as spoken', half / spokenHalf, 0.93, 1.07],
        ['second halving', drawn.x(start / 4) - half, half * 0.97, half * 1.03]
      ]
    }
  }
}

import type { Board } from '#config/boards.ts'
import type { Level } from '#domain/paper/syllabus/placing.ts'

export interface Place {
  readonly levels: readonly Level[]
  /** Boards whose syllabus holds its first parts only, and how many. */
  readonly parts?: Readonly<Partial<Record<Board, number>>>
}

/** Where boards teach what a template asks; a test holds the list to the templates. */
export const TEMPLATE_PLACES: Readonly<Record<string, Place>> = {
  'mat-quadratic': { levels: ['AS', 'SL'] },
  'mat-functions': { levels: ['extended', 'AS', 'SL'] },
  'mat-bisector': { levels: ['extended', 'AS', 'SL'] },
  'mat-sector': { levels: ['AS', 'SL'] },
  'mat-trig': { levels: ['AS', 'SL'] },
  'mat-binomial': { levels: ['AS', 'SL'] },
  'mat-arithmetic': { levels: ['AS', 'SL'] },
  'mat-geometric': { levels: ['AS', 'SL'] },
  'mat-cubic': { levels: ['AS', 'SL'] },
  'mat-integral': { levels: ['AS', 'SL'] },
  'phy-motion': { levels: ['extended', 'AS', 'SL'] },
  // 0625 has Hooke's law, and neither ½kx² nor springs in a row.
  'phy-spring': { levels: ['extended', 'AS'], parts: { IGCSE: 2 } },
  'phy-pressure': { levels: ['extended', 'AS'] },
  // 0625 has momentum, and no word for collisions that lose kinetic energy.
  'phy-momentum': { levels: ['extended', 'AS', 'SL'], parts: { IGCSE: 4 } },
  'phy-lift': { levels: ['extended', 'AS', 'SL'] },
  'phy-heater': { levels: ['extended', 'A2', 'SL'] },
  'phy-gas': { levels: ['extended', 'A2', 'SL'] },
  'phy-refraction': { levels: ['extended', 'SL', 'XII'] },
  'phy-circuit': { levels: ['extended', 'AS', 'SL'] },
  'phy-decay': { levels: ['extended', 'A2', 'SL'] },
  'che-isotopes': { levels: ['extended', 'AS', 'SL'] },
  'che-moles': { levels: ['extended', 'AS', 'SL'] },
  'che-formula': { levels: ['extended', 'AS', 'SL'] },
  'che-titration': { levels: ['extended', 'AS', 'SL'] },
  'che-ph': { levels: ['A2', 'SL'] },
  'che-calorimeter': { levels: ['extended', 'AS', 'SL'] },
  'che-bonds': { levels: ['AS', 'SL'] },
  'che-rate': { levels: ['extended', 'AS', 'SL'] },
  'che-yield': { levels: ['AS', 'SL'] },
  // Plating from a solution is higher level in the IB.
  'che-electrolysis': { levels: ['A2', 'HL'] }
}

import { CHEMISTRY } from '#domain/paper/templates/chemistry.ts'
import type { Template } from '#domain/paper/templates/kit.ts'
import { MATHS } from '#domain/paper/templates/maths.ts'
import { PHYSICS } from '#domain/paper/templates/physics.ts'

/** Raise it with any change to a template: the same seed then makes other questions. */
export const TEMPLATE_VERSION = 1

export const TEMPLATES: readonly Template[] = [...MATHS, ...PHYSICS, ...CHEMISTRY] as readonly Template[]

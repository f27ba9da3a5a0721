import { CHEMISTRY } from '#domain/paper/templates/chemistry.ts'
import type { Template } from '#domain/paper/templates/kit.ts'
import { MATHS } from '#domain/paper/templates/maths.ts'
import { PHYSICS } from '#domain/paper/templates/physics.ts'

export const TEMPLATES: readonly Template[] = [...MATHS, ...PHYSICS, ...CHEMISTRY] as readonly Template[]

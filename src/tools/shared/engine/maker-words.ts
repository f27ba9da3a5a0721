import { ENGINE } from '#engine/builtin/engine-name.ts'
import { m } from '#messages/generated/messages.js'

/** Of every version of the built-in engine. */
const FAMILY = `${ENGINE.name.split(' ')[0] ?? ''} `

/** Who made something, from the name that is stored with it. */
export function makerWords(engine: string): string {
  return engine.startsWith(FAMILY) ? m.engine_choice_builtin() : m.engine_choice_model({ name: engine })
}

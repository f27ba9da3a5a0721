import { tools, type Tool } from '#config/tools.ts'

const reviewer: Tool = tools['answer-reviewer']

/** A link leads there only once that room is built. */
export const HAS_REVIEWER = reviewer.built

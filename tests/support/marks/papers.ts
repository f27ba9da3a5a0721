export { nodeSolver } from '#cli/papers/paper-solver.ts'
export { readPresets } from '#cli/papers/read-boards.ts'
export { readPaperBank } from '#cli/papers/read-paper-bank.ts'

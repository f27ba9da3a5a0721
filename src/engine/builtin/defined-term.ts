const DEFINED = /^(?:.+: )?what (?:is|are|was|were) (?:meant by )?(?:(?:an?|the) )?(.+)\?$/i

/** The term a card's front asks the meaning of: "What is a solute?" asks for "solute". */
export const definedTerm = (front: string): string | undefined => DEFINED.exec(front)?.[1]

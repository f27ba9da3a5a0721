/** Work that counts towards a grade, or that a teacher will take for the student's own. */
const WORK =
  'coursework|course work|nea|non exam(?:ined|ination)? assessment|ia|internal assessment|extended essay|ee|tok essay|tok exhibition|' +
  'personal project|homework|assignment|essay|lab report|report|project|dissertation|iop|portfolio|worksheet|investigation|performance task'
const MAKE = 'write|do|finish|complete|make|produce|draft|rewrite|reword|paraphrase|generate|create|redo|type up'
const some = (most: number): string => `(?:[\\p{L}\\d]+ ){0,${most}}`

/** "Write my …", "do my … for me": asked to be done, not how to do it. */
const DONE_FOR = new RegExp(
  [
    `\\b(?:${MAKE}) ${some(1)}(?:my|our) ${some(4)}(?:${WORK})\\b`,
    `\\b(?:${MAKE}) (?:me|us) ${some(6)}(?:${WORK})\\b`,
    `\\b(?:${MAKE}) ${some(8)}(?:${WORK})\\b.*\\b(?:for me|hand(?:ed)? (?:it )?in|hand in|submit|turn (?:it )?in|copy)\\b`,
    `\\b(?:plagiarism|turnitin|ai|gpt) ?(?:checker|detector|detection|checking)?\\b.*\\b(?:wont|will not|doesnt|does not|cant|cannot|not|never|without)\\b ${some(2)}(?:notice|know|detect|find|see|catch|flag)`,
    `\\b(?:teacher|examiner|school|moderator|tutor)\\b ${some(2)}(?:wont|will not|doesnt|does not|cant|cannot|not|never) ${some(1)}(?:notice|know|detect|find|see|catch|tell)\\b`
  ].join('|'),
  'u'
)
/** "How should I write my essay?" asks to be taught. */
const HOW = new RegExp(
  `\\b(?:how (?:do|can|should|could|would|to|might)|what (?:do|should|can|is|are)|where (?:do|should)|when|which|why|help me (?:to )?(?:plan|start|understand|check)|tips|advice|explain how|should i|before i|after i|i (?:have to|need to|must|am|will|want to)) ${some(3)}(?:${MAKE})\\b`,
  'u'
)

/** Asks for work to be written that the student has to write, as plain words (`plainWords`). */
export const isCoursework = (plain: string): boolean =>
  plain.split(/[.?!;\n]+/).some(sentence => DONE_FOR.test(sentence) && !HOW.test(sentence))

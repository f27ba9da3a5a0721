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
/** Nobody writes these for fun: asked for without "my", they are handed in all the same. */
const HANDED_IN =
  '(?:tok|extended|\\d+ words?|history|english|comparative|argumentative|persuasive)? ?(?:essay|ee|tok essay|tok exhibition|ia|internal assessment|coursework|lab report|personal statement|dissertation|homework|assignment)'
/** A message that begins with it: "write a TOK essay on …". */
const BEGINS = new RegExp(
  `^(?:(?:please|pls|can|could|would|will|you|u|just|now|hey|ok|so|i need you to|i want you to) )*(?:${MAKE}) (?:a|an|the|this|some|another) ${some(2)}${HANDED_IN}\\b`,
  'u'
)
/** "Rewrite this so it is not detected", "make it sound human". */
const HIDDEN = new RegExp(
  [
    '\\bhumani[sz]e (?:this|it|my|the|that)\\b',
    '\\b(?:undetect\\p{L}*|(?:bypass|beat|fool|trick|avoid|get (?:past|around)|pass) (?:the )?(?:ai|gpt|turnitin|plagiarism|detect\\p{L}*))\\b',
    `\\b(?:rewrite|reword|rephrase|paraphrase|change|edit|make) (?:this|it|that|my|these) ${some(8)}(?:not|isnt|wont|cant|doesnt|never) ${some(3)}(?:detect\\p{L}*|flagged|caught|noticed|recognised|recognized)\\b`,
    `\\b(?:rewrite|reword|rephrase|paraphrase|change|edit|make) (?:this|it|that|my|these) ${some(6)}sounds? ${some(2)}(?:human|like me|less like ai|like a student)\\b`
  ].join('|'),
  'u'
)
/** "I am in the exam right now": whatever is asked next is asked of the exam. */
const IN_EXAM = new RegExp(
  [
    `\\b(?:i am|im|we are|were) ${some(2)}(?:in|sitting|taking|doing|writing) (?:the|an|a|my|our) ${some(3)}(?:exam|test|quiz|mock|final|assessment|midterm)\\b ?${some(2)}(?:right now|now|currently|at the moment|quick|quickly|fast)\\b`,
    `\\b(?:right now|currently) ${some(3)}(?:in|sitting|taking|doing|writing) (?:the|an|a|my|our) ${some(3)}(?:exam|test|quiz|mock|final|assessment|midterm)\\b`,
    '\\b(?:this is|its) (?:a|my|the) (?:live|real|actual) (?:exam|test|assessment)\\b'
  ].join('|'),
  'u'
)

/** "How should I write my essay?" asks to be taught. */
const HOW = new RegExp(
  `\\b(?:how (?:do|can|should|could|would|to|might)|what (?:do|should|can|is|are)|where (?:do|should)|when|which|why|help me (?:to )?(?:plan|start|understand|check)|tips|advice|explain how|should i|before i|after i|i (?:have to|need to|must|am|will|want to)) ${some(3)}(?:${MAKE})\\b`,
  'u'
)

const ASKED_FOR = [DONE_FOR, BEGINS, HIDDEN]

/** Says that an exam is being sat, as plain words. */
export const isInExam = (plain: string): boolean => IN_EXAM.test(plain)

/** Asks for work to be written that the student has to write, or for an exam to be sat, as plain words (`plainWords`). */
export const isCoursework = (plain: string): boolean =>
  plain
    .split(/[.?!;\n]+/)
    .map(sentence => sentence.trim())
    .some(one => IN_EXAM.test(one) || (ASKED_FOR.some(asks => asks.test(one)) && !HOW.test(one)))

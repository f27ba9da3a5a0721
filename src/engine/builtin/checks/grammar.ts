/** Past forms that are neither a base form nor a participle nor a noun. */
const PAST =
  '(?:ate|became|began|came|chose|drank|drew|drove|flew|forbade|forgot|froze|gave|grew|knew|ran|sang|sank|shook|showed|spoke|stole|stood|swore|threw|took|underwent|undertook|went|withdrew|woke|wrote)'
const RELATIVE =
  /\b(?:that|which|who|whom|whose|when|where|while|as|if|after|before|because|until|since|than|and|but|what|how|why)\b/
const AFTER_AUXILIARY = new RegExp(
  String.raw`^\S+ (?:\p{L}+ )?(?:do|does|did|have|has|had|can|could|will|would|should|must|may|might) (.+) ${PAST}\b(?<!stood)`,
  'iu'
)
/** "to stood", "did not went". */
const AFTER_TO = new RegExp(String.raw`\b(?:to|not) ${PAST}\b`, 'u')
/** "When have Ada Lovelace written …?": one person, more than one verb. */
const ONE_NAME =
  /^\S+ (?:have|are|were) (?:\p{Lu}\p{Ll}+ )*\p{Lu}\p{Ll}+(?<!s|People|Police) (?:\p{Ll}+ly )?(?:\p{Ll}{2,}(?:ed|en)|been|built|done|found|held|kept|known|led|left|lost|made|met|put|said|seen|sent|set|sold|taught|told|won)\b/u

/** What is left over where a sentence was cut: "look at 250 societies back?", "in his book, published?". */
const LEFT_OVER =
  /(?:\b(?:back|more|around|close at|together|away|published|back in|also|too|again|another|one|ones)|,\s\p{Ll}+)\?$/u

/** An auxiliary in front of a past form, a name with the verb of many: a sentence was turned round that had a slip in it. */
export function isUngrammatical(question: string): boolean {
  const [, between = ''] = AFTER_AUXILIARY.exec(question) ?? []
  return (
    (/^(?:when|why|where|what)\b/i.test(question) && LEFT_OVER.test(question)) ||
    (between !== '' && !RELATIVE.test(between)) ||
    AFTER_TO.test(question) ||
    ONE_NAME.test(question)
  )
}

import { tellsMethod } from '#engine/care/methods.ts'

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|[\u{e0000}-\u{e007f}]/u
const TAG =
  /<!--|<!doctype|<\/?(?:a|audio|b|base|body|br|button|canvas|code|div|embed|font|form|frame|h[1-6]|head|hr|html|i|iframe|img|input|label|li|link|meta|object|ol|option|p|picture|pre|script|select|source|span|style|svg|table|td|template|textarea|th|tr|u|ul|video)(?=[\s/>])/i
const TEMPLATE = /<\|[a-z_]+\|>|\[\/?INST\]|<<\/?SYS>>/i
const LINK =
  /!\[|\]\s*[([]|\]:|(?:[a-z][a-z+.-]*:)?\/\/\w|\b(?:https?|hxxps?|javascript|data|file|mailto|vbscript):(?=\S)|\bwww\.\w|\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io|dev|app|example|xyz|info|biz|ru|cn|tk)\b/i
const SECRET =
  /\b(?:sk|pk|rk|key)-[\w-]{8,}|\bAIza[\w-]{20,}|\bghp_\w{20,}|\b[A-Z]{2,}(?:_[A-Z]+)*_(?:KEY|SECRET|TOKEN)\b/
const AGAIN = /\b([\p{L}\p{N}]+)(?:\W+\1\b){3,}|(.)\2{11,}/iu

/** Why a text may not be shown, or undefined. A model writes plain text and formulas; all else was put into its mouth. */
export function uncleanness(text: string, longest = 1200): string | undefined {
  // First: the patterns below take time by the square of the text.
  if (text.length > longest) return 'too long'
  if (CONTROL.test(text) || !text.isWellFormed()) return 'control characters'
  if (TAG.test(text) || TEMPLATE.test(text)) return 'markup'
  if (LINK.test(text)) return 'image or link'
  if (SECRET.test(text)) return 'looks like a key'
  if (tellsMethod(text)) return 'tells how to harm'
  return AGAIN.test(text) ? 'repeats itself' : undefined
}

/** Emphasis and bullets off, spaces single; nothing is added. */
export const plainText = (text: string): string =>
  text
    .replace(/(\*\*|__)(?=\S)([^*_\n]+?)(?<=\S)\1/g, '$2')
    .replace(/^\s*[-*•]\s+/, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()

import ts from 'typescript'

const SHOWN = new Set([
  'aria-label',
  'title',
  'placeholder',
  'alt',
  'label',
  'description',
  'errorMessage',
  'aria-roledescription'
])
const LETTERS = /\p{L}{2,}/u

/** Words written into a component instead of the message files: text between tags, and attributes that are shown. */
export function literalWords(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const note = (node: ts.Node, words: string): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${path}:${line + 1} ${words.trim().slice(0, 40)}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && LETTERS.test(node.text)) note(node, node.text)
    if (ts.isJsxAttribute(node) && SHOWN.has(node.name.getText())) {
      const value = node.initializer
      const inner = value && ts.isJsxExpression(value) ? value.expression : value
      if (inner && ts.isStringLiteralLike(inner) && LETTERS.test(inner.text)) note(node, inner.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

import ts from 'typescript'

/** The functions of a file that take more than `most` lines, by name. */
export function longFunctions(path: string, text: string, most: number): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind)
  const lineAt = (at: number): number => file.getLineAndCharacterOfPosition(at).line
  const long: string[] = []
  const visit = (node: ts.Node): void => {
    const isFunction = ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isMethodDeclaration(node)
    if (isFunction && lineAt(node.end) - lineAt(node.getStart(file)) >= most)
      long.push(`${path} ${node.name?.getText(file) ?? 'without a name'}`)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return long
}

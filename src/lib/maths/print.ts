import { bindingOf, BINDS, type Branch, type Tree } from './tree.ts'

const { or: OR, and: AND, relation: RELATION, sum: SUM, minus: MINUS, product: PRODUCT, value: VALUE } = BINDS

/** One line of plain characters that is read as the same tree again. */
export function print(tree: Tree): string {
  switch (tree.kind) {
    case 'number':
      return tree.text
    case 'name':
      return printName(tree.name)
    case 'negative':
      return `-${held(tree.of, MINUS)}`
    case 'binary':
      return printBinary(tree.op, tree.left, tree.right)
    case 'call':
      return `${printName(tree.name)}(${tree.args.map(one => held(one, OR)).join(', ')})`
    case 'relation':
      return tree.sides
        .map((side, index) => `${index > 0 ? ` ${tree.ops[index - 1] ?? '='} ` : ''}${held(side, SUM)}`)
        .join('')
    case 'logic':
      return tree.op === 'or'
        ? `${held(tree.left, OR)} or ${held(tree.right, AND)}`
        : `${held(tree.left, AND)} and ${held(tree.right, RELATION)}`
    case 'tuple':
      return `(${commas(tree.items)})`
    case 'list':
      return tree.shape === 'bare' ? commas(tree.items) : printList(tree.shape, commas(tree.items))
    case 'matrix':
      return printMatrix(tree.rows)
    case 'cases':
      return `{${tree.branches.map(printBranch).join(', ')}}`
    case 'where':
      return `${print(tree.of)} {${print(tree.when)}}`
  }
}

const commas = (items: readonly Tree[]) => items.map(one => held(one, OR)).join(', ')

function printName(name: string): string {
  const [letter = name, below] = name.split('_')
  return below === undefined || below.length === 1 ? name : `${letter}_{${below}}`
}

function held(tree: Tree, least: number): string {
  return bindingOf(tree) < least ? `(${print(tree)})` : print(tree)
}

function printBinary(op: string, left: Tree, right: Tree): string {
  if (op === '^')
    return `${held(left, VALUE)}^${right.kind === 'number' || right.kind === 'name' ? print(right) : `(${print(right)})`}`
  const binds = op === '+' || op === '-' || op === '±' ? SUM : PRODUCT
  const sign = op === '*' || op === '/' ? op : ` ${op} `
  return `${held(left, binds)}${sign}${held(right, binds + 1)}`
}

function printList(shape: 'square' | 'brace', items: string): string {
  return shape === 'square' ? `[${items}]` : `{${items}}`
}

function printMatrix(rows: readonly (readonly Tree[])[]): string {
  const [only] = rows
  return rows.length === 1 && only ? `[[${commas(only)}]]` : `[${rows.map(commas).join('; ')}]`
}

function printBranch({ value, when }: Branch): string {
  return when ? `${print(when)}: ${held(value, SUM)}` : held(value, SUM)
}

import type { ReactNode } from 'react'
import { inBase } from '#domain/calculator/bases.ts'
import type { Result } from '#domain/calculator/sheet.ts'
import { asPi, endText, isRounded, shownExact, solutionTex, valueTex, type Style } from '#domain/calculator/write.ts'
import { m } from '#messages/generated/messages.js'
import { Formula } from '#ui/maths/Formula.tsx'

function rootsTex({ name, solutions }: Extract<Result, { readonly kind: 'solved' }>, style: Style): string {
  if (solutions.kind === 'between')
    return solutions.roots
      .map(root => {
        const part = style === 'exact' ? asPi(root) : null
        return part
          ? `${name} ${solutionTex({ value: root, exact: part }, style)}`
          : `${name} \\approx ${valueTex(root, style)}`
      })
      .join(',\\; ')
  const found =
    solutions.kind === 'roots'
      ? solutions.roots.map(root => ({ ...root, name }))
      : solutions.kind === 'system'
        ? solutions.values
        : []
  return found.map(one => `${one.name} ${solutionTex(one, style)}`).join(',\\; ')
}

/** What a line is worth, set as maths: exactly and as a decimal, or as the student chose. */
export function LineResult({ result, style }: { readonly result: Result; readonly style: Style }): ReactNode {
  if (result.kind === 'solved') {
    const { solutions } = result
    if (solutions.kind === 'all') return m.calc_all()
    if (solutions.kind === 'none') return m.calc_none()
    if (solutions.kind === 'many') return m.calc_many()
    if (solutions.kind === 'between' && solutions.roots.length === 0)
      return m.calc_none_between({ from: endText(solutions.from), to: endText(solutions.to) })
    return <Formula latex={rootsTex(result, style)} display={false} meanwhile="" />
  }
  if (result.kind !== 'value') return null
  const { value, exact, asksFraction, base } = result
  if (base !== null && typeof value === 'number')
    return <Formula latex={`\\mathrm{${inBase(value, base)}}_{${base}}`} display={false} meanwhile="" />
  const shown = style === 'exact' ? shownExact(exact, value, asksFraction) : null
  const decimal = (as: Style): string => `${isRounded(value, as) ? '\\approx ' : ''}${valueTex(value, as)}`
  if (shown === null) return <Formula latex={decimal(style)} display={false} meanwhile="" />
  return (
    <>
      <Formula latex={shown} display={false} meanwhile="" />
      <small>
        <Formula latex={decimal('decimal')} display={false} meanwhile="" />
      </small>
    </>
  )
}

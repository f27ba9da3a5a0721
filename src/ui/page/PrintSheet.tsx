import type { ReactNode } from 'react'
import { adoptStyles } from '#ui/adopt-styles.ts'
import css from '#ui/page/print.css?inline'

adoptStyles(css)

/**
 * A page as it is printed: black on white in every theme. When the page is printed, only sheets go onto paper; the class
 * `pr-off` hides what stands within one, `pr-whole` keeps a part of it on one page, and
 * `pr-with-next` on the page of what follows.
 */
export function PrintSheet({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <article className="pr-sheet" aria-label={label}>
      {children}
    </article>
  )
}

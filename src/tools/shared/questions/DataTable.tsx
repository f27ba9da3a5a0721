import type { ReactNode } from 'react'
import type { Stimulus } from '#domain/paper/question.ts'

/** The table that a question gives. */
export function DataTable({ table }: { readonly table: NonNullable<Stimulus['table']> }): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {table.head.map((cell, at) => (
            <th key={at} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

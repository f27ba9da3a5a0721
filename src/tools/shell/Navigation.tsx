import type { ReactNode } from 'react'
import { TOOL_IDS, tools, type Tool, type ToolId } from '#config/tools.ts'
import { m } from '#messages/generated/messages.js'
import { toolNames } from '#tools/shell/tool-names.ts'

function isListed(id: ToolId): boolean {
  const { built, menu }: Tool = tools[id]
  return built && menu === 'tools'
}
const listed = TOOL_IDS.filter(isListed)

/** Down the side on a desk, along the bottom on a phone. */
export function Navigation({ current }: { readonly current: ToolId }): ReactNode {
  return (
    <nav className="tool-nav" aria-label={m.shell_nav_label()}>
      {listed.map(id => (
        <a key={id} href={tools[id].path} aria-current={id === current ? 'page' : undefined}>
          {toolNames[id]()}
        </a>
      ))}
    </nav>
  )
}

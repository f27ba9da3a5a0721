import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $featureModels } from '#data/ai/feature-model.ts'
import { $chatSources, isNotesOnly, partsOf, type Scope } from '#data/read/chat/chat-sources.ts'
import { valueOr } from '#lib/remote.ts'
import { m } from '#messages/generated/messages.js'
import { readRef } from '#stores/route.ts'
import { choicesOf, chosen, partId, partName, withPart } from '#tools/chatbot/compose/scope-words.ts'
import { Chips } from '#ui/choice/Chips.tsx'
import { ComboBox } from '#ui/choice/ComboBox.tsx'
import { Switch } from '#ui/choice/Switch.tsx'
import { Popover } from '#ui/overlay/Popover.tsx'

export interface ScopeChipsProps {
  readonly scope: Scope
  readonly onChange: (scope: Scope) => void
}

/** What may be quoted: everything, some of it, or nothing. */
export function ScopeChips({ scope, onChange }: ScopeChipsProps): ReactNode {
  const ground = valueOr(useStore($chatSources), null)
  const model = useStore($featureModels.ask)
  if (!ground) return null
  const parts = partsOf(scope)
  const chips = [
    { id: 'all', title: m.chat_scope_all() },
    ...parts.map(part => ({ id: partId(part), title: partName(part, ground) ?? m.chat_scope_gone() })),
    // Without notes only a model has anything to say.
    ...(model !== null || scope.kind === 'none' ? [{ id: 'none', title: m.chat_scope_none() }] : [])
  ]
  return (
    <div className="cb-scope">
      <Chips
        label={m.chat_scope()}
        chips={chips}
        selected={scope.kind === 'some' ? parts.map(partId) : [scope.kind]}
        onChange={ids => onChange(chosen(scope, ids))}
      />
      <Popover title={m.chat_scope_add_title()} trigger={m.chat_scope_add()} className="quiet">
        {close => (
          <ComboBox
            label={m.chat_scope_find()}
            options={choicesOf(ground)}
            value={null}
            none={m.chat_scope_nothing()}
            openLabel={m.chat_scope_open()}
            onChange={id => {
              const part = readRef(id ?? undefined, ['subject', 'topic', 'note'])
              if (!part) return
              onChange(withPart(scope, part))
              close()
            }}
          />
        )}
      </Popover>
      {model !== null && scope.kind !== 'none' && (
        <Switch isSelected={isNotesOnly(scope)} onChange={notesOnly => onChange({ ...scope, notesOnly })}>
          {m.chat_notes_only()}
        </Switch>
      )}
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { Fragment, type ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { isSingle } from '#lib/keys/key-table.ts'
import { m } from '#messages/generated/messages.js'
import { $hasSingleKeys, chooseSingleKeys } from '#stores/single-keys.ts'
import { keyWords } from '#tools/shared/keys/key-words.ts'
import { closeKeys } from '#tools/shared/keys/keys-open.store.ts'
import { keyLists, keyRuns, type KeyLine } from '#tools/shell/keys/key-lists.ts'
import css from '#tools/shell/keys/keys.css?inline'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { Button } from '#ui/Button.tsx'
import { Switch } from '#ui/choice/Switch.tsx'

adoptStyles(css)

function Line({ line: { words, keys }, isOff }: { readonly line: KeyLine; readonly isOff: boolean }): ReactNode {
  return (
    <div data-off={isOff}>
      <dt>
        {words}
        {isOff && <span className="hidden-text"> {m.keys_off()}</span>}
      </dt>
      <dd>
        {keyRuns(keys).map(([first, last], at) => (
          <Fragment key={first}>
            {at > 0 && <span> {m.keys_or()} </span>}
            <kbd>{first === last ? keyWords(first) : m.keys_run({ first: keyWords(first), last: keyWords(last) })}</kbd>
          </Fragment>
        ))}
      </dd>
    </div>
  )
}

/** Every key of every room, on one page, over any of them. */
export function Keys(): ReactNode {
  const hasSingle = useStore($hasSingleKeys)
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={closeKeys}>
      <Modal className="keys-page">
        <Dialog className="keys-dialog">
          <header>
            <Heading slot="title" level={2}>
              {m.keys_title()}
            </Heading>
            <Button kind="quiet" onPress={closeKeys}>
              {m.palette_close()}
            </Button>
          </header>
          {/* The list is long and holds nothing that takes the focus: it is scrolled by the keys itself. */}
          {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- axe: scrollable-region-focusable */}
          <div className="keys-rooms" role="group" aria-label={m.keys_title()} tabIndex={0}>
            <p className="keys-phone">{m.keys_phone()}</p>
            <div className="keys-columns">
              {keyLists().map(({ title, lines }) => (
                <section key={title}>
                  <h3>{title}</h3>
                  <dl>
                    {lines.map(line => (
                      <Line key={line.words} line={line} isOff={!hasSingle && line.keys.every(isSingle)} />
                    ))}
                  </dl>
                </section>
              ))}
            </div>
          </div>
          <footer>
            <Switch isSelected={hasSingle} onChange={chooseSingleKeys}>
              {m.keys_single()}
            </Switch>
            <p>{m.keys_single_why()}</p>
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

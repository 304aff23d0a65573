import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { stored } from '../../../api/stored.ts'
import { deedOf, type Deed, type Press } from './keys.ts'

const fields = 'input, textarea, select, [role="textbox"], [role="combobox"], [contenteditable="true"]'

const pressIn = (event: KeyboardEvent, part: HTMLElement): Press | null => {
  const target = event.target instanceof HTMLElement ? event.target : document.body
  const isWithin = part.contains(target)
  // What holds the part has the focus where nothing of it does: the page, or the panel that an address led to.
  if (!isWithin && !target.contains(part)) return null
  return {
    key: event.key,
    modified: event.ctrlKey || event.metaKey || event.altKey,
    repeated: event.repeat,
    taken:
      event.defaultPrevented ||
      target.closest(fields) !== null ||
      document.querySelector('[role="dialog"], [role="menu"]') !== null,
    at: !isWithin ? 'page' : target.closest('[role="option"]') ? 'transaction' : 'part',
    atMs: event.timeStamp,
  }
}

/** Listens to the keys of the matching part, and to letters where nothing has the focus. */
export const useMatchKeys = (part: RefObject<HTMLElement | null>, act: (deed: Deed) => void): void => {
  const goSinceMs = useRef<number | null>(null)
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const press = part.current && pressIn(event, part.current)
    if (!press) return
    const singleKeys = stored('singleKeys') !== 'off'
    const deed = deedOf(press, { singleKeys, goSinceMs: goSinceMs.current })
    goSinceMs.current = press.key === 'g' && !press.taken && !press.modified ? press.atMs : null
    if (deed === null) return
    event.preventDefault()
    act(deed)
  })
  // On the document, so that the keys of the whole product, which listen on the window, see which ones are taken.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

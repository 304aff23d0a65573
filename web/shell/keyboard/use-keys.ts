import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useBuildingSelection } from '../../api/building.tsx'
import { useRights } from '../../api/use-rights.ts'
import { openDialog } from '../dialogs.ts'
import { judge, waysFor, type Deed, type Press } from './keys.ts'
import { singleKeysOn } from './single-keys.ts'

const typingIn = (target: EventTarget | null): Press['typing'] => {
  if (!(target instanceof HTMLElement)) return 'no'
  if (target.isContentEditable) return 'editor'
  return target.closest('input, textarea, select, [role="textbox"], [role="combobox"]') ? 'field' : 'no'
}

const pressOf = (event: KeyboardEvent): Press => ({
  key: event.key,
  command: event.ctrlKey || event.metaKey,
  alt: event.altKey,
  repeated: event.repeat,
  typing: typingIn(event.target),
  taken: event.defaultPrevented || document.querySelector('[role="dialog"], [role="menu"]') !== null,
  atMs: event.timeStamp,
})

/** The search of the open screen; a screen without one has nothing to focus. */
const searchField = () => document.querySelector<HTMLInputElement>('main input[type="search"]')

/** Listens to the keys of signed-in people. */
export const useKeys = (): void => {
  const navigate = useNavigate()
  const rights = useRights()
  const { building } = useBuildingSelection()
  const waitingSince = useRef<number | null>(null)

  const act = (deed: Deed): boolean => {
    if (deed.does === 'go') void navigate(deed.to)
    else if (deed.does === 'search') {
      const field = searchField()
      field?.focus()
      field?.select()
      return field !== null
    } else void openDialog(deed.does)
    return true
  }
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const open = waysFor(rights, building !== null)
    const judged = judge(pressOf(event), waitingSince.current, singleKeysOn(), open)
    waitingSince.current = judged.waitingSince
    if (judged.deed && act(judged.deed)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

import { Modal, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { searchMostChars } from '../../../contract/limits.ts'
import { useBuildingSelection } from '../../api/building.tsx'
import { useRights } from '../../api/use-rights.ts'
import type { DialogProps } from '../dialog-stage.ts'
import { CommandList, optionId } from './command-list.tsx'
import { commandsFor, found, type Command } from './commands.ts'
import { useFoundNotices } from './use-found-notices.ts'
import { usePerform } from './use-perform.ts'

/** Search and commands: every screen, building and deed that the person may reach, and the announcements. */
const Palette = ({ opened, ...ends }: DialogProps) => (
  <Modal
    opened={opened}
    onClose={ends.onClose}
    returnFocus={false}
    title="Search and commands"
    size="lg"
    centered={false}
    yOffset="10vh"
    padding="md"
  >
    <Search {...ends} />
  </Modal>
)
export default Palette

const step: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  PageDown: (_, last) => last,
  PageUp: () => 0,
}

/** The field keeps the focus; the chosen command is named to it (WAI-ARIA, combobox with a list). */
const Search = (ends: Omit<DialogProps, 'opened'>) => {
  const id = useId()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const { groups, looking, failed } = useGroups(query)
  const perform = usePerform(ends)
  const all = groups.flatMap(({ commands }) => commands)
  const at = Math.min(chosen, all.length - 1)

  const run = (command: Command) => perform(command.deed)
  const hear = (event: KeyboardEvent) => {
    const moved = step[event.key]?.(at, all.length - 1)
    const command = event.key === 'Enter' && !event.nativeEvent.isComposing ? all[at] : undefined
    if (moved === undefined && !command) return
    event.preventDefault()
    if (moved !== undefined) setChosen(moved)
    if (command) run(command)
  }
  return (
    <>
      <TextInput
        data-autofocus
        role="combobox"
        aria-label="Search screens, buildings, announcements and commands"
        aria-expanded={all.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={all[at] ? optionId(id, at) : undefined}
        placeholder="Search or type a command"
        leftSection={<IconSearch size={18} aria-hidden />}
        maxLength={searchMostChars}
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={hear}
      />
      <CommandList id={id} groups={groups} at={at} onChoose={run} />
      <Text size="sm" c="dimmed" role="status" mt="sm">
        {said(all.length, looking, failed)}
      </Text>
    </>
  )
}

const said = (count: number, looking: boolean, failed: boolean): string => {
  const results = count === 0 ? 'Nothing found.' : `${count} ${count === 1 ? 'result' : 'results'}.`
  if (looking) return 'Searching announcements...'
  return failed ? `${results} We couldn’t search announcements.` : results
}

const useGroups = (query: string) => {
  const rights = useRights()
  const { building, buildings } = useBuildingSelection()
  const { notices, looking, failed } = useFoundNotices(query)
  const groups = found(commandsFor({ rights, building, buildings }), query)
  return {
    groups: notices.length > 0 ? [...groups, { title: 'Announcements', commands: notices }] : groups,
    looking,
    failed,
  }
}

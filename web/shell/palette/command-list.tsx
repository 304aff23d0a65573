import { useEffect } from 'react'
import classes from './command-list.module.css'
import type { Command, CommandGroup } from './commands.ts'

interface Props {
  id: string
  groups: readonly CommandGroup[]
  /** Which command, counted over all groups, Enter would run. */
  at: number
  onChoose: (command: Command) => void
}

/** The commands found, by group; the field above has the focus and says which is chosen. */
export const CommandList = ({ id, groups, at, onChoose }: Props) => {
  useEffect(() => {
    document.getElementById(optionId(id, at))?.scrollIntoView({ block: 'nearest' })
  }, [id, at])
  return (
    <div id={id} role="listbox" aria-label="Results" className={classes['list']}>
      {numbered(groups).map(({ title, commands }) => (
        <div key={title} role="group" aria-label={title}>
          <div aria-hidden="true" className={classes['title']}>
            {title}
          </div>
          {commands.map(({ command, number }) => (
            <div
              key={command.id}
              id={optionId(id, number)}
              role="option"
              aria-selected={number === at}
              tabIndex={-1}
              className={classes['command']}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(command)}
              onKeyDown={(event) => event.key === 'Enter' && onChoose(command)}
            >
              {command.text}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The name of the command with this number, as the field above says it. */
export const optionId = (listId: string, number: number): string => `${listId}-${number}`

/** The commands counted over all groups, from 0. */
const numbered = (groups: readonly CommandGroup[]) =>
  groups.map(({ title, commands }, place) => {
    const before = groups.slice(0, place).reduce((sum, group) => sum + group.commands.length, 0)
    return { title, commands: commands.map((command, index) => ({ command, number: before + index })) }
  })

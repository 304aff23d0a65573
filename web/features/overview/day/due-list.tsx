import { Badge, Group, Stack, Text } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './day.module.css'
import { dueWords, kindLabels, pathIn, type Due } from './words.ts'

interface Props {
  entries: readonly Due[]
  currentId: string
  /** Whether each row says in which building it is. */
  several: boolean
}

/** What stands alike, each a row that leads to its record, in whichever building that is. */
export const DueList = ({ entries, currentId, several }: Props) => (
  <ul className={classes['list'] ?? ''}>
    {entries.map((entry) => (
      <li key={`${entry.building._id} ${entry.key}`}>
        <Link
          to={pathIn(entry.to, entry.building._id, currentId)}
          className={classes['row'] ?? ''}
          data-standing={entry.standing}
        >
          <Words entry={entry} several={several} />
          <IconChevronRight size={20} aria-hidden className={classes['way'] ?? ''} />
        </Link>
      </li>
    ))}
  </ul>
)

const Words = ({ entry, several }: { entry: Due; several: boolean }) => {
  const { kind, title, detail, building, standing } = entry
  const due = dueWords(entry)
  return (
    <Stack component="span" gap={2} flex={1} miw={0}>
      <Group component="span" gap="xs">
        <Text span fw={600} className={classes['words'] ?? ''}>
          {title}
        </Text>
        {due && (
          <Badge component="span" color={standing === 'overdue' ? 'red' : 'gray'}>
            {due}
          </Badge>
        )}
      </Group>
      {detail && (
        <Text span size="sm" className={classes['words'] ?? ''}>
          {detail}
        </Text>
      )}
      <Text span size="sm" c="dimmed" className={classes['words'] ?? ''}>
        {several ? `${building.name} · ${kindLabels[kind]}` : kindLabels[kind]}
      </Text>
    </Stack>
  )
}

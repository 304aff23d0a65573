import { Checkbox, Table, Text, Tooltip } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useId } from 'react'
import { channels, type Channel } from '../../../contract/message-kinds.ts'
import type { Preferences } from '../../../contract/notifications.ts'
import { meetingNoticeSource } from '../../../law/law.ts'
import { useBuilding } from '../../api/building.tsx'
import classes from './kind-table.module.css'
import { rowsOf, type Change, type KindRow } from './preference-changes.ts'

const channelLabels: Record<Channel, string> = { inbox: 'Inbox', email: 'Email', push: 'Push' }

interface Props {
  preferences: Preferences
  onChange(change: Change): void
}

/** Which kinds come by which ways; what must reach people stands locked, with the reason. */
export const KindTable = ({ preferences, onChange }: Props) => (
  <Table aria-label="How we notify you" className={classes.table} verticalSpacing="sm" horizontalSpacing={0}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>Message</Table.Th>
        {channels.map((channel) => (
          <Table.Th key={channel} className={classes.way}>
            {channelLabels[channel]}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {rowsOf(preferences).map((row) => (
        <Kind key={row.kind} row={row} onChange={onChange} />
      ))}
    </Table.Tbody>
  </Table>
)

const Kind = ({ row, onChange }: { row: KindRow; onChange: Props['onChange'] }) => {
  const { kind, label, about, locked, by } = row
  const { jurisdiction } = useBuilding()
  const source = kind === 'notice.meeting' ? meetingNoticeSource(jurisdiction) : null
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400} className={classes.kind}>
        <Text fw={600}>{label}</Text>
        <Text size="sm">{about}</Text>
        {locked && (
          <Text size="sm" c="dimmed" mt={4}>
            <IconLock size={14} aria-hidden className={classes.lock} /> {locked}
            {source && ` (${source})`}
          </Text>
        )}
      </Table.Th>
      {channels.map((channel) => (
        <Table.Td key={channel} className={classes.way}>
          <Way
            name={`${label}: ${channelLabels[channel]}`}
            choice={by[channel]}
            onChange={(wanted) => onChange({ choice: { kind, channel, wanted } })}
          />
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

interface WayProps {
  name: string
  choice: KindRow['by'][Channel]
  onChange(wanted: boolean): void
}

const Way = ({ name, choice, onChange }: WayProps) => {
  const tick = useId()
  if (!choice)
    return (
      <span className={classes.cell} role="img" aria-label={`${name} isn’t available`}>
        –
      </span>
    )
  if (choice.locked)
    return (
      <Tooltip label="Always on">
        <span className={classes.cell} role="img" aria-label={`${name} is always on`}>
          <IconLock size={20} aria-hidden />
        </span>
      </Tooltip>
    )
  return (
    <label className={classes.cell} htmlFor={tick}>
      <Checkbox
        id={tick}
        aria-label={name}
        checked={choice.wanted}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}

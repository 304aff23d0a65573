import { Anchor, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { LoggedChange } from '../../../contract/audit.ts'
import { doerWords } from '../../../contract/audit/change-words.ts'
import { readWords } from '../../../contract/audit/read-words.ts'
import { changeLines, changeWords, kindWords } from '../../../contract/audit/words.ts'
import { TimeOfDay, useZone } from '../../ui/moments.tsx'
import { ChangeLines } from '../../ui/record-history.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import classes from './change-line.module.css'
import { recordPath } from './record-path.ts'

/** What the record is called; one that is no longer there by its kind. */
const RecordName = ({ change }: { change: LoggedChange }) => {
  const path = recordPath(change)
  const name = change.name ?? `${kindWords(change.subject).one} (deleted)`
  return path ? (
    <Anchor component={Link} to={path} className={classes['name'] ?? ''}>
      {name}
    </Anchor>
  ) : (
    <Text span {...(change.name === null && { c: 'dimmed' })} className={classes['name'] ?? ''}>
      {name}
    </Text>
  )
}

const ReadLine = ({ reads }: Pick<LoggedChange, 'reads'>) =>
  reads.length > 0 && (
    <Text size="sm" className={classes['read'] ?? ''}>
      Viewed: {readWords(reads)}
    </Text>
  )

/** One change: when, of what, what, by whom. */
export const ChangeLine = ({ change }: { change: LoggedChange }) => {
  const { at, by, byStaff, subject, action, fields, reads } = change
  return (
    <li className={classes['line']}>
      <Text size="sm" c="dimmed" className={classes['time'] ?? ''}>
        <TimeOfDay at={at} />
      </Text>
      <div className={classes['what']}>
        <Group gap="xs">
          <RecordName change={change} />
          <Text span size="sm" c="dimmed">
            {kindWords(subject).one}
          </Text>
        </Group>
        <Text>{changeWords(subject, action)}</Text>
        <ChangeLines lines={changeLines(subject, fields, useZone())} />
        <ReadLine reads={reads} />
        <Group gap="xs" mt={2}>
          {subject !== 'visit' && (
            <Text span size="sm" c="dimmed">
              {doerWords(by)}
            </Text>
          )}
          {byStaff && <StatusBadge tone="waiting">Platform staff</StatusBadge>}
        </Group>
      </div>
    </li>
  )
}

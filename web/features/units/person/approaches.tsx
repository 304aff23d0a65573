import { Group, Text } from '@mantine/core'
import type { Approach } from '../../../../contract/units/people.ts'
import { useRoleLabels } from '../../../ui/use-role-labels.ts'
import { Instant } from '../../../ui/moments.tsx'
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx'
import { Panel } from '../../../ui/panel.tsx'
import classes from './person.module.css'

const states: Record<Approach['state'], readonly [words: string, tone: Tone]> = {
  open: ['Pending', 'waiting'],
  accepted: ['Accepted', 'good'],
  declined: ['Declined', 'bad'],
  revoked: ['Revoked', 'neutral'],
  withdrawn: ['Withdrawn', 'neutral'],
  expired: ['Expired', 'neutral'],
}

const title = ({ kind, role, unitNumber }: Approach, roles: ReturnType<typeof useRoleLabels>): string =>
  [
    kind === 'invitation' ? 'Invited' : 'Requested access',
    role && `as ${roles[role].toLowerCase()}`,
    unitNumber && `for unit ${unitNumber}`,
  ]
    .filter(Boolean)
    .join(' ')

/** How the building and somebody turned to each other, newest first. */
export const Approaches = ({ approaches }: { approaches: readonly Approach[] }) => {
  const roles = useRoleLabels()
  return (
    <Panel title="Invitations and requests">
      <ul className={classes['rows']}>
        {approaches.map((approach) => (
          <li key={approach._id}>
            <Group gap="xs">
              <Text fw={600}>{title(approach, roles)}</Text>
              <StatusBadge tone={states[approach.state][1]}>{states[approach.state][0]}</StatusBadge>
            </Group>
            <Text size="sm" c="dimmed">
              <Instant at={approach.createdAt} />
              {approach.state === 'open' && (
                <>
                  {', until '}
                  <Instant at={approach.expiresAt} />
                </>
              )}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

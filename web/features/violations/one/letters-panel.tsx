import { Anchor, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { letterRunKind } from '../../../../contract/forms/letter-kinds.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { Violation } from '../../../../contract/violations/violation.ts'
import { Panel } from '../../../ui/panel.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { deliveryWords } from '../words.ts'

type Letter = NonNullable<Violation['particulars']>

/** The letters of a case, and whether each person has received them. */
export const LettersPanel = ({ one: { particulars, told } }: { one: Violation }) => {
  const letters = [particulars, told].filter((letter) => letter !== null)
  if (letters.length === 0) return null
  return (
    <Panel title="Letters">
      {letters.map((letter) => (
        <OneLetter key={letter._id} letter={letter} />
      ))}
    </Panel>
  )
}

const stateWords: Readonly<Record<Letter['state'], string | null>> = {
  waiting: 'Preparing',
  sent: null,
  failed: 'Not sent',
}

const OneLetter = ({ letter: { runId, subject, state, sentOn, addressees } }: { letter: Letter }) => {
  const said = stateWords[state]
  return (
    <Stack gap="xs">
      <Group gap="4px 12px">
        <Anchor
          component={Link}
          to={letterRunKind.page(runId)}
          fw={600}
          mih="var(--finger)"
          display="inline-flex"
          style={{ alignItems: 'center', overflowWrap: 'anywhere' }}
        >
          {subject}
        </Anchor>
        {said && <StatusBadge tone={state === 'failed' ? 'bad' : 'waiting'}>{said}</StatusBadge>}
      </Group>
      <Text size="sm" c="dimmed">
        Sent {formatDate(sentOn)}
      </Text>
      <Stack component="ul" aria-label="Recipients" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {addressees.map((addressee) => (
          <li key={addressee._id}>
            <Group gap="4px 12px">
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {addressee.name}
              </Text>
              {addressee.isCopy && <StatusBadge tone="neutral">Copy required by law</StatusBadge>}
              {addressee.isWaiting && <StatusBadge tone="waiting">To deliver</StatusBadge>}
            </Group>
            <Text size="sm" c="dimmed">
              {deliveryWords(addressee)}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

import { Button, Group, List, Text } from '@mantine/core'
import { useState } from 'react'
import { formatMoney } from '../../../../contract/money.ts'
import type { MyStalls } from '../../../../contract/parking/my-stalls.ts'
import {
  assignmentStateLabels,
  assignmentTones,
  basisLabels,
  stallLabel,
  stallTraits,
} from '../../../../contract/parking/stall-words.ts'
import { formatDate } from '../../../../contract/time.ts'
import { Panel } from '../../../ui/panel.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { EndShare } from './end-share.tsx'
import { LendDialog } from './lend-dialog.tsx'
import { ShareLine } from './share-line.tsx'
import { termWords } from './words.ts'

type MyStall = MyStalls['stalls'][number]

/** What somebody should know of the end of their term. */
const renewalWords = ({ assignment: { until, renewed, endReason } }: MyStall): string => {
  if (until === null) return 'It comes with your unit and doesn’t need renewing.'
  if (endReason) return `Ended: ${endReason}`
  return renewed
    ? 'Already renewed for the next term.'
    : `We’ll remind you a month before ${formatDate(until)}. Ask your manager or council to renew it then.`
}

/** A stall of one's own: until when, and what is lent of it. */
export const MyStallCard = ({ stall }: { stall: MyStall }) => {
  const [lending, setLending] = useState(false)
  const { assignment: term, shares } = stall
  const traits = stallTraits(stall)
  return (
    <Panel
      title={`Stall ${stallLabel(stall)}`}
      text={[`Level ${stall.level}`, ...traits, `unit ${term.unitNumber}`].join(', ')}
    >
      <Group gap="xs">
        <StatusBadge tone={term.renewed ? 'good' : assignmentTones[term.state]}>
          {assignmentStateLabels[term.state]}
        </StatusBadge>
        <Text>
          {basisLabels[term.basis]}, {termWords(term)}
        </Text>
      </Group>
      {term.feeCents !== null && (
        <Text>
          {formatMoney(term.feeCents)} a month, under {term.authority}.
        </Text>
      )}
      {term.conditions && <PlainText size="sm">{term.conditions}</PlainText>}
      <Text size="sm" c="dimmed">
        {renewalWords(stall)}
      </Text>
      {shares.length > 0 && (
        <List spacing="xs" aria-label={`Loans of ${stallLabel(stall)}`}>
          {shares.map((share) => (
            <List.Item key={share._id}>
              <ShareLine share={share} />
              <EndShare share={share} words={share.takenBy ? 'End lending' : 'Withdraw offer'} />
            </List.Item>
          ))}
        </List>
      )}
      <Group>
        <Button
          variant="default"
          onClick={() => setLending(true)}
          aria-label={`Lend to a neighbour: ${stallLabel(stall)}`}
        >
          Lend to a neighbour
        </Button>
      </Group>
      {lending && <LendDialog stall={stall} onClose={() => setLending(false)} />}
    </Panel>
  )
}

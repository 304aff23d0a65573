import { Anchor, Button, Group, List, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../../../contract/money.ts'
import type { MyStalls } from '../../../../contract/parking/my-stalls.ts'
import {
  assignmentStateLabels,
  assignmentTones,
  basisLabels,
  stallLabel,
  stallTraits,
} from '../../../../contract/parking/stall-words.ts'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import { useZone } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { EndShare } from './end-share.tsx'
import { LendDialog } from './lend-dialog.tsx'
import { ShareLine } from './share-line.tsx'
import { rentWords, termWords } from './words.ts'

type MyStall = MyStalls['stalls'][number]

/** What somebody should know of the end of their term. */
const renewalWords = ({ assignment: { until, renewed, endReason } }: MyStall): string => {
  if (until === null) return 'It comes with your unit and doesn’t need renewing.'
  if (endReason) return `Ended: ${endReason}`
  return renewed
    ? 'Already renewed for the next term.'
    : `We’ll remind you a month before ${formatDate(until)}. Ask your manager or council to renew it then.`
}

/** What the stall costs, and where it's charged: its owner finds that under Fees. */
const Fee = ({ stall: { assignment: term, rent } }: { stall: MyStall }) => {
  const today = localDateOf(useNow(), useZone())
  if (term.feeCents === null) return null
  if (rent === null)
    return (
      <Text>
        {formatMoney(term.feeCents)} a month, under {term.authority}.
      </Text>
    )
  return (
    <Text>
      {rentWords(term, rent.from, today)}{' '}
      {rent.isOwner && (
        <Anchor component={Link} to="/fees">
          View fees
        </Anchor>
      )}
    </Text>
  )
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
      <Fee stall={stall} />
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

import { Alert, Stack, Text } from '@mantine/core'
import { formatDate } from '../../../../contract/time.ts'
import type { MyViolation } from '../../../../contract/violations/my-violation.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { nextForMe } from '../words.ts'
import { soonWords } from '../../../ui/soon-words.ts'
import { useToday } from '../../../ui/use-today.ts'

/** What is asked of the caller and by when, or what happens next, in a glance. */
export function AskedOfMe({ one }: { one: MyViolation }) {
  const { council } = labelsFor(useBuilding().jurisdiction)
  const today = useToday()
  const { side, state, answerBy, bylaw, happenedOn } = one
  if (side === 'complainant') return <Text>{nextForMe(one)}</Text>
  if (bylaw === null)
    return (
      <Text>You received a warning about {formatDate(happenedOn)}. Nothing else is needed from you right now.</Text>
    )
  const said = `A complaint says that ${bylaw} was contravened on ${formatDate(happenedOn)}.`
  if (state === 'answer')
    return (
      <Alert
        color="orange"
        title={
          answerBy === null ? 'You can answer' : `Answer by ${formatDate(answerBy)} (${soonWords(answerBy, today)})`
        }
      >
        <Stack gap="xs">
          <Text size="sm">{said}</Text>
          <Text size="sm">
            {`No decision has been made. You can answer in writing, or ask for a hearing to speak with ${council.seat}.`}
          </Text>
        </Stack>
      </Alert>
    )
  return (
    <Stack gap={4}>
      <Text>
        {said} {nextForMe(one)}
      </Text>
      {side === 'owner' && <Text size="sm">You can follow this case because you own the unit.</Text>}
    </Stack>
  )
}

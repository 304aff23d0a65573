import { Anchor, Card, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { bylawReference } from '../../../../contract/bylaws/bylaw-words.ts'
import { violationNumber } from '../../../../contract/parking/violation-words.ts'
import type { ViolationSummary } from '../../../../contract/violations/violation.ts'
import { topicLabels } from '../../../../contract/violations/violation-words.ts'
import { Deadline } from '../state.tsx'
import { nextWords, pageOf } from '../words.ts'

/** A case on the board: what it’s about, what is due, and what comes next. */
export const BoardCard = ({ one }: { one: ViolationSummary }) => {
  const { topic, unit, bylaw, place, deadline, next } = one
  return (
    <Card component="article" padding="sm">
      <Stack gap={4} style={{ overflowWrap: 'anywhere' }}>
        <Anchor
          component={Link}
          to={pageOf(one)}
          fw={600}
          mih="var(--finger)"
          display="inline-flex"
          style={{ alignItems: 'center' }}
        >
          {violationNumber(one)} {topicLabels[topic]}
        </Anchor>
        <Text size="sm">{unit ? `Unit ${unit.unitNumber}` : place || 'Unit not known yet'}</Text>
        {bylaw && (
          <Text size="sm" c="dimmed">
            {bylawReference(bylaw)}
          </Text>
        )}
        {deadline && (
          <Text size="sm">
            <Deadline deadline={deadline} />
          </Text>
        )}
        {next && (
          <Text size="sm" c="dimmed">
            {nextWords(next)}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

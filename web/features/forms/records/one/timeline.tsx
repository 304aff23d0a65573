import { List, Text } from '@mantine/core'
import type { RecordsStep } from '../../../../../contract/forms/requests.ts'
import { recordsStepLabels } from '../../../../../contract/forms/request-words.ts'
import { recordKindLabels } from '../../../../../law/law.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { Instant } from '../../../../ui/moments.tsx'

/** What happened, for both sides, the latest first. */
export const Timeline = ({ steps }: { steps: readonly RecordsStep[] }) => {
  const kinds: Readonly<Record<string, string>> = recordKindLabels(useBuilding().jurisdiction)
  const called = (words: string): string => kinds[words] ?? words
  return (
    <List listStyleType="none" spacing="sm" withPadding={false}>
      {steps.map(({ _id, kind, at, by, words }) => (
        <List.Item key={_id}>
          <Text style={{ overflowWrap: 'anywhere' }}>
            {recordsStepLabels[kind]}
            {words && `: ${kind === 'delivered' ? words.split(',').map(called).join(', ') : called(words)}`}
          </Text>
          <Text size="sm" c="dimmed">
            {by}, <Instant at={at} />
          </Text>
        </List.Item>
      ))}
    </List>
  )
}

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
  const said = ({ kind, words }: RecordsStep): string => {
    if (words === '') return recordsStepLabels[kind]
    if (kind === 'feeCharged') return `Charged the fee to unit ${words}`
    return `${recordsStepLabels[kind]}: ${kind === 'delivered' ? words.split(',').map(called).join(', ') : called(words)}`
  }
  return (
    <List listStyleType="none" spacing="sm" withPadding={false}>
      {steps.map((step) => (
        <List.Item key={step._id}>
          <Text style={{ overflowWrap: 'anywhere' }}>{said(step)}</Text>
          <Text size="sm" c="dimmed">
            {step.by}, <Instant at={step.at} />
          </Text>
        </List.Item>
      ))}
    </List>
  )
}

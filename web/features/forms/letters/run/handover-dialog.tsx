import { Alert, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { handoverMethodLabels } from '../../../../../contract/forms/letter-words.ts'
import type { HandoverMethod } from '../../../../../contract/forms/runs.ts'
import { formatDate, type LocalDate } from '../../../../../contract/time.ts'
import { deemedReceivedOn, deliveryRule } from '../../../../../law/law.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { BusyButton } from '../../../../ui/busy-button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Why } from '../../../../ui/why.tsx'
import { useHandover } from './use-handover.ts'
import type { WaitingPaper } from './waiting-papers.ts'

interface Props {
  papers: readonly WaitingPaper[]
  today: LocalDate
  onClose: () => void
}

const methods = Object.entries(handoverMethodLabels).map(([value, label]) => ({ value, label }))

/** Notes how and when papers were handed over, and says when they count as received. */
export function HandoverDialog({ papers, today, onClose }: Props) {
  const [method, setMethod] = useState<HandoverMethod>('mailbox')
  const [on, setOn] = useState<LocalDate>(today)
  const { note, busy, refused } = useHandover(onClose)
  const first = papers[0]
  const whom = papers.length === 1 && first ? `the letter to ${first.name}, unit ${first.unitNumber}` : 'the letters'
  return (
    <Dialog onClose={() => !busy && onClose()} title={`Record delivery of ${whom}`}>
      <Stack>
        <Select
          label="Delivery method"
          allowDeselect={false}
          data={methods}
          value={method}
          onChange={(chosen) => setMethod(chosen as HandoverMethod)}
        />
        <TextInput
          type="date"
          label="Date"
          max={today}
          value={on}
          onChange={({ currentTarget }) => setOn(currentTarget.value)}
        />
        {on !== '' && <Deemed method={method} on={on} />}
        {refused && (
          <Alert color="red" role="alert">
            {refused}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <BusyButton
            busy={busy}
            busyText="Saving..."
            disabled={on === ''}
            onClick={() => void note(papers, { method, on })}
          >
            {papers.length === 1 ? 'Record delivery' : `Record ${papers.length} deliveries`}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** When the law has it count as received. */
function Deemed({ method, on }: { method: HandoverMethod; on: LocalDate }) {
  const { jurisdiction } = useBuilding()
  const rule = deliveryRule(jurisdiction, method)
  const day = deemedReceivedOn(jurisdiction, { method, sentOn: on })
  const words =
    day === null
      ? 'The law doesn’t say when this method counts as received.'
      : `Counts as received on ${formatDate(day)}.`
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <Text size="sm" role="status">
        {rule?.days === null ? 'Counts as received on the day someone signs for it.' : words}
      </Text>
      {rule && <Why reason={rule} of={handoverMethodLabels[method]} />}
    </Group>
  )
}

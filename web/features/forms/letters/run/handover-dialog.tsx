import { Group, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { LocalDateField } from '../../../../../contract/fields.ts'
import { handoverMethodLabels } from '../../../../../contract/forms/letter-words.ts'
import type { HandoverMethod } from '../../../../../contract/forms/runs.ts'
import { formatDate, type LocalDate } from '../../../../../contract/time.ts'
import { deemedReceivedOn, deliveryRule, notGiven } from '../../../../../law/law.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { Why } from '../../../../ui/why.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { DayField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../../ui/step-dialog.tsx'
import { useHandover } from './use-handover.ts'
import type { WaitingPaper } from './waiting-papers.ts'

interface Props {
  papers: readonly WaitingPaper[]
  today: LocalDate
  onClose: () => void
}

const methods = Object.keys(handoverMethodLabels) as HandoverMethod[]

const Delivered = z.object({ method: z.enum(methods), on: LocalDateField })

/** Notes how and when papers were handed over, and says when they count as received. */
export function HandoverDialog({ papers, today, onClose }: Props) {
  const form = useContractForm(Delivered, { method: 'mailbox', on: today })
  const [method, on] = useWatch({ control: form.control, name: ['method', 'on'] })
  const note = useHandover(papers)
  const first = papers[0]
  const whom = papers.length === 1 && first ? `the letter to ${first.name}, unit ${first.unitNumber}` : 'the letters'
  return (
    <StepDialog
      title={`Record delivery of ${whom}`}
      form={form}
      onSend={note}
      onClose={onClose}
      button={papers.length === 1 ? 'Record delivery' : `Record ${papers.length} deliveries`}
      failed="We couldn’t record the delivery. Please try again."
    >
      <SelectField
        control={form.control}
        name="method"
        label="Delivery method"
        data={methods.map((value) => ({ value, label: handoverMethodLabels[value] }))}
      />
      <DayField control={form.control} name="on" label="Date" max={today} />
      {on !== '' && <Deemed method={method} on={on} />}
    </StepDialog>
  )
}

/** When the law has it count as received. */
function Deemed({ method, on }: { method: HandoverMethod; on: LocalDate }) {
  const { jurisdiction } = useBuilding()
  const never = notGiven(jurisdiction, method)
  const rule = deliveryRule(jurisdiction, method)
  const day = deemedReceivedOn(jurisdiction, { method, sentOn: on })
  const reason = never ?? rule
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <Text size="sm" role="status">
        {never
          ? 'Doesn’t count as received. Deliver it another way as well.'
          : rule?.days === null
            ? 'Counts as received on the day someone signs for it.'
            : day === null
              ? 'The law doesn’t say when this method counts as received.'
              : `Counts as received on ${formatDate(day)}.`}
      </Text>
      {reason && <Why reason={reason} of={handoverMethodLabels[method]} />}
    </Group>
  )
}

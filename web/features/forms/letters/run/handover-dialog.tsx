import { z } from 'zod'
import { LocalDateField } from '../../../../../contract/fields.ts'
import { handoverMethodLabels } from '../../../../../contract/forms/letter-words.ts'
import type { HandoverMethod } from '../../../../../contract/forms/runs.ts'
import type { LocalDate } from '../../../../../contract/time.ts'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../../ui/step-dialog.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
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
      <DeliveryFields control={form.control} today={today} />
    </StepDialog>
  )
}

import type { z } from 'zod'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'
import { TenantNoticeReceived, type TenantNotice } from '../../../../contract/units/occupancy.ts'
import { api } from '../../../api/api.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { DayField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { staleAfterUnit } from '../stale.ts'

interface Props {
  /** `Form K` */
  form: string
  notice: TenantNotice
  day: LocalDate
  onClose: () => void
  onReceived: (notice: TenantNotice) => void
}

const stands = (form: string, { receivedOn }: TenantNotice) =>
  receivedOn === null
    ? `It hasn’t been received, but something else about the tenancy changed.`
    : `They recorded ${form} as received on ${formatDate(receivedOn)}.`

/** On which day the notice came in: today, unless it is said otherwise. */
export function ReceiveDialog({ form, notice, day, onClose, onReceived }: Props) {
  const { send, theirs, version } = useRecordStep(api.units.receiveTenantNotice, notice, { shown: staleAfterUnit })
  const fields = useContractForm(TenantNoticeReceived, { version, receivedOn: day })
  const receive = async ({ receivedOn }: z.output<typeof TenantNoticeReceived>) => {
    const received = await send({ params: { id: notice._id }, body: { version, receivedOn } })
    if (received) onReceived(received)
    return received
  }
  const words = (newer: TenantNotice) => `${stands(form, newer)} The date above isn’t saved.`
  return (
    <StepDialog
      title={`${form} of ${notice.name}, unit ${notice.unitNumber}`}
      form={fields}
      onSend={receive}
      onClose={onClose}
      button={theirs ? 'Save mine instead' : `${form} received`}
      cancel={theirs ? 'Keep theirs' : 'Cancel'}
      failed={`Failed to record ${form} as received`}
      conflict={<RecordConflict theirs={theirs} title="Someone else just changed this tenancy" words={words} />}
    >
      <DayField
        control={fields.control}
        name="receivedOn"
        label="Received on"
        max={day}
        required
        withAsterisk={false}
        data-autofocus
      />
    </StepDialog>
  )
}

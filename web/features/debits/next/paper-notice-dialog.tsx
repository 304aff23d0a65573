import { Text } from '@mantine/core'
import { PaperNotice, type NextDebit } from '../../../../contract/debits/debit-run.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { DayField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { shownOfAgreements } from '../../ledger/ledger.ts'

const NoticeForm = PaperNotice.pick({ sentOn: true })

interface Props {
  on: string
  debit: NextDebit
  onClose: () => void
}

/** Records that the owners of an account without a Parapet account got the amount on paper. */
export const PaperNoticeDialog = ({ on, debit: { agreementId, unit, cents }, onClose }: Props) => {
  const today = localDateOf(useNow(), useZone())
  const form = useContractForm(NoticeForm, { sentOn: today })
  const record = useAction(api.debits.recordNotice, { done: 'Notice recorded', refresh: shownOfAgreements })
  return (
    <StepDialog
      title={`Paper notice for unit ${unit.unitNumber}`}
      form={form}
      onSend={({ sentOn }) => record.send({ params: { id: agreementId }, body: { on, cents, sentOn } })}
      onClose={onClose}
      button="Record notice"
    >
      <Text size="sm" className="figures">
        The owners have no account here, so they can’t be notified by Parapet. Send them {formatMoney(cents)} for{' '}
        {formatDate(on)} in writing, then enter the day you sent it.
      </Text>
      <DayField control={form.control} name="sentOn" label="Sent on" max={today} withAsterisk />
    </StepDialog>
  )
}

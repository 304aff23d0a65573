import { Text } from '@mantine/core'
import { z } from 'zod'
import type { PaidOut } from '../../../../contract/banking/bank-row.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { NativeSelectField } from '../../../ui/form/native-select-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepForm } from '../../../ui/step-dialog.tsx'
import { paidOutWords } from '../matching/outcome-words.ts'
import { matchFailed, type OutcomeProps } from './outcome-props.ts'

/** Names the refund, the returned payment or the expense that a withdrawal is and that is in the books already. */
export const PaidOutForm = (props: OutcomeProps) => {
  const { cents, paidOut } = props.row
  const [first] = paidOut
  const isReserve = props.account.fund === 'reserve'
  return (
    <>
      <Text size="sm">
        {isReserve
          ? 'This withdrawal is an expense that you recorded before the file came. It isn’t entered again.'
          : 'This withdrawal is an expense, a refund or a returned payment that you recorded before the file came. It isn’t entered again.'}
      </Text>
      {first ? (
        <Choose first={first} {...props} />
      ) : (
        <Text fw={600}>
          {isReserve
            ? `We found no recorded expense of ${formatMoney(-cents)}.`
            : `We found no expense, refund or returned payment of ${formatMoney(-cents)}.`}
        </Text>
      )}
    </>
  )
}

const Named = z.object({ id: z.string() })

const Choose = ({ first, row, onMatch, onClose }: OutcomeProps & { first: PaidOut }) => {
  const { paidOut, outcome, proposal } = row
  const known = [outcome, proposal?.outcome].find((one) => one?.kind === 'paidOut')
  const form = useContractForm(Named, { id: known?.kind === 'paidOut' ? known.id : first._id })
  return (
    <StepForm
      form={form}
      onSend={({ id }) => {
        const { what } = paidOut.find((one) => one._id === id) ?? first
        return onMatch({ kind: 'paidOut', what, id })
      }}
      onClose={onClose}
      button="Match"
      failed={matchFailed}
    >
      <NativeSelectField
        control={form.control}
        name="id"
        label="Recorded as"
        data={paidOut.map((one) => ({ value: one._id, label: paidOutWords(one) }))}
      />
    </StepForm>
  )
}

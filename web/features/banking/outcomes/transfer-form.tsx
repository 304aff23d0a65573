import { Text } from '@mantine/core'
import { z } from 'zod'
import { bankFunds } from '../../../../contract/banking/bank-account.ts'
import { requiredText } from '../../../../contract/fields.ts'
import { authorityMostChars } from '../../../../contract/limits/ledger.ts'
import { NativeSelectField } from '../../../ui/form/native-select-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepForm } from '../../../ui/step-dialog.tsx'
import { useFundLabels } from '../../../ui/use-money-labels.ts'
import { LeavesOverdrawn } from '../../ledger/ledger.ts'
import { leftInAccount } from './left.ts'
import { matchFailed, type OutcomeProps } from './outcome-props.ts'

const Transfer = z.object({
  fund: z.enum(bankFunds),
  authority: requiredText({ label: 'Authority', max: authorityMostChars }),
})

/** Matches money that moved between the accounts of two funds. */
export const TransferForm = ({ account, row, onMatch, onClose }: OutcomeProps) => {
  const fundLabels = useFundLabels()
  const { cents, outcome, proposal } = row
  const known = [outcome, proposal?.outcome].find((one) => one?.kind === 'transfer')
  const others = bankFunds.filter((fund) => fund !== account.fund)
  const form = useContractForm(Transfer, {
    fund: known?.kind === 'transfer' ? known.fund : others[0]!,
    authority: known?.kind === 'transfer' ? known.authority : '',
  })
  return (
    <StepForm
      form={form}
      onSend={(values) => onMatch({ kind: 'transfer', ...values })}
      onClose={onClose}
      button="Match"
      failed={matchFailed}
    >
      <NativeSelectField
        control={form.control}
        name="fund"
        label={cents > 0 ? 'From the account of' : 'To the account of'}
        data={others.map((value) => ({ value, label: fundLabels[value] }))}
      />
      <TextField
        control={form.control}
        name="authority"
        label="Authority"
        description="The budget or resolution that this transfer is based on."
        autoComplete="off"
        withAsterisk
      />
      {cents < 0 && (
        <LeavesOverdrawn left={{ fund: account.fund, isAccount: true, cents: leftInAccount(account, row) }} />
      )}
      <Text size="sm" c="dimmed">
        It’s entered once. Ignore the same transfer in the file of the other account.
      </Text>
    </StepForm>
  )
}

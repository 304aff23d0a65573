import { Alert } from '@mantine/core'
import { z } from 'zod'
import { isInBooks } from '../../../../contract/banking/banking-words.ts'
import { requiredText } from '../../../../contract/fields.ts'
import { correctionMostChars } from '../../../../contract/limits/ledger.ts'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepForm } from '../../../ui/step-dialog.tsx'
import { matchFailed, type OutcomeProps } from './outcome-props.ts'

const Reason = z.object({ reason: requiredText({ label: 'Reason', max: correctionMostChars }) })

/** Leaves a transaction out of the books, with the reason. */
export const IgnoreForm = ({ row: { outcome, proposal }, onMatch, onClose }: OutcomeProps) => {
  const known = [outcome, proposal?.outcome].find((one) => one?.kind === 'ignored')
  const form = useContractForm(Reason, { reason: known?.kind === 'ignored' ? known.reason : '' })
  return (
    <StepForm
      form={form}
      onSend={({ reason }) => onMatch({ kind: 'ignored', reason })}
      onClose={onClose}
      button="Ignore"
      failed={matchFailed}
    >
      {proposal && isInBooks(proposal.outcome) && (
        <Alert color="orange">
          This seems to be recorded in the books already. If it is, match it instead, so that the bank and the books
          agree.
        </Alert>
      )}
      <TextField
        control={form.control}
        name="reason"
        label="Reason"
        description="It stays out of the books. For example, an entry that the bank corrected itself."
        autoComplete="off"
        withAsterisk
        data-autofocus
      />
    </StepForm>
  )
}

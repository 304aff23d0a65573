import { Text } from '@mantine/core'
import { z } from 'zod'
import { labelsFor } from '../../../law/law.ts'
import { useBuilding } from '../../api/building.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../ui/step-dialog.tsx'
import { useSpendingStep, type StepProps } from './use-spending-step.tsx'
import { approvalWords, expenseWords } from './words.ts'

const Bare = z.object({})

/** Withdraws an approval that was recorded by mistake. */
export const WithdrawDialog = ({ spending, onClose }: StepProps) => {
  const labels = labelsFor(useBuilding().jurisdiction)
  const form = useContractForm(Bare, {})
  const { send, version, id, conflict } = useSpendingStep(spending, 'Approval withdrawn')
  return (
    <StepDialog
      title="Withdraw this approval?"
      form={form}
      onSend={() => send({ params: { id }, body: { step: 'withdraw', version } })}
      onClose={onClose}
      button="Withdraw approval"
      failed="We couldn’t withdraw the approval. Please try again."
      danger
      conflict={conflict}
    >
      <Text size="sm" className="figures" style={{ overflowWrap: 'anywhere' }}>
        {expenseWords(spending, labels)}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {approvalWords(spending)}
      </Text>
      <Text size="sm">The expense counts as spent without approval again. The history keeps this record.</Text>
    </StepDialog>
  )
}

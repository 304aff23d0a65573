import { Text } from '@mantine/core'
import { z } from 'zod'
import type { CancelledCharge, Holding } from '../../../../contract/ledger/holding.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { shownOfLedger } from '../shown.ts'

interface Props {
  holding: Holding
  charge: CancelledCharge
  onClose: () => void
}

/** Charges a cancelled charge again, as it was. */
export const ChargeAgainDialog = ({ holding: { _id: id }, charge, onClose }: Props) => {
  const { _id: chargeId, words, cents, dueOn } = charge
  const form = useContractForm(z.object({}), {})
  const step = useAction(api.ledger.holdingStep, { done: 'Charged again', refresh: shownOfLedger })
  return (
    <StepDialog
      title={`Charge “${words}” again?`}
      form={form}
      onSend={() => step.send({ params: { id }, body: { step: 'chargeAgain', chargeId } })}
      onClose={onClose}
      button="Charge again"
    >
      <Text size="sm">
        {formatMoney(cents)}, due {formatDate(dueOn)}, will be owed again, with the same funds and calculation. The
        owners are notified.
      </Text>
    </StepDialog>
  )
}

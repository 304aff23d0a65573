import { SimpleGrid, Text } from '@mantine/core'
import { z } from 'zod'
import { Amount, WriteOffFields, type Holding, type OpenCharge } from '../../../../contract/ledger/holding.ts'
import { formatMoney, inCents, plainDollars } from '../../../../contract/money.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useAction } from '../../../api/use-action.ts'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { shownOfLedger } from '../shown.ts'
import { OwnAccountNote } from './own-account-note.tsx'

const WriteOffForm = WriteOffFields.extend({ cents: z.preprocess(inCents, Amount) })

interface Props {
  holding: Holding
  charge: OpenCharge
  onClose: () => void
}

/** Gives up what is still owed of a charge, by a decision of council. */
export const WriteOffDialog = ({ holding, charge, onClose }: Props) => {
  const { _id: id } = holding
  const { _id: chargeId, words, openCents } = charge
  const { council } = labelsFor(useBuilding().jurisdiction)
  const today = localDateOf(useNow(), useZone())
  const form = useContractForm(
    WriteOffForm,
    { cents: plainDollars(openCents), decidedOn: today, decision: '' },
    { keeps: `charge/${chargeId}/writeOff`, mode: 'onSubmit' },
  )
  const { control } = form
  const step = useAction(api.ledger.holdingStep, { done: 'Charge written off', refresh: shownOfLedger })
  return (
    <StepDialog
      title={`Write off “${words}”?`}
      form={form}
      onSend={(given) => step.send({ params: { id }, body: { step: 'writeOff', chargeId, ...given } })}
      onClose={onClose}
      button="Write off"
      cancel="Keep it"
      danger
    >
      <OwnAccountNote isOwn={holding.isOwn} />
      <Text size="sm" className="figures">
        {formatMoney(openCents)} is still owed. The amount you write off is no longer collected and reduces the
        building’s income. The charge stays on the statement.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField
          control={control}
          name="cents"
          label="Amount in dollars"
          inputMode="decimal"
          autoComplete="off"
          withAsterisk
        />
        <DayField control={control} name="decidedOn" label={`${council.One} decided on`} max={today} withAsterisk />
      </SimpleGrid>
      <TextField
        control={control}
        name="decision"
        label="Decision"
        description="As the minutes record it. Owners see it with the write-off."
        autoComplete="off"
        withAsterisk
      />
    </StepDialog>
  )
}

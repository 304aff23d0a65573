import { SimpleGrid } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import {
  Amount,
  broughtForward,
  chargedByHand,
  ChargeFields,
  isChargedSo,
  notByHand,
  type Holding,
} from '../../../../contract/ledger/holding.ts'
import { chargeLabels, fundLabels } from '../../../../contract/ledger/ledger-words.ts'
import { inCents } from '../../../../contract/money.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { CheckboxField, SelectField } from '../../../ui/form/fields.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { shownOfLedger } from '../shown.ts'

const ChargeForm = ChargeFields.extend({ cents: z.preprocess(inCents, Amount) }).refine(isChargedSo, notByHand)

const funds = (['operating', 'reserve'] as const).map((value) => ({ value, label: fundLabels[value] }))

interface Props {
  holding: Holding
  onClose: () => void
}

/** Charges the owners of a unit. */
export const ChargeDialog = ({ holding: { _id: id, unit }, onClose }: Props) => {
  const today = localDateOf(useNow(), useZone())
  const form = useContractForm(
    ChargeForm,
    {
      ...{ type: 'administration', words: '', authority: '', dueOn: today, cents: '' },
      ...{ fund: 'operating', isBroughtForward: false },
    },
    { keeps: `account/${id}/charge`, mode: 'onSubmit' },
  )
  const { control } = form
  const step = useAction(api.ledger.holdingStep, { done: 'Charge added', refresh: shownOfLedger })
  return (
    <StepDialog
      size="lg"
      title={`Charge unit ${unit.unitNumber}`}
      form={form}
      onSend={(draft) => step.send({ params: { id }, body: { step: 'charge', ...draft } })}
      onClose={onClose}
      button="Add charge"
      failed="We couldn’t add this charge. Please try again; nothing you typed was lost."
    >
      <Fields control={control} />
    </StepDialog>
  )
}

type Control = KeptControl<z.input<typeof ChargeForm>, z.output<typeof ChargeForm>>

const Fields = ({ control }: { control: Control }) => {
  const types = useWatch({ control, name: 'isBroughtForward' }) ? broughtForward : chargedByHand
  return (
    <>
      <CheckboxField
        control={control}
        name="isBroughtForward"
        label="From previous records"
        description="An amount owed before you started using Parapet for fees."
      />
      <SelectField
        control={control}
        name="type"
        label="Type"
        data={types.map((value) => ({ value, label: chargeLabels[value] }))}
        searchable
      />
      <TextField
        control={control}
        name="words"
        label="Description"
        placeholder="Replacement fob"
        description="Owners see this on their statement."
        autoComplete="off"
        withAsterisk
      />
      <TextField
        control={control}
        name="authority"
        label="Authority"
        placeholder="Bylaw 3 (2)"
        description="The bylaw, budget, resolution or order that this charge is based on."
        autoComplete="off"
        withAsterisk
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField
          control={control}
          name="cents"
          label="Amount in dollars"
          placeholder="45.00"
          inputMode="decimal"
          autoComplete="off"
          withAsterisk
        />
        <DayField control={control} name="dueOn" label="Due date" withAsterisk />
      </SimpleGrid>
      <SelectField control={control} name="fund" label="Fund" data={funds} />
    </>
  )
}

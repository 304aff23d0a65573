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
import { inCents } from '../../../../contract/money.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { CheckboxField, SelectField } from '../../../ui/form/fields.tsx'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useChargeLabels, useFundLabels } from '../../../ui/use-money-labels.ts'
import { useNow } from '../../../ui/use-now.ts'
import { shownOfLedger } from '../shown.ts'
import { ChargeWordsFields } from './charge-fields.tsx'

const ChargeForm = ChargeFields.extend({ cents: z.preprocess(inCents, Amount) }).refine(isChargedSo, notByHand)

const funds = ['operating', 'reserve'] as const

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
  const [chargeLabels, fundLabels] = [useChargeLabels(), useFundLabels()]
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
      <ChargeWordsFields control={control} />
      <SelectField
        control={control}
        name="fund"
        label="Fund"
        data={funds.map((value) => ({ value, label: fundLabels[value] }))}
      />
    </>
  )
}

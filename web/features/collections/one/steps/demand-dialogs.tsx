import { Text } from '@mantine/core'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { Collection } from '../../../../../contract/collections/collection.ts'
import { collectionRules } from '../../../../../law/law.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { CheckboxField } from '../../../../ui/form/fields.tsx'
import type { KeptControl } from '../../../../ui/form/kept-control.ts'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { DayField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { useToday } from '../../../../ui/use-today.ts'
import { DeliveryFields } from '../../../forms/forms.ts'
import { ChargesField } from './charges-field.tsx'
import { CollectionStepDialog, keptAs } from './collection-step.tsx'
import { CopyForm, DeliverForm, DemandFields, RecordDemandFields, WithdrawDemandForm } from './forms.ts'
import { ReasonField } from './step-fields.tsx'
import type { StepProps } from './use-collection-step.tsx'

/** What a demand begins with: all that can be secured on the title, or else all that isn’t in trust. */
const chosenFor = ({ charges }: Pick<Collection, 'charges'>): { chargeIds: string[]; forLien: boolean } => {
  const free = charges.filter(({ isInTrust }) => !isInTrust)
  const lienable = free.filter(({ isLienable }) => isLienable)
  const chosen = lienable.length > 0 ? lienable : free
  return { chargeIds: chosen.map(({ _id }) => _id), forLien: lienable.length > 0 }
}

interface PurposeProps<In extends FieldValues, Out> {
  control: KeptControl<In, Out>
  words: Collection['words']
}

/** What a demand says may follow. */
const PurposeFields = <In extends FieldValues & { forLien: unknown; forAction: unknown }, Out>({
  control,
  words: { charge },
}: PurposeProps<In, Out>) => (
  <>
    <CheckboxField
      control={control}
      name={'forLien' as FieldPath<In>}
      label={`It says a ${charge} may be registered`}
      description={`Only for charges that can be in a ${charge}.`}
    />
    <CheckboxField
      control={control}
      name={'forAction' as FieldPath<In>}
      label="It says we may sue or file a claim"
      description="For any charge, such as a fine."
    />
  </>
)

/** Asks for the day to pay by; where the law sets a period, it may be counted instead. */
const payByFor = (period: { days: number } | null) =>
  period === null
    ? { label: 'Pay by', withAsterisk: true }
    : {
        label: 'Pay by (optional)',
        description: `If blank, the first day after the ${period.days} days that the law sets, counted from when the letter is received.`,
      }

/** Sends a demand with the open amount of each chosen charge. */
export const DemandDialog = ({ one, asked, onClose }: StepProps) => {
  const form = useContractForm(
    DemandFields,
    { ...chosenFor(one), forAction: true, payBy: '', howToPay: one.howToPay, byEmail: true },
    { keeps: keptAs(one, asked), over: one.version },
  )
  const period = collectionRules(useBuilding().jurisdiction).demand
  const { control } = form
  return (
    <CollectionStepDialog
      one={one}
      asked={asked}
      form={form}
      said={(values) => ({ step: 'demand', ...values })}
      onClose={onClose}
      button="Send demand"
      busyText="Sending..."
    >
      <Text size="sm">A letter to the owners that names each charge and its amount.</Text>
      <ChargesField control={control} one={one} />
      <PurposeFields control={control} words={one.words} />
      <DayField control={control} name="payBy" {...payByFor(period)} />
      <TextAreaField control={control} name="howToPay" label="How to pay" withAsterisk />
      <CheckboxField
        control={control}
        name="byEmail"
        label="By email where the law allows it"
        description="The others get paper, which you print and deliver."
      />
    </CollectionStepDialog>
  )
}

/** Records a demand that was sent outside Parapet. */
export const RecordDemandDialog = ({ one, asked, onClose }: StepProps) => {
  const today = useToday()
  const form = useContractForm(
    RecordDemandFields,
    { ...chosenFor(one), forAction: true, on: today, method: 'mail', words: '' },
    { keeps: keptAs(one, asked), over: one.version },
  )
  const { control } = form
  return (
    <CollectionStepDialog
      one={one}
      asked={asked}
      form={form}
      said={(values) => ({ step: 'recordDemand', ...values })}
      onClose={onClose}
      button="Record demand"
    >
      <Text size="sm">For a demand in writing that was sent outside Parapet. Record only what it says.</Text>
      <ChargesField control={control} one={one} label="Charges it names" />
      <PurposeFields control={control} words={one.words} />
      <DeliveryFields control={control} today={today} />
      <TextAreaField
        control={control}
        name="words"
        label="Evidence"
        description="For example, who delivered it to whom, and where the copy is."
        minRows={2}
        withAsterisk
      />
    </CollectionStepDialog>
  )
}

/** Withdraws a demand, so that nothing can follow from it. */
export const WithdrawDemandDialog = ({ one, asked, onClose }: StepProps) => {
  const form = useContractForm(WithdrawDemandForm, { reason: '' }, { keeps: keptAs(one, asked) })
  return (
    <CollectionStepDialog
      one={one}
      asked={asked}
      form={form}
      said={(values) => ({ step: 'withdrawDemand', demandId: asked.of ?? '', ...values })}
      onClose={onClose}
      danger
    >
      <Text size="sm">
        {`The charges stay owed. Before a ${one.words.charge} or a claim, you need a new demand and a new period.`}
      </Text>
      <ReasonField control={form.control} />
    </CollectionStepDialog>
  )
}

/** Records how one of the owners got a demand on paper. */
export const DeliverDialog = ({ one, asked, onClose }: StepProps) => {
  const today = useToday()
  const form = useContractForm(DeliverForm, { method: 'mailbox', on: today })
  const { of: demandId = '', to: addresseeId = '' } = asked
  const demand = one.demands.find(({ _id }) => _id === demandId)
  const owner = demand?.letter?.addressees.find(({ _id }) => _id === addresseeId)
  return (
    <CollectionStepDialog
      one={one}
      asked={asked}
      form={form}
      said={(values) => ({ step: 'deliver', demandId, addresseeId, ...values })}
      onClose={onClose}
    >
      {owner && <Text size="sm">{`The demand to ${owner.name}.`}</Text>}
      <DeliveryFields control={form.control} today={today} />
    </CollectionStepDialog>
  )
}

/** Records how a lender got the copy that it must get. */
export const CopyDialog = ({ one, asked, onClose }: StepProps) => {
  const today = useToday()
  const form = useContractForm(CopyForm, { method: 'mail', on: today })
  const { of: demandId = '', to: mortgageeId = '' } = asked
  const demand = one.demands.find(({ _id }) => _id === demandId)
  const copy = demand?.copies.find(({ mortgagee }) => mortgagee._id === mortgageeId)
  return (
    <CollectionStepDialog
      one={one}
      asked={asked}
      form={form}
      said={(values) => ({ step: 'copy', demandId, mortgageeId, ...values })}
      onClose={onClose}
    >
      {copy && <Text size="sm">{`The copy of the demand to ${copy.mortgagee.lender}.`}</Text>}
      <DeliveryFields control={form.control} today={today} />
    </CollectionStepDialog>
  )
}

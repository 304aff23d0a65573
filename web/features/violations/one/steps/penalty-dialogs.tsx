import { SimpleGrid, Text } from '@mantine/core'
import { plainDollars, formatMoney } from '../../../../../contract/money.ts'
import { addDays } from '../../../../../contract/time.ts'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { useToday } from '../../../../ui/use-today.ts'
import { penaltyWords } from '../../words.ts'
import { CaseStep, keptAs } from './case-step.tsx'
import { CancelPenaltyForm, ChargeForm, DenyForm, FineForm } from './forms.ts'
import { ReasonField } from './step-fields.tsx'
import type { StepProps } from './use-case-step.tsx'

/** Until when a fine or costs are due, as a rule. */
const dueDays = 30

/** Charges a fine to the account of the unit. */
export const FineDialog = ({ one, onClose }: StepProps) => {
  const { fineMostCents } = one
  const form = useContractForm(FineForm, {
    cents: fineMostCents === null ? '' : plainDollars(fineMostCents),
    dueOn: addDays(useToday(), dueDays),
  })
  const { control } = form
  return (
    <CaseStep
      one={one}
      step="fine"
      form={form}
      said={(values) => ({ step: 'fine', ...values })}
      onClose={onClose}
      button="Impose fine"
    >
      <Text size="sm" className="figures">
        {`It’s charged to the account of ${one.unit ? `unit ${one.unit.unitNumber}` : 'the unit'}.`}
        {fineMostCents !== null && ` At most ${formatMoney(fineMostCents)} now.`}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField control={control} name="cents" label="Amount in dollars" inputMode="decimal" withAsterisk />
        <DayField control={control} name="dueOn" label="Due on" withAsterisk />
      </SimpleGrid>
    </CaseStep>
  )
}

/** Charges the costs of remedying what was done. */
export const ChargeDialog = ({ one, onClose }: StepProps) => {
  const form = useContractForm(
    ChargeForm,
    { cents: '', dueOn: addDays(useToday(), dueDays), words: '' },
    { keeps: keptAs(one, 'charge') },
  )
  const { control } = form
  return (
    <CaseStep one={one} step="charge" form={form} said={(values) => ({ step: 'charge', ...values })} onClose={onClose}>
      <Text size="sm">The reasonable costs of remedying the contravention.</Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField control={control} name="cents" label="Amount in dollars" inputMode="decimal" withAsterisk />
        <DayField control={control} name="dueOn" label="Due on" withAsterisk />
      </SimpleGrid>
      <TextAreaField control={control} name="words" label="Work and costs" minRows={2} withAsterisk />
    </CaseStep>
  )
}

/** Denies the people it’s about the use of a facility for a time. */
export const DenyDialog = ({ one, onClose }: StepProps) => {
  const today = useToday()
  const amenities = useRoute(api.bookings.amenities, { query: {} })
  const form = useContractForm(
    DenyForm,
    { amenityId: '', from: today, until: addDays(today, dueDays), reason: '' },
    { keeps: keptAs(one, 'deny') },
  )
  const { control } = form
  return (
    <CaseStep one={one} step="deny" form={form} said={(values) => ({ step: 'deny', ...values })} onClose={onClose}>
      <SelectField
        control={control}
        name="amenityId"
        label="Facility"
        placeholder={amenities.isError ? 'We couldn’t load the facilities.' : 'Choose a facility'}
        data={(amenities.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        withAsterisk
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DayField control={control} name="from" label="From" withAsterisk />
        <DayField control={control} name="until" label="Until" withAsterisk />
      </SimpleGrid>
      <ReasonField control={control} />
    </CaseStep>
  )
}

/** Cancels a penalty: a fine or costs are taken off the account, and a facility can be used again. */
export const CancelPenaltyDialog = ({ one, nth, onClose }: StepProps & { nth: number }) => {
  const form = useContractForm(CancelPenaltyForm, { reason: '' }, { keeps: keptAs(one, 'cancelPenalty') })
  const penalty = one.penalties.find((other) => other.nth === nth)
  return (
    <CaseStep
      one={one}
      step="cancelPenalty"
      form={form}
      said={(values) => ({ step: 'cancelPenalty', nth, ...values })}
      onClose={onClose}
      button="Cancel penalty"
      danger
    >
      {penalty && <Text className="figures">{penaltyWords(penalty)}</Text>}
      <ReasonField control={form.control} />
    </CaseStep>
  )
}

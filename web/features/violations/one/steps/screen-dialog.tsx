import { SimpleGrid, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { accusedLabels, causedByLabels } from '../../../../../contract/violations/violation-words.ts'
import { SelectField } from '../../../../ui/form/fields.tsx'
import type { KeptControl } from '../../../../ui/form/kept-control.ts'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../../ui/form/text-fields.tsx'
import { useField } from '../../../../ui/form/tied.ts'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { useToday } from '../../../../ui/use-today.ts'
import { BylawField, EmptyRegister, useBylaws } from '../../../bylaws/bylaws.ts'
import { AnyUnitField } from '../../../units/units.ts'
import { topicChoices } from '../../report/case-fields.tsx'
import { CaseStep, keptAs } from './case-step.tsx'
import { ScreenForm } from './forms.ts'
import type { StepProps } from './use-case-step.tsx'

type Control = KeptControl<z.input<typeof ScreenForm>, z.output<typeof ScreenForm>>

const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** Reviews a case: whom it’s about, and which bylaw or rule. */
export const ScreenDialog = ({ one, onClose }: StepProps) => {
  const form = useContractForm(
    ScreenForm,
    {
      topic: one.topic,
      unitId: one.unit?._id ?? '',
      accused: one.accused ?? '',
      causedBy: one.causedBy ?? '',
      bylawId: one.bylaw?._id ?? '',
      place: one.place,
      happenedOn: one.happenedOn,
      happenedAt: one.happenedAt ?? '',
      words: one.words,
    },
    { keeps: keptAs(one, 'screen'), over: one.version },
  )
  const { control } = form
  return (
    <CaseStep
      one={one}
      step="screen"
      form={form}
      said={(values) => ({ step: 'screen', ...values })}
      onClose={onClose}
      button="Save review"
    >
      {one.particulars && (
        <Text size="sm">
          If you change the unit, the people it’s about, the bylaw, the date, the time or the location, the letter you
          sent no longer counts, and neither do the answer, the hearing and the decision. The people who got it aren’t
          notified, so contact them.
        </Text>
      )}
      <WhoFields control={control} />
      <BylawThen control={control} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DayField control={control} name="happenedOn" label="Date it happened" max={useToday()} withAsterisk />
        <TextField control={control} name="happenedAt" label="Time (optional)" type="time" />
      </SimpleGrid>
      <TextField
        control={control}
        name="place"
        label="Location"
        autoComplete="off"
        {...(one.parking?.place && { description: `Parking recorded: ${one.parking.place}` })}
      />
      <TextAreaField
        control={control}
        name="words"
        label="Summary"
        description="In neutral words, without naming the person who complained."
        withAsterisk
      />
    </CaseStep>
  )
}

/** What it’s about and whom: the unit, who would be fined, and who did it. */
const WhoFields = ({ control }: { control: Control }) => {
  const isTenant = useWatch({ control, name: 'accused' }) === 'tenants'
  const causes = choices(causedByLabels).filter(({ value }) => !isTenant || value !== 'tenant')
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <SelectField control={control} name="topic" label="Subject" data={topicChoices} withAsterisk />
      <AnyUnitField
        control={control}
        name="unitId"
        label="Unit"
        clearable
        clearButtonProps={{ 'aria-label': 'No unit' }}
      />
      <SelectField
        control={control}
        name="accused"
        label="About"
        placeholder="Owner or tenant"
        data={choices(accusedLabels)}
        clearable
        clearButtonProps={{ 'aria-label': 'Not known' }}
      />
      <SelectField
        control={control}
        name="causedBy"
        label="Caused by"
        placeholder="Choose who did it"
        data={causes}
        clearable
        clearButtonProps={{ 'aria-label': 'Not known' }}
      />
    </SimpleGrid>
  )
}

/** The bylaw or rule, as it was in force on the day. */
const BylawThen = ({ control }: { control: Control }) => {
  const day = useWatch({ control, name: 'happenedOn' })
  const register = useBylaws(day === '' ? undefined : day)
  const { tie, text, error } = useField(control, 'bylawId')
  if (register.complete && register.items.length === 0 && text === '') return <EmptyRegister />
  return (
    <BylawField
      {...tie}
      label="Bylaw or rule"
      description="As it was in force on the day it happened."
      clearable
      clearButtonProps={{ 'aria-label': 'None' }}
      register={register}
      value={text}
      error={error}
      onChange={(id) => tie.onChange(id)}
    />
  )
}

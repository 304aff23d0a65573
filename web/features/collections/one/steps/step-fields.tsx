import { SimpleGrid } from '@mantine/core'
import type { FieldPath } from 'react-hook-form'
import { labelsFor } from '../../../../../law/law.ts'
import { useBuilding } from '../../../../api/building.tsx'
import type { KeptControl } from '../../../../ui/form/kept-control.ts'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { DayField } from '../../../../ui/form/text-fields.tsx'
import { useToday } from '../../../../ui/use-today.ts'

/** Why something is ended; it’s kept with the account. */
export const ReasonField = <In extends { reason: string }, Out>({ control }: { control: KeptControl<In, Out> }) => (
  <TextAreaField
    control={control}
    name={'reason' as FieldPath<In>}
    label="Reason"
    description="This is kept with the account."
    minRows={2}
    withAsterisk
  />
)

interface DayProps<In extends { on: string }, Out> {
  control: KeptControl<In, Out>
  label: string
}

/** A day that has come. */
export const PastDayField = <In extends { on: string }, Out>({ control, label }: DayProps<In, Out>) => (
  <DayField
    control={control}
    name={'on' as FieldPath<In>}
    label={label}
    max={useToday()}
    w={{ base: '100%', xs: 220 }}
    withAsterisk
  />
)

interface DecidedProps<In extends { decidedOn: string; decision: string }, Out> {
  control: KeptControl<In, Out>
}

/** The decision of council that something rests on. */
export const DecisionFields = <In extends { decidedOn: string; decision: string }, Out>({
  control,
}: DecidedProps<In, Out>) => {
  const { council } = labelsFor(useBuilding().jurisdiction)
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DayField
          control={control}
          name={'decidedOn' as FieldPath<In>}
          label={`${council.One} decided on`}
          max={useToday()}
          withAsterisk
        />
      </SimpleGrid>
      <TextAreaField
        control={control}
        name={'decision' as FieldPath<In>}
        label="Decision"
        description="As the minutes record it."
        minRows={2}
        withAsterisk
      />
    </>
  )
}

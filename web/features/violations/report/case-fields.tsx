import { SimpleGrid } from '@mantine/core'
import type { FieldPath } from 'react-hook-form'
import type { z } from 'zod'
import type { ViolationReport } from '../../../../contract/violations/bodies.ts'
import { topicLabels } from '../../../../contract/violations/violation-words.ts'
import { FilesField } from '../../../ui/files-field.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useToday } from '../../../ui/use-today.ts'

type ReportIn = z.input<typeof ViolationReport>

/** Nothing is reported yet. */
export const blankReport = (today: string) => ({
  // Nothing is chosen yet, which the contract refuses.
  topic: '' as 'other',
  unitId: '',
  place: '',
  happenedOn: today,
  happenedAt: '',
  words: '',
})

export const topicChoices = Object.entries(topicLabels).map(([value, label]) => ({ value, label }))

interface DayProps<In extends ReportIn, Out> {
  control: KeptControl<In, Out>
}

/** The day on which it happened, and the time where that is known. */
export const WhenFields = <In extends ReportIn, Out>({ control }: DayProps<In, Out>) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
    <DayField
      control={control}
      name={'happenedOn' as FieldPath<In>}
      label="Date it happened"
      max={useToday()}
      withAsterisk
    />
    <TextField control={control} name={'happenedAt' as FieldPath<In>} label="Time (optional)" type="time" />
  </SimpleGrid>
)

/** What it’s about. */
export const TopicField = <In extends ReportIn, Out>({ control }: DayProps<In, Out>) => (
  <SelectField
    control={control}
    name={'topic' as FieldPath<In>}
    label="Subject"
    placeholder="Choose a subject"
    data={topicChoices}
    withAsterisk
  />
)

interface WordsProps<In extends ReportIn, Out> extends DayProps<In, Out> {
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
}

/** What happened, in words and photos. */
export const WordsFields = <In extends ReportIn, Out>({ control, files, onFiles }: WordsProps<In, Out>) => (
  <>
    <TextAreaField
      control={control}
      name={'words' as FieldPath<In>}
      label="Description"
      description="Include what you saw or heard, how long it lasted, and whether it has happened before."
      minRows={4}
      withAsterisk
    />
    <FilesField label="Photos and files (optional)" button="Add photos" files={files} onFiles={onFiles} />
  </>
)

import type { FieldPath, FieldValues } from 'react-hook-form'
import { forumReasonLabels } from '../../../../contract/forum/moderation-words.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import type { KeptControl } from '../../../ui/form/kept-control.ts'

interface Props<In extends FieldValues, Out> {
  control: KeptControl<In, Out>
  reason: FieldPath<In>
  words: FieldPath<In>
  /** Who reads the words. */
  readers: string
}

const reasons = Object.entries(forumReasonLabels).map(([value, label]) => ({ value, label }))

/** Why something should not stand, by one of a few reasons and in words. */
export const ReasonFields = <In extends FieldValues, Out>({ control, reason, words, readers }: Props<In, Out>) => (
  <>
    <SelectField
      control={control}
      name={reason}
      label="Reason"
      placeholder="Choose a reason"
      withAsterisk
      data={reasons}
      data-autofocus
    />
    <TextAreaField control={control} name={words} label="Details" description={readers} />
  </>
)

import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRights } from '../../../api/use-rights.ts'
import { CheckboxField } from '../../../ui/form/fields.tsx'

interface Props<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  name: FieldPath<In>
}

/** For those who can speak for the council or the management: whether they do so here, or speak as a neighbour. */
export const OfficialField = <In extends FieldValues, Out>({ control, name }: Props<In, Out>) => {
  const { role } = useRights()
  const { council } = labelsFor(useBuilding().jurisdiction)
  if (role !== 'council' && role !== 'management') return null
  return (
    <CheckboxField
      control={control}
      name={name}
      label={role === 'council' ? `I say this for the ${council.one}` : 'I say this for the management'}
      description="It is marked as official. Without it you speak as anybody here."
    />
  )
}

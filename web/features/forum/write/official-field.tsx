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
      label={role === 'council' ? `Post on behalf of the ${council.one}` : 'Post on behalf of management'}
      description="Marks it as official. Otherwise you post as yourself."
    />
  )
}

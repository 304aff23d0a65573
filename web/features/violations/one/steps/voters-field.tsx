import { Checkbox, Stack } from '@mantine/core'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import type { Decider } from '../../../../../contract/violations.ts'

interface Props<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  name: FieldPath<In>
  members: readonly Decider[]
}

/** The members of council who took part; those who can’t are shown with the reason. */
export const VotersField = <In extends FieldValues, Out>({ control, name, members }: Props<In, Out>) => {
  const { field, fieldState } = useController({ control, name })
  return (
    <Checkbox.Group
      label="Took part"
      withAsterisk
      value={field.value as string[]}
      onChange={field.onChange}
      error={fieldState.error?.message}
    >
      <Stack gap="xs" mt="xs">
        {members.map(({ _id, name: label, barred }) => (
          <Checkbox key={_id} value={_id} label={label} description={barred} disabled={barred !== null} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

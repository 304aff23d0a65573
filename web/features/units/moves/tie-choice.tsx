import { Checkbox, Stack } from '@mantine/core'
import type { FieldPath, FieldValues, Control } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { formatDate } from '../../../../contract/time.ts'
import { linkRoleLabels } from '../../../../contract/unit-words.ts'
import type { MoveDesk } from '../../../../contract/units/moves.ts'

type Tie = MoveDesk['ties'][number]

const aboutTie = ({ role, sharePercent, occupiesUnit, from, to }: Tie): string =>
  [
    linkRoleLabels[role],
    sharePercent === null ? null : `${sharePercent}%`,
    role === 'owner' ? (occupiesUnit ? 'lives here' : 'lives elsewhere') : null,
    from === null ? null : `since ${formatDate(from)}`,
    to === null ? null : `until ${formatDate(to)}`,
  ]
    .filter(Boolean)
    .join(', ')

interface Props<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  name: FieldPath<In>
  label: string
  description?: string
  ties: readonly Tie[]
}

/** Chooses among the people of the unit. */
export function TieChoice<In extends FieldValues, Out>({ control, name, label, description, ties }: Props<In, Out>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Checkbox.Group
      label={label}
      description={description}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    >
      <Stack gap="sm" mt="xs">
        {ties.map((tie) => (
          <Checkbox key={tie._id} size="md" value={tie._id} label={tie.name} description={aboutTie(tie)} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

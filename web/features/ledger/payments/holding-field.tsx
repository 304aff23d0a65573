import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { localDateOf } from '../../../../contract/time.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { ownersWords } from '../words.ts'
import { useHoldings } from './use-holdings.ts'

interface Props<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>
  name: FieldPath<Values>
  label: string
  /** An account that can’t be chosen. */
  except?: string
}

/** Chooses an account of owners by unit or name. */
export const HoldingField = <Values extends FieldValues, Sent>({
  control,
  name,
  label,
  except,
}: Props<Values, Sent>) => {
  const { items, complete, isError } = useHoldings()
  const today = localDateOf(useNow(), useZone())
  return (
    <SelectField
      control={control}
      name={name}
      label={label}
      data={items
        .filter(({ _id }) => _id !== except)
        .map(({ _id, unit, owners, to }) => ({
          value: _id,
          label: `${unit.unitNumber} · ${ownersWords({ owners, to }, today)}`,
        }))}
      searchable
      withAsterisk
      placeholder={isError ? 'We couldn’t load the units' : complete ? 'Unit or owner' : 'Loading...'}
      nothingFoundMessage="No units match"
    />
  )
}

import { SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import type { LocalDate } from '../../../../contract/time.ts'
import type { Unit } from '../../../../contract/units/story.ts'
import { TieDraft } from '../../../../contract/units/ties.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { CheckboxField } from '../../../ui/form/fields.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { RecordForm } from '../records/record-form.tsx'
import { staleAfterUnit } from '../stale.ts'

export type AddedRole = TieDraft['role']

const words: Readonly<Record<AddedRole, { label: string; save: string }>> = {
  owner: { label: 'New co-owner', save: 'Add co-owner' },
  occupant: { label: 'New occupant', save: 'Add occupant' },
  agent: { label: 'New agent', save: 'Add agent' },
}

interface Props {
  unit: Unit
  role: AddedRole
  today: LocalDate
  onDone(): void
}

/** Somebody comes to a unit beside those who are there. Who has the same name and email already is the same person. */
export function AddPersonForm({ unit, role, today, onDone }: Props) {
  const add = useAction(api.units.addTie, { refresh: staleAfterUnit })
  const [initial] = useState(() => ({
    role,
    personId: null,
    firstName: '',
    lastName: '',
    companyName: '',
    email: '',
    phone: '',
    from: today,
    sharePercent: '',
    occupiesUnit: role === 'occupant',
  }))
  return (
    <RecordForm
      keeps={`unit/${unit._id}/${role}`}
      schema={TieDraft}
      initial={initial}
      labels={{}}
      label={words[role].label}
      save={words[role].save}
      done={`${words[role].label.replace('New ', 'The ')} was added`}
      failed="We couldn’t add this person. Please try again; nothing you typed was lost."
      send={(body) => add.send({ params: { id: unit._id }, body })}
      onDone={onDone}
    >
      {(control) => (
        <>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <TextField control={control} name="firstName" label="First name" />
            <TextField control={control} name="lastName" label="Last name" />
            {role !== 'occupant' && <TextField control={control} name="companyName" label="Company" />}
            <TextField control={control} name="email" label="Email" inputMode="email" />
            <TextField control={control} name="phone" label="Phone" type="tel" />
            <DayField control={control} name="from" label="First day" />
            {role === 'owner' && (
              <TextField control={control} name="sharePercent" label="Share (%)" inputMode="decimal" />
            )}
          </SimpleGrid>
          {role === 'owner' && <CheckboxField control={control} name="occupiesUnit" label="Lives in the unit" />}
        </>
      )}
    </RecordForm>
  )
}

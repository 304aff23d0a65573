import { Button, Card, SimpleGrid, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useFieldArray, useWatch, type Control } from 'react-hook-form'
import type { z } from 'zod'
import { moversMost } from '../../../../contract/limits/moves.ts'
import type { MoveIn } from '../../../../contract/units/moves.ts'
import { tenantNoticeFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { DayField } from '../../../ui/form/text-fields.tsx'
import { ComerFields } from './comer-fields.tsx'
import { emptyMover } from './empty-comer.ts'

export type MoveInControl = Control<z.input<typeof MoveIn>, unknown, MoveIn>

const roles = [
  { value: 'tenant', label: 'Tenant' },
  { value: 'occupant', label: 'Occupant (neither owns nor rents)' },
  { value: 'owner', label: 'Owner moving in' },
  { value: 'agent', label: 'Owner’s agent' },
]

/** When, who, and what the lease says. */
export const MoverFields = ({ control }: { control: MoveInControl }) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'people' })
  const people = useWatch({ control, name: 'people' })
  const rented = people.some(({ role }) => role === 'tenant')
  return (
    <Stack gap="md">
      <Card>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <DayField control={control} name="startsOn" label="First day" description="This day is included." required />
          {rented && <LeaseFields control={control} />}
        </SimpleGrid>
      </Card>
      {fields.map(({ id }, index) => (
        <ComerFields
          key={id}
          control={control}
          at={`people.${index}`}
          title={`Person ${index + 1}`}
          knownOnly={people[index]?.role === 'owner'}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        >
          <SelectField control={control} name={`people.${index}.role`} label="Role" data={roles} maw={420} />
        </ComerFields>
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => append(emptyMover)}
        disabled={fields.length >= moversMost}
        w="fit-content"
      >
        Add a person
      </Button>
    </Stack>
  )
}

const LeaseFields = ({ control }: { control: MoveInControl }) => {
  const { jurisdiction } = useBuilding()
  const notice = tenantNoticeFor(jurisdiction, null)
  return (
    <>
      <DayField
        control={control}
        name="leaseEndsOn"
        label="The lease ends on"
        description="Leave blank for month to month."
      />
      {notice && (
        <DayField
          control={control}
          name="formKReceivedOn"
          label={`${notice.form} received on`}
          description={`The signed ${notice.title} (${notice.source}). Leave blank until it arrives.`}
        />
      )}
    </>
  )
}

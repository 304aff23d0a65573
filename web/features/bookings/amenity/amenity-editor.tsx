import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { Amenity } from '../../../../contract/bookings/amenity.ts'
import { newerOf } from '../../../api/errors.ts'
import { Theirs } from '../../../ui/conflict.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useContractForm, type KeptForm } from '../../../ui/form/use-contract-form.ts'
import { NewerVersion } from '../../../ui/newer-version.tsx'
import { AmenityForm, valuesOf, type AmenityRead, type AmenityValues } from './amenity-values.ts'
import { differences } from './differences.ts'
import { BasicFields, CapacityFields, RulesField } from './basic-fields.tsx'
import { EndedText } from './ended-text.tsx'
import { HoursFields } from './hours-fields.tsx'
import { MoneyFields } from './money-fields.tsx'
import { ApprovalFields, SharingFields } from './sharing-fields.tsx'

interface Props {
  /** Null for a new one. */
  amenity: Amenity | null
  /** Answers the amenity as it was saved; throws what the server refuses, so that it lands on the fields. */
  onSave: (draft: AmenityRead, version: number) => Promise<Amenity>
  onCancel: () => void
}

/** Sets an amenity up, or changes one. What was typed stays, whatever becomes of a save. */
export const AmenityEditor = ({ amenity, onSave, onCancel }: Props) => {
  const form = useContractForm(AmenityForm, valuesOf(amenity), {
    keeps: amenity ? `amenity/${amenity._id}` : 'amenity/new',
    over: amenity?.version,
    mode: 'onSubmit',
  })
  // What the form was filled with stays its ground, also when the amenity is read anew behind it.
  const [ground, setGround] = useState(amenity?.version ?? 0)
  const [newer, setNewer] = useState<{ theirs: Amenity; lines: string[] } | null>(null)
  const send = async (draft: AmenityRead) => {
    try {
      const { version } = await onSave(draft, ground)
      if (!amenity) return
      setGround(version)
      form.reset(form.getValues())
    } catch (error) {
      const theirs = newerOf(error) as Amenity | null
      if (!theirs) throw error
      setNewer({ theirs, lines: differences(theirs, draft) })
    }
  }
  return (
    <Form
      form={form}
      onSend={send}
      failed="We couldn’t save the amenity. Please try again; nothing you typed was lost."
      label={amenity ? `Edit ${amenity.name}` : 'New amenity'}
    >
      <Fields form={form} amenity={amenity} />
      {newer && (
        <NewerVersion
          what="amenity"
          to="/bookings/manage?view=amenities"
          onKeepMine={() => {
            setGround(newer.theirs.version)
            setNewer(null)
          }}
        >
          <Theirs words="Where theirs differs from yours:" lines={newer.lines} />
        </NewerVersion>
      )}
      <Group gap="sm">
        <SubmitButton busyText="Saving..." disabled={newer !== null}>
          {amenity ? 'Save changes' : 'Add amenity'}
        </SubmitButton>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Form>
  )
}

const Fields = ({ form, amenity }: { form: KeptForm<AmenityValues, AmenityRead>; amenity: Amenity | null }) => (
  <>
    {amenity?.bylaw && <EndedText control={form.control} bylaw={amenity.bylaw} />}
    <BasicFields control={form.control} />
    <HoursFields form={form} />
    <CapacityFields control={form.control} />
    <SharingFields control={form.control} />
    <ApprovalFields control={form.control} />
    <MoneyFields control={form.control} bylaw={amenity?.bylaw ?? null} />
    <RulesField control={form.control} />
  </>
)

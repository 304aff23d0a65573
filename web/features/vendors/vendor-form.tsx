import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { Vendor, VendorDraft } from '../../../contract/vendors/vendor.ts'
import { newerOf } from '../../api/errors.ts'
import { Theirs } from '../../ui/conflict.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { NewerVersion } from '../../ui/newer-version.tsx'
import { ContactFields } from './contact-fields.tsx'
import { BasicFields, ContractFields, PaperFields } from './vendor-fields.tsx'
import { differences, valuesOf, VendorForm } from './vendor-values.ts'

interface Props {
  /** Null for a new one. */
  vendor: Vendor | null
  /** Throws what the server refuses, so that it lands on the fields. */
  onSave: (draft: VendorDraft, version: number) => Promise<void>
  onCancel: () => void
}

interface Newer {
  theirs: Vendor
  mine: VendorDraft
}

/** Adds a vendor, or changes one. What was typed stays, whatever becomes of a save. */
export const VendorEditor = ({ vendor, onSave, onCancel }: Props) => {
  const form = useContractForm(VendorForm, valuesOf(vendor), {
    keeps: vendor ? `vendor/${vendor._id}` : 'vendor/new',
    over: vendor?.version,
    mode: 'onSubmit',
  })
  // What the form was filled with stays its ground, also when the vendor is read anew behind it.
  const [ground, setGround] = useState(vendor?.version ?? 0)
  const [newer, setNewer] = useState<Newer | null>(null)
  const { control } = form
  const send = async (draft: VendorDraft) => {
    try {
      await onSave(draft, ground)
    } catch (error) {
      const theirs = newerOf(error) as Vendor | null
      if (!theirs) throw error
      setNewer({ theirs, mine: draft })
    }
  }
  return (
    <Form
      form={form}
      onSend={send}
      failed="We couldn’t save the vendor. Please try again; nothing you typed was lost."
      label={vendor ? `Edit ${vendor.name}` : 'New vendor'}
    >
      <BasicFields control={control} />
      <ContactFields control={control} />
      <PaperFields control={control} />
      <ContractFields control={control} />
      {newer && (
        <NewerVersion
          what="vendor"
          to={`/vendors/${newer.theirs._id}`}
          onKeepMine={() => {
            setGround(newer.theirs.version)
            setNewer(null)
          }}
        >
          <Theirs words="The other version differs as follows:" lines={differences(newer.theirs, newer.mine)} />
        </NewerVersion>
      )}
      <Group gap="sm">
        <SubmitButton busyText="Saving..." disabled={newer !== null}>
          {vendor ? 'Save changes' : 'Add vendor'}
        </SubmitButton>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Form>
  )
}

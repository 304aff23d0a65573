import { Stack } from '@mantine/core'
import { useNavigate } from 'react-router'
import type { VendorDraft } from '../../../contract/vendors/vendor.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { shownOfVendors } from './shown.ts'
import { VendorEditor } from './vendor-form.tsx'

/** Adding a vendor. */
export default function NewVendor() {
  const navigate = useNavigate()
  const add = useAction(api.vendors.add, { done: 'Vendor added', refresh: shownOfVendors })
  const save = async (body: VendorDraft) => {
    const { _id } = await add.send({ body })
    await navigate(`/vendors/${_id}`)
  }
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to="/vendors">Vendor management</BackLink>
      <PageHeader title="Add a vendor" text="A name and trade are enough to start." />
      <VendorEditor vendor={null} onSave={save} onCancel={() => void navigate('/vendors')} />
    </Stack>
  )
}

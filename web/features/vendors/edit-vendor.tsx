import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Vendor, VendorDraft } from '../../../contract/vendors/vendor.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { shownOfVendors } from './shown.ts'
import { VendorEditor } from './vendor-form.tsx'

/** Changing a vendor, over what stands now. */
export default function EditVendor({ id }: { id: string }) {
  const vendor = useRoute(api.vendors.get, { params: { id } }, { staleTime: 0 })
  // What the form was filled with stays its ground, also when the vendor is read anew behind it.
  const [ground, setGround] = useState<Vendor>()
  const { data, error, isError, isFetchedAfterMount, refetch } = vendor
  if (!ground && data && isFetchedAfterMount && !isError) setGround(data)
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to={`/vendors/${id}`}>{ground?.name ?? 'Vendor'}</BackLink>
      <Loaded query={{ data: ground, error, isError, refetch }} shape="form" failed="We couldn’t load this vendor.">
        {(found) => <Editing vendor={found} />}
      </Loaded>
    </Stack>
  )
}

const Editing = ({ vendor }: { vendor: Vendor }) => {
  const navigate = useNavigate()
  const page = `/vendors/${vendor._id}`
  const change = useAction(api.vendors.change, { done: 'Vendor saved', refresh: shownOfVendors })
  const save = async (draft: VendorDraft, version: number) => {
    await change.send({ params: { id: vendor._id }, body: { ...draft, version } })
    await navigate(page)
  }
  return (
    <>
      <PageHeader title={`Edit ${vendor.name}`} />
      <VendorEditor vendor={vendor} onSave={save} onCancel={() => void navigate(page)} />
    </>
  )
}

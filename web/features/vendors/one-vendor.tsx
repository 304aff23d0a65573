import { Stack } from '@mantine/core'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { VendorView } from './vendor-view.tsx'

/** One vendor: what to know before calling, how to reach them, their papers, contract, files and history. */
export default function OneVendor({ id }: { id: string }) {
  const vendor = useRoute(api.vendors.get, { params: { id } }, { staleTime: 0 })
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to="/vendors">Vendor management</BackLink>
      <Loaded query={vendor} shape="card" failed="We couldn’t load this vendor.">
        {(found) => <VendorView vendor={found} />}
      </Loaded>
    </Stack>
  )
}

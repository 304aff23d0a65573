import { Stack } from '@mantine/core'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { BackLink } from '../../../../ui/back-link.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { RequestView } from './request-view.tsx'

/** One request for records, for whoever asked and for those who answer. */
export default function OneRequest({ id }: { id: string }) {
  const request = useRoute(api.forms.recordsRequest, { params: { id } }, { staleTime: 0 })
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to="/records-requests">Records requests</BackLink>
      <Loaded query={request} shape="card" failed="We couldn’t load this request.">
        {(found) => <RequestView request={found} />}
      </Loaded>
    </Stack>
  )
}

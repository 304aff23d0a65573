import { Text } from '@mantine/core'
import { useParams } from 'react-router'
import { api } from '../../../api/api.ts'
import { isDeadLink } from '../../../api/errors.ts'
import { useRoute } from '../../../api/queries.ts'
import { EntryCard } from '../../../ui/entry-card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { LinkedView } from './linked-view.tsx'

/** What a vendor's link opens: its own part of one work order, without an account. */
export default function VendorLinkScreen() {
  const { token = '' } = useParams()
  const order = useRoute(api.workOrders.linked, { query: { token } }, { staleTime: 0 })
  return (
    <>
      <PageHead title={order.data ? order.data.title : 'Work order'} noindex />
      {isDeadLink(order.error) ? (
        <NoLink />
      ) : (
        <Loaded query={order} shape="card" failed="We couldn’t load the work order.">
          {(found) => <LinkedView order={found} token={token} />}
        </Loaded>
      )}
    </>
  )
}

/** A link that has ended, was revoked, or was not copied whole: one answer for all. */
const NoLink = () => (
  <EntryCard title="This link isn’t valid">
    <Text>
      It may have expired, been replaced by a newer one, or been copied incompletely. Open it from the building’s latest
      email, or ask your contact for a new one.
    </Text>
  </EntryCard>
)

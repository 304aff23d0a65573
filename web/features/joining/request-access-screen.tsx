import { Alert, Anchor, Button, Stack, Text } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { PlaceToRegister } from '../../../contract/joining.ts'
import type { MyAccessRequest } from '../../../contract/joining/access-requests.ts'
import { api } from '../../api/api.ts'
import { useBuildingSelection } from '../../api/building.tsx'
import { useRoute } from '../../api/queries.ts'
import { EntryCard } from '../../ui/entry-card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { ConfirmAddress } from '../accounts/accounts.ts'
import { AskByCode } from './ask-by-code.tsx'
import { AskForm } from './ask-form.tsx'
import { MyRequest } from './my-request.tsx'
import { useMyRequests } from './use-my-requests.ts'

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** Asking a building for access, by its page or by its code, and where that request stands; its managers decide. */
const RequestAccessScreen = () => {
  const { buildingId = '' } = useParams()
  return (
    <EntryCard title="Request access" wide>
      <PageHead title="Request access" />
      <ConfirmAddress />
      {isId(buildingId) ? <OfBuilding buildingId={buildingId} /> : <ByCode code={buildingId.toUpperCase()} />}
      <Anchor
        component={Link}
        to="/select-building?select=true"
        w="fit-content"
        mih={44}
        display="inline-flex"
        style={{ alignItems: 'center' }}
      >
        Choose another building
      </Anchor>
    </EntryCard>
  )
}
export default RequestAccessScreen

const ByCode = ({ code }: { code: string }) => {
  const { data = [] } = useMyRequests()
  return (
    <>
      {data.filter(isOpen).map((request) => (
        <MyRequest key={request._id} request={request} />
      ))}
      <AskByCode code={code} />
    </>
  )
}

const OfBuilding = ({ buildingId }: { buildingId: string }) => {
  const place = useRoute(api.joining.place, { query: { building: buildingId } })
  const mine = useMyRequests()
  return (
    <Loaded query={place} shape="form" failed="We couldn’t load this building.">
      {(found) => (
        <Loaded query={mine} shape="form" failed="We couldn’t load your requests.">
          {(requests) => (
            <Asking
              buildingId={buildingId}
              place={found}
              latest={requests.find(({ building }) => building._id === buildingId)}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

const isOpen = ({ status }: MyAccessRequest) => status === 'pending' || status === 'asked'

interface AskingProps {
  buildingId: string
  place: PlaceToRegister
  latest: MyAccessRequest | undefined
}

const Asking = ({ buildingId, place, latest }: AskingProps) => {
  const [asked, setAsked] = useState(false)
  const { buildings, choose } = useBuildingSelection()
  const own = buildings.find(({ _id }) => _id === buildingId)
  if (!place) return <Text>This link doesn’t lead to a building we know.</Text>
  if (own)
    return (
      <Stack gap="md" align="flex-start">
        <Text>You already belong to {place.name}.</Text>
        <Button component={Link} to="/dashboard" onClick={() => choose(own)}>
          Open {place.name}
        </Button>
      </Stack>
    )
  if (latest && isOpen(latest)) return <MyRequest request={latest} />
  if (asked) return <Sent name={place.name} />
  return (
    <>
      {latest && <Former request={latest} />}
      <Text>
        <strong>{place.name}</strong>, {place.city}. Its managers see your name, email and what you write here, and
        decide.
      </Text>
      <AskForm buildingId={buildingId} onSent={() => setAsked(true)} />
    </>
  )
}

/** What became of a request that is over, before a new one is made. */
const Former = ({ request: { status, reason } }: { request: MyAccessRequest }) =>
  (status === 'declined' || status === 'expired') && (
    <Alert
      color="orange"
      role="status"
      title={status === 'declined' ? 'Your request was declined' : 'No one replied in time'}
    >
      {reason ? `Reason: ${reason} You can request access again.` : 'You can request access again.'}
    </Alert>
  )

const Sent = ({ name }: { name: string }) => (
  <Alert color="green" icon={<IconMailForward aria-hidden />} title="Request sent" role="status">
    The managers of {name} have been notified. The building will appear here when they approve your request.
  </Alert>
)

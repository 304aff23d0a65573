import { Alert, Anchor, Text } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { PlaceToRegister } from '../../../contract/joining.ts'
import { AccessWish } from '../../../contract/joining/access-requests.ts'
import { api } from '../../api/api.ts'
import { useBuildingSelection } from '../../api/building.tsx'
import { useRoute } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'
import { EntryCard } from '../../ui/entry-card.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { ConfirmAddress } from '../accounts/accounts.ts'

/** Asking one building for access; its managers decide. */
const RequestAccessScreen = () => {
  const { buildingId = '' } = useParams()
  const place = useRoute(api.joining.place, { query: { building: buildingId } })
  return (
    <EntryCard title="Request access">
      <PageHead title="Request access" />
      <ConfirmAddress />
      <Loaded query={place} shape="form" failed="We could not look up this building.">
        {(found) => <Asking buildingId={buildingId} place={found} />}
      </Loaded>
      <Anchor component={Link} to="/select-building?select=true" w="fit-content">
        Choose another building
      </Anchor>
    </EntryCard>
  )
}
export default RequestAccessScreen

const Asking = ({ buildingId, place }: { buildingId: string; place: PlaceToRegister }) => {
  const [asked, setAsked] = useState(false)
  const { buildings } = useBuildingSelection()
  if (!place) return <Text>We do not know the building of this link.</Text>
  if (buildings.some(({ _id }) => _id === buildingId)) return <Text>You belong to {place.name} already.</Text>
  if (asked) return <Sent name={place.name} />
  return <AskForm buildingId={buildingId} place={place} onSent={() => setAsked(true)} />
}

interface AskFormProps {
  buildingId: string
  place: NonNullable<PlaceToRegister>
  onSent: () => void
}

const AskForm = ({ buildingId, place, onSent }: AskFormProps) => {
  const ask = useAction(api.joining.askAccess, { refresh: [api.joining.myAccessRequests] })
  const form = useContractForm(AccessWish, { buildingId, unitNumber: '' })
  const send = async (wish: AccessWish) => {
    await ask.send({ body: wish })
    onSent()
  }
  return (
    <>
      <Text>
        <strong>{place.name}</strong>, {place.city}. Its managers see your name, your email and the unit that you say is
        yours, and decide.
      </Text>
      <Form form={form} onSend={send} failed="Your request could not be sent. Please try again." label="Request access">
        <TextField control={form.control} name="unitNumber" label="Unit number" autoComplete="off" />
        <SubmitButton busyText="Asking...">Ask for access</SubmitButton>
      </Form>
    </>
  )
}

const Sent = ({ name }: { name: string }) => (
  <Alert color="green" icon={<IconMailForward aria-hidden />} title="Your request is on its way" role="status">
    The managers of {name} are told now. You will find the building here once they let you in.
  </Alert>
)

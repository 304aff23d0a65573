import { Alert, Anchor, Stack, Text } from '@mantine/core'
import { Link, Navigate, useLocation, useParams } from 'react-router'
import type { Offer } from '../../../contract/joining/invitations.ts'
import { api } from '../../api/api.ts'
import { ApiError } from '../../api/errors.ts'
import { useRoute } from '../../api/queries.ts'
import { useSession } from '../../api/session.tsx'
import { BackToLogin } from '../../ui/back-to-login.tsx'
import { EntryCard } from '../../ui/entry-card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Instant } from '../../ui/moments.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { AcceptOffer, LogInForOffer, OtherPerson } from './offer-steps.tsx'
import { RegisterForm } from './register-form.tsx'

/** Where the mail of an invitation leads: what is offered, and the one step to accept it. */
const ClaimInvitationScreen = () => {
  const { token = '' } = useParams()
  const { state, arriving } = useSession()
  const { pathname } = useLocation()
  // A login on the way here has arrived; one that begins here goes on.
  if (arriving && arriving !== pathname) return <Navigate to={arriving} replace />
  return (
    <EntryCard title="Your invitation" wide>
      {state === 'loading' ? <Waiting /> : <Invitation token={token} />}
    </EntryCard>
  )
}
export default ClaimInvitationScreen

const Invitation = ({ token }: { token: string }) => {
  const offer = useRoute(api.joining.readInvitation, { body: { token } })
  const { error } = offer
  if (error instanceof ApiError && (error.status === 400 || error.status === 409)) return <Over words={error.message} />
  return (
    <Loaded query={offer} shape="form" failed="We couldn’t load your invitation.">
      {(found) => (
        <Stack gap="lg">
          <Text>
            <strong>{found.building.name}</strong> in {found.building.city} invites {found.email} as{' '}
            {articled[found.role]}. You can accept it until <Instant at={found.expiresAt} />
          </Text>
          <NextStep token={token} offer={found} />
        </Stack>
      )}
    </Loaded>
  )
}

const articled: Record<Offer['role'], string> = {
  owner: 'an owner',
  tenant: 'a tenant',
  council: 'a council member',
  management: 'a manager',
  member: 'a member',
  visitor: 'a visitor',
}

const NextStep = ({ token, offer }: { token: string; offer: Offer }) => {
  const { user } = useSession()
  if (user?.email === offer.email) return <AcceptOffer token={token} building={offer.building.name} />
  if (user) return <OtherPerson />
  if (offer.hasAccount) return <LogInForOffer token={token} />
  return <RegisterForm invitation={{ token, email: offer.email }} />
}

const Over = ({ words }: { words: string }) => {
  const { user } = useSession()
  return (
    <>
      <Alert color="orange" role="alert">
        {words}
      </Alert>
      {user ? (
        <Anchor component={Link} to="/dashboard" ta="center">
          Go to your dashboard
        </Anchor>
      ) : (
        <BackToLogin />
      )}
    </>
  )
}

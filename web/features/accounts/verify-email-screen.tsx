import { useSearchParams } from 'react-router'
import { useSession } from '../../api/session.tsx'
import { EntryCard } from '../../ui/entry-card.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { AddressConfirmed, AddressProof, OpenTheMail } from './address-proof.tsx'

/** Confirming an address: by the link of its mail, or, without one, where to find it. */
const VerifyEmailScreen = () => {
  const { state } = useSession()
  const [query] = useSearchParams()
  const token = query.get('token')
  return (
    <EntryCard title="Confirm your email address">
      {state === 'loading' ? <Waiting /> : token ? <AddressProof key={token} token={token} /> : <NoLink />}
    </EntryCard>
  )
}
export default VerifyEmailScreen

const NoLink = () => {
  const { user } = useSession()
  if (user?.emailVerified) return <AddressConfirmed words="Your email address is confirmed." />
  return <OpenTheMail />
}

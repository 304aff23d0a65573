import { Alert, Anchor, Divider, Text } from '@mantine/core'
import { Link, useLocation, useParams } from 'react-router'
import { api } from '../../api/api.ts'
import { isSafePath, rememberedFrom } from '../../api/destination.ts'
import { useRoute } from '../../api/queries.ts'
import { EntryCard } from '../../ui/entry-card.tsx'
import { keepFocus } from '../../ui/form/keep-focus.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { GoogleButton } from '../accounts/accounts.ts'
import { RegisterForm } from './register-form.tsx'

/** Making an account: on its own, or by the link of a building, whose managers are then asked for access. */
const RegisterScreen = () => {
  const { buildingId } = useParams()
  const { state } = useLocation()
  const from = buildingId ? `/request-access/${buildingId}` : rememberedFrom(state)
  return (
    <EntryCard title="Create your account" wide>
      {buildingId ? <ForBuilding buildingId={buildingId} /> : <RegisterForm />}
      <Divider label="or" />
      <GoogleButton from={isSafePath(from) ? from : null} />
      <Text ta="center">
        Already have an account?{' '}
        <Anchor component={Link} to="/login" state={buildingId ? { from } : state} onMouseDown={keepFocus}>
          Login
        </Anchor>
      </Text>
    </EntryCard>
  )
}
export default RegisterScreen

/** A link that leads to no building leaves the way by a code, or without one. */
const ForBuilding = ({ buildingId }: { buildingId: string }) => {
  const place = useRoute(api.joining.place, { query: { building: buildingId } })
  return (
    <Loaded query={place} shape="form" failed="We couldn’t load the building for this link.">
      {(found) =>
        found ? (
          <RegisterForm place={{ ...found, _id: buildingId }} />
        ) : (
          <>
            <Alert color="orange" role="status">
              This link doesn’t lead to a building we know. You can still register, and find your building later or by
              its code.
            </Alert>
            <RegisterForm />
          </>
        )
      }
    </Loaded>
  )
}

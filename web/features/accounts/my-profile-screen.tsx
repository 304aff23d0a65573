import { Button, Stack } from '@mantine/core'
import { Link } from 'react-router'
import type { Profile } from '../../../contract/accounts/profile.ts'
import { WithContents } from '../../ui/contents.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { MyPlace, MySharing, useMyPlaceSubjects } from '../units/units.ts'
import { AppearancePanel } from './appearance-panel.tsx'
import { EmailPanel } from './email-panel.tsx'
import { NewCodes } from './new-codes.tsx'
import { LinkedProviders } from './linked-providers.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { PersonalPanel } from './personal-panel.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { useProfile } from './use-profile.ts'

const oneself = [
  ['personal', 'Personal details'],
  ['picture', 'Photo'],
] as const
const ways = [
  ['neighbours', 'Visible to neighbours'],
  ['email', 'Email'],
  ['password', 'Password'],
  ['second-factor', 'Two-step sign-in'],
  ['passkeys', 'Passkeys'],
  ['google', 'Other ways to sign in'],
  ['sessions', 'Where you’re signed in'],
  ['notifications', 'Notifications'],
  ['appearance', 'Appearance'],
] as const

/** Everything about one's own account, one card a subject; the address names a card by its hash. */
const MyProfileScreen = () => {
  const profile = useProfile()
  const place = useMyPlaceSubjects()
  return (
    <NewCodes>
      <PageHeader title="My profile" text="Your details, your place in the building, and how you sign in." />
      <WithContents subjects={[...oneself, ...place, ...ways]}>
        <Loaded query={profile} shape="card" rows={4} failed="We couldn’t load your profile.">
          {(known) => <Panels profile={known} />}
        </Loaded>
      </WithContents>
    </NewCodes>
  )
}
export default MyProfileScreen

const Panels = ({ profile }: { profile: Profile }) => (
  <Stack gap="lg">
    <PersonalPanel profile={profile} />
    <PicturePanel profile={profile} />
    <MyPlace />
    <Panel
      id="neighbours"
      title="Visible to neighbours"
      text="Nothing, unless you choose to share it. You can change your mind any time."
    >
      <MySharing />
    </Panel>
    <EmailPanel profile={profile} />
    <PasswordPanel profile={profile} />
    <SecondFactorPanel />
    <PasskeysPanel />
    <Panel id="google" title="Other ways to sign in" text="In addition to your password.">
      <LinkedProviders />
    </Panel>
    <SessionsPanel />
    <Panel id="notifications" title="Notifications" text="Choose what we notify you about, how and when.">
      <Button component={Link} to="/inbox/preferences" variant="default" style={{ alignSelf: 'start' }}>
        Notification preferences
      </Button>
    </Panel>
    <AppearancePanel profile={profile} />
  </Stack>
)

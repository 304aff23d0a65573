import { Anchor, Stack } from '@mantine/core'
import { Link } from 'react-router'
import type { BuildingSettings } from '../../../../contract/buildings.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import type { Rights } from '../../../api/rights.ts'
import { useRights } from '../../../api/use-rights.ts'
import { WithContents } from '../../../ui/contents.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { CouncilSection } from '../../units/units.ts'
import { CodeSection } from './code-section.tsx'
import { FeaturesSection } from './features-section.tsx'
import { GeneralSection } from './general-section.tsx'
import { HoursSection } from './hours-section.tsx'
import { OfficerSection } from './officer-section.tsx'
import { PermissionsSection } from './permissions-section.tsx'
import { QuietSection } from './quiet-section.tsx'
import { SettingsHistory } from './settings-history.tsx'
import { SignInSection } from './sign-in-section.tsx'
import { TreasurerSection } from './treasurer-section.tsx'
import { useSettings } from './use-settings.ts'
import { YearSection } from './year-section.tsx'

const looksAfterMaintenance = ({ has, looksAfter }: Rights) => has('maintenanceTickets') && looksAfter('tickets')

const looksAfterParking = ({ has, looksAfter }: Rights) => has('parking') && looksAfter('parking')

const looksAfterForum = ({ has, looksAfter }: Rights) => has('forum') && looksAfter('forum')

const subjectsIn = ({ jurisdiction }: Pick<BuildingSettings, 'jurisdiction'>, rights: Rights) =>
  [
    ['general', 'General'],
    ['code', 'Building code'],
    ['features', 'Features'],
    ['permissions', 'Permissions'],
    ['sign-in', 'Sign-in'],
    ['council', labelsFor(jurisdiction).council.One],
    ['treasurer', 'Treasurer'],
    ['office-hours', 'Office hours'],
    ['quiet-hours', 'Quiet hours'],
    ...(looksAfterMaintenance(rights) ? ([['maintenance', 'Maintenance']] as const) : []),
    ...(looksAfterParking(rights) ? ([['parking', 'Visitor parking']] as const) : []),
    ...(looksAfterForum(rights) ? ([['forum', 'Forum']] as const) : []),
    ['privacy-officer', 'Privacy officer'],
    ['year', 'Fiscal year'],
    ['looks', 'Branding'],
    ['history', 'History'],
  ] as const

/** How a building is set up, one card a subject; each is saved by itself, and the address names it by its hash. */
const SettingsScreen = () => (
  <>
    <PageHeader
      title="Building settings"
      text="Your building’s details, features and permissions. Each section is saved separately."
    />
    <WithContents subjects={subjectsIn(useBuilding(), useRights())}>
      <Loaded query={useSettings()} shape="form" rows={4} failed="We couldn’t load the settings.">
        {(settings) => <Sections settings={settings} />}
      </Loaded>
    </WithContents>
  </>
)
export default SettingsScreen

const Sections = ({ settings }: { settings: BuildingSettings }) => (
  <Stack gap="lg">
    <GeneralSection settings={settings} />
    <CodeSection settings={settings} />
    <FeaturesSection settings={settings} />
    <PermissionsSection settings={settings} />
    <SignInSection settings={settings} />
    <CouncilSection />
    <TreasurerSection settings={settings} />
    <HoursSection settings={settings} />
    <QuietSection settings={settings} />
    {looksAfterMaintenance(useRights()) && <MaintenanceLink />}
    {looksAfterParking(useRights()) && <ParkingLink />}
    {looksAfterForum(useRights()) && <ForumLink />}
    <OfficerSection settings={settings} />
    <YearSection settings={settings} />
    <Panel id="looks" title="Branding" text="Your building’s look on screens and in email.">
      <Onward to="/settings/branding">Choose colours, logo and icon</Onward>
    </Panel>
    <SettingsHistory buildingId={settings._id} />
  </Stack>
)

/** The way to a part of the settings that has a page of its own. */
const Onward = ({ to, children }: { to: string; children: string }) => (
  <Anchor
    component={Link}
    to={to}
    w="fit-content"
    display="inline-flex"
    mih="var(--finger)"
    style={{ alignItems: 'center' }}
  >
    {children}
  </Anchor>
)

const ForumLink = () => (
  <Panel id="forum" title="Forum" text="Categories, who can read and post in them, and what is published right away.">
    <Onward to="/settings/forum">Set categories and moderation</Onward>
    <Onward to="/forum/moderation">View moderation queue</Onward>
  </Panel>
)

const ParkingLink = () => (
  <Panel
    id="parking"
    title="Visitor parking"
    text="Number of spaces, length of stay, patrols, and how long plates are kept."
  >
    <Onward to="/settings/parking">Set spaces, limits and patrols</Onward>
  </Panel>
)

const MaintenanceLink = () => (
  <Panel
    id="maintenance"
    title="Maintenance"
    text="Staffed hours, response targets and spending that needs a decision."
  >
    <Onward to="/settings/maintenance">Set hours, targets and limits</Onward>
    <Onward to="/assets">View assets and upcoming maintenance</Onward>
  </Panel>
)

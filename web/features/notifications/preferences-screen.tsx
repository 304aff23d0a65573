import { Anchor, Button, Card, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useBuilding, useBuildingSelection } from '../../api/building.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { KindTable } from './kind-table.tsx'
import { PushSwitch } from './push-switch.tsx'
import { MailRhythm, QuietHours } from './rhythm.tsx'
import { SavingState } from './saving-state.tsx'
import { usePreferences } from './use-preferences.ts'

/** What the building tells the reader, by which way and when. */
export default function PreferencesScreen() {
  const { name } = useBuilding()
  const { query, change, saving, outcome } = usePreferences()
  return (
    <Stack maw={760} mx="auto" gap={0}>
      <PageHeader
        title="Notification preferences"
        text={`How and when ${name} notifies you.`}
        actions={
          <Anchor component={Link} to="/inbox">
            Back to the inbox
          </Anchor>
        }
      />
      <Loaded query={query} shape="form" failed="We couldn’t load your preferences.">
        {(preferences) => (
          <>
            <SavingState saving={saving} outcome={outcome} onTryAgain={change} />
            <Stack gap="xl">
              <Section title="How we notify you">
                <Card p={{ base: 'sm', sm: 'lg' }}>
                  <KindTable preferences={preferences} onChange={change} />
                </Card>
              </Section>
              <Section title="Push notifications in this browser">
                <Card>
                  <PushSwitch />
                </Card>
              </Section>
              <Section title="Timing">
                <Card>
                  <Stack gap="xl">
                    <QuietHours preferences={preferences} onChange={change} />
                    <MailRhythm preferences={preferences} onChange={change} />
                  </Stack>
                </Card>
              </Section>
              <Everywhere onUse={() => change({ everywhere: true })} />
            </Stack>
          </>
        )}
      </Loaded>
    </Stack>
  )
}

/** For people of several buildings: the same in all of them. */
const Everywhere = ({ onUse }: { onUse(): void }) => {
  const { buildings } = useBuildingSelection()
  const { ask, dialog } = useConfirm()
  if (buildings.length < 2) return null
  const use = async () => {
    const text = `This replaces your choices in your other ${buildings.length === 2 ? 'building' : 'buildings'}.`
    if (await ask({ title: 'Use these choices everywhere?', text, yes: 'Use everywhere' })) onUse()
  }
  return (
    <Section title="Your other buildings">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{buildings.map(({ name }) => name).join(', ')}: each has its own choices.</Text>
        <Button variant="default" onClick={() => void use()}>
          Use these choices in all my buildings
        </Button>
      </Stack>
      {dialog}
    </Section>
  )
}

import { Anchor, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { BylawVersion, OneBylaw } from '../../../../contract/bylaws/bylaw.ts'
import { bylawName } from '../../../../contract/bylaws/bylaw-words.ts'
import { useRights } from '../../../api/use-rights.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { RecordHistory } from '../../../ui/record-history.tsx'
import { Section } from '../../../ui/section.tsx'
import { State } from '../state.tsx'
import { pageOf, periodWords } from '../words.ts'
import { BylawActions } from './bylaw-actions.tsx'
import { DetailsPanel } from './details-panel.tsx'

interface Props {
  bylaw: OneBylaw
}

/** A bylaw or rule: the text first, then when it is in force and what it replaced. */
export const BylawView = ({ bylaw }: Props) => {
  const { managesBuilding } = useRights()
  return (
    <>
      <PageHeader
        title={bylawName(bylaw)}
        text={
          <Group gap="sm">
            {bylaw.set.name}
            <State state={bylaw.state} />
          </Group>
        }
        actions={managesBuilding && <BylawActions bylaw={bylaw} />}
      />
      <Stack gap="lg">
        <Panel title="Wording">
          <PlainText>{bylaw.text}</PlainText>
        </Panel>
        <DetailsPanel bylaw={bylaw} />
        <VersionsPanel bylaw={bylaw} />
        {managesBuilding && <CitedPanel bylaw={bylaw} />}
        {managesBuilding && (
          <Section title="History">
            <OnDemand words="Show history">
              <RecordHistory subject="bylaw" id={bylaw._id} />
            </OnDemand>
          </Section>
        )}
      </Stack>
    </>
  )
}

/** The texts before and after this one; nothing where there are none. */
const VersionsPanel = ({ bylaw: { set, replaces, replacedBy } }: Props) => {
  const versions = [
    ...(replacedBy === null ? [] : [['Replaced by', replacedBy] as const]),
    ...(replaces === null ? [] : [['Replaces', replaces] as const]),
  ]
  if (versions.length === 0) return null
  return (
    <Panel title="Earlier and later versions">
      {versions.map(([how, version]) => (
        <Version key={version._id} how={how} set={set} version={version} />
      ))}
    </Panel>
  )
}

const Version = ({ how, set, version }: { how: string; version: BylawVersion } & Pick<OneBylaw, 'set'>) => (
  <div>
    <Text size="sm" c="dimmed">
      {how}
    </Text>
    <Anchor
      component={Link}
      to={pageOf(version)}
      fw={600}
      mih="var(--finger)"
      display="inline-flex"
      style={{ alignItems: 'center', overflowWrap: 'anywhere' }}
    >
      {bylawName({ set, ...version })}
    </Anchor>
    <Text size="sm" className="figures">
      {periodWords(version)}
    </Text>
  </div>
)

/** The records that name this text; nothing where none does. */
const CitedPanel = ({ bylaw: { citedBy } }: Props) =>
  citedBy.length > 0 && (
    <Panel title="Cited by" text="Only managers and council can see this list.">
      <Stack component="ul" aria-label="Cited by" gap={0} m={0} p={0} style={{ listStyle: 'none' }}>
        {citedBy.map(({ what, name, path }) => (
          <Group component="li" key={`${what} ${name} ${path}`} gap="sm" justify="space-between">
            <Anchor
              component={Link}
              to={path}
              mih="var(--finger)"
              display="inline-flex"
              style={{ alignItems: 'center', overflowWrap: 'anywhere' }}
            >
              {name}
            </Anchor>
            <Text size="sm" c="dimmed">
              {what}
            </Text>
          </Group>
        ))}
      </Stack>
    </Panel>
  )

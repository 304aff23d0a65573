import { Anchor, Button, Group, List, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../../../../contract/time.ts'
import { decisionMadeLabels } from '../../../../../contract/voting/decision-words.ts'
import type { Decision } from '../../../../../contract/voting/decisions.ts'
import { outcomeLabels } from '../../../../../contract/voting/voting-words.ts'
import { api } from '../../../../api/api.ts'
import { useSaveFile } from '../../../../api/download.ts'
import { Instant } from '../../../../ui/moments.tsx'
import { OnDemand } from '../../../../ui/on-demand.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { RecordHistory } from '../../../../ui/record-history.tsx'
import { RichText } from '../../../../ui/rich-text/rich-text.tsx'
import { Section } from '../../../../ui/section.tsx'
import { StatusBadge } from '../../../../ui/status-badge.tsx'
import { Facts } from '../../../units/units.ts'
import { Arithmetic } from '../../arithmetic.tsx'
import { outcomeTones, pageOf, ratificationTones, ratificationWords, votesWords } from '../words.ts'

interface Props {
  decision: Decision
}

/** A decision as it stands in the register: what was decided, how, and what a meeting made of it. */
export const DecisionView = ({ decision }: Props) => {
  const { _id: id, number, title, outcome, ratification, wording, lines, names, conflicts, hash } = decision
  return (
    <>
      <PageHeader
        title={`${number}: ${title}`}
        text={
          <Group gap="xs">
            <StatusBadge tone={outcomeTones[outcome]}>{outcomeLabels[outcome]}</StatusBadge>
            {ratification !== 'none' && (
              <StatusBadge tone={ratificationTones[ratification]}>{ratificationWords(decision)}</StatusBadge>
            )}
          </Group>
        }
        actions={<Actions decision={decision} />}
      />
      <Stack gap="lg">
        <Panel title="Text">
          <RichText html={wording} under={2} />
        </Panel>
        <Panel title="Decision details">
          <Facts facts={factsOf(decision)} />
          {lines.length > 0 && <Arithmetic lines={lines} />}
          {names !== null && (
            <List listStyleType="none" withPadding={false} spacing={4}>
              {names.map(({ choice, names: who }) => (
                <List.Item key={choice}>
                  {choice}: {who.length > 0 ? who.join(', ') : 'no one'}
                </List.Item>
              ))}
            </List>
          )}
          {conflicts.length > 0 && <Text>Declared a conflict of interest: {conflicts.join(', ')}</Text>}
          {hash !== null && (
            <div>
              <Text fw={600}>Hash of the text, voters, votes and result (SHA-256)</Text>
              <Text size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
                {hash}
              </Text>
            </div>
          )}
        </Panel>
        <Section title="History">
          <OnDemand words="Show history">
            <RecordHistory subject="decision" id={id} />
          </OnDemand>
        </Section>
      </Stack>
    </>
  )
}

const Actions = ({ decision }: Props) => {
  const { _id: id, number, can } = decision
  const saveFile = useSaveFile()
  const save = () =>
    void saveFile(
      api.decisions.paper,
      { params: { id } },
      { name: `${number}.pdf`, failed: 'We couldn’t create the PDF of this decision' },
    )
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
        Export (PDF)
      </Button>
      {can.correct && (
        <Button component={Link} to={pageOf(decision, '/edit')} variant="default">
          Correct
        </Button>
      )}
    </>
  )
}

const factsOf = (decision: Decision): (readonly [string, ReactNode])[] => {
  const { decidedOn, made, authority, votes, proposal, writtenBy, notedAt, ratified } = decision
  return [
    ['Decided', formatDate(decidedOn)],
    ['How decided', authority ? `${decisionMadeLabels[made]}: ${authority}` : decisionMadeLabels[made]],
    ...(votes ? ([['Votes', votesWords(decision)]] as const) : []),
    ...(proposal
      ? ([
          [
            'Proposal',
            <Anchor key="proposal" component={Link} to={`/council-voting/${proposal._id}`}>
              {proposal.number}
            </Anchor>,
          ],
        ] as const)
      : []),
    ...(writtenBy
      ? ([
          [
            'Recorded by',
            <span key="by">
              {writtenBy}, <Instant at={notedAt} />
            </span>,
          ],
        ] as const)
      : []),
    ...(ratified
      ? ([
          [
            'Ratified',
            <span key="ratified" style={{ whiteSpace: 'pre-line' }}>
              {`At the meeting on ${formatDate(ratified.on)}, recorded by ${ratified.notedBy}`}
              {ratified.minutes && `\n${ratified.minutes}`}
            </span>,
          ],
        ] as const)
      : []),
  ]
}

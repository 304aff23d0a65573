import { Alert, Anchor, Group, Stack, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { violationStepLabels } from '../../../../contract/violations/violation-words.ts'
import type { Violation } from '../../../../contract/violations/violation.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RecordHistory } from '../../../ui/record-history.tsx'
import { Section } from '../../../ui/section.tsx'
import { Deadline, Stage } from '../state.tsx'
import { caseTitle, nextWords, ownPageOf } from '../words.ts'
import { CaseActions } from './case-actions.tsx'
import { ChecksPanel } from './checks-panel.tsx'
import { ComplaintsPanel } from './complaints-panel.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { FilesPanel } from './files-panel.tsx'
import { LettersPanel } from './letters-panel.tsx'
import { OtherSidePanel } from './other-side-panel.tsx'
import { ParkingPanel } from './parking-panel.tsx'
import { PenaltiesPanel } from './penalties-panel.tsx'
import type { Asked } from './remedy.tsx'
import { SightingsPanel } from './sightings-panel.tsx'
import { Story } from './story.tsx'
import { VotePanel } from './vote-panel.tsx'

const AskedDialog = lazy(() => import('./steps/asked-dialog.tsx'))

/** A case for those who manage the building: the next step first, then what a fine needs, then all that is on file. */
export const CaseView = ({ one }: { one: Violation }) => {
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      <PageHeader
        title={caseTitle({ ...one, unitNumber: one.unit?.unitNumber ?? null })}
        text={
          <Group gap="4px 12px">
            <Stage stage={one.stage} />
            {one.deadline && (
              <span>
                <Deadline deadline={one.deadline} />
              </span>
            )}
          </Group>
        }
        actions={!one.isAboutMe && <CaseActions one={one} onAsk={setAsked} />}
      />
      <Stack gap="lg">
        {one.isAboutMe && <AboutMe one={one} />}
        <Next one={one} />
        <FactsPanel one={one} />
        <ParkingPanel one={one} />
        <ChecksPanel one={one} onAsk={setAsked} />
        <ComplaintsPanel one={one} />
        <LettersPanel one={one} />
        <OtherSidePanel one={one} />
        <VotePanel one={one} />
        <DecisionPanel one={one} />
        <PenaltiesPanel one={one} onAsk={setAsked} />
        <SightingsPanel one={one} />
        <FilesPanel one={one} />
        {one.events.length > 0 && (
          <Section title="Activity">
            <Story events={one.events} />
          </Section>
        )}
        <Section title="History">
          <OnDemand words="Show history">
            <RecordHistory subject="violation" id={one._id} />
          </OnDemand>
        </Section>
      </Stack>
      {/* It stays open when its step is no longer offered, so that it can say so. */}
      <Suspense>{asked && <AskedDialog one={one} asked={asked} onClose={() => setAsked(null)} />}</Suspense>
    </>
  )
}

/** What is to be done next, where the button doesn’t say the same. */
const Next = ({ one: { next, steps, isAboutMe } }: { one: Violation }) => {
  if (next === null || isAboutMe) return null
  const step = steps.find((offered) => offered === next.do)
  return step && violationStepLabels[step] === next.words ? null : <Text>{nextWords(next)}</Text>
}

const AboutMe = ({ one }: { one: Violation }) => (
  <Alert color="orange" title="This case is about your unit, so you can’t act on it and don’t see who complained.">
    {/* They have a page of their own once they were warned or got the particulars. */}
    {(one.warnedOn !== null || one.particulars !== null) && (
      <Anchor component={Link} to={ownPageOf(one)} size="sm" mih="var(--finger)">
        Answer it, or see what you can do
      </Anchor>
    )}
  </Alert>
)

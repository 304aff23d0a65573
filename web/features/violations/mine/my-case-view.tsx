import { Anchor, Group, Stack } from '@mantine/core'
import { Link } from 'react-router'
import { formatDate } from '../../../../contract/time.ts'
import type { MyViolation } from '../../../../contract/violations/my-violation.ts'
import { topicLabels } from '../../../../contract/violations/violation-words.ts'
import { api } from '../../../api/api.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { Files } from '../../../ui/shown-files.tsx'
import { Facts } from '../../units/units.ts'
import { MyState, Side } from '../state.tsx'
import { caseTitle, happenedWords, letterPath } from '../words.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { AskedOfMe } from './asked-of-me.tsx'
import { MyDecisionPanel } from './my-decision-panel.tsx'
import { MyHearingPanel } from './my-hearing-panel.tsx'

interface Props {
  one: MyViolation
}

/** A case as a resident sees it: what it’s about and what is asked of them first, then what came of it. */
export const MyCaseView = ({ one }: Props) => (
  <>
    <PageHeader
      title={caseTitle(one)}
      text={
        <Group gap="sm">
          <Side side={one.side} />
          <MyState state={one.state} />
        </Group>
      }
    />
    <Stack gap="lg">
      <AskedOfMe one={one} />
      <MyDecisionPanel one={one} />
      <Case one={one} />
      {one.side === 'complainant' ? <MyReport one={one} /> : <Letters one={one} />}
      <AnswerPanel one={one} />
      <MyHearingPanel one={one} />
    </Stack>
  </>
)

const Case = ({ one: { topic, bylaw, happenedOn, happenedAt, place, unitNumber, details } }: Props) => (
  <Panel title="The case">
    <Facts
      facts={[
        ['Subject', topicLabels[topic]],
        ...(bylaw === null ? [] : [['Bylaw or rule', bylaw] as const]),
        ['Date', happenedWords(happenedOn, happenedAt)],
        ...(unitNumber === null ? [] : [['Unit', unitNumber] as const]),
        ...(place === '' ? [] : [['Location', place] as const]),
        ...(details === '' ? [] : [['Details', details] as const]),
      ]}
    />
  </Panel>
)

const Letters = ({ one: { letters } }: Props) =>
  letters.length > 0 && (
    <Panel title="Letters to you">
      <Stack component="ul" aria-label="Letters to you" gap={0} m={0} p={0} style={{ listStyle: 'none' }}>
        {letters.map(({ _id, subject, on }) => (
          <li key={_id}>
            <Anchor
              component={Link}
              to={letterPath(_id)}
              mih="var(--finger)"
              display="inline-flex"
              style={{ alignItems: 'center', overflowWrap: 'anywhere' }}
            >
              {subject}, {formatDate(on)}
            </Anchor>
          </li>
        ))}
      </Stack>
    </Panel>
  )

const MyReport = ({ one: { _id: id, words, files } }: Props) => (
  <Panel title="Your report" text="We don’t tell the person you reported who complained.">
    <PlainText>{words}</PlainText>
    <Files
      label="Your files"
      files={files}
      endpoint={api.violations.myFile}
      argsOf={(fileId) => ({ params: { id, fileId } })}
    />
  </Panel>
)

import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { bylawKind } from '../../../../contract/bylaws/bylaw-kind.ts'
import { bylawReference } from '../../../../contract/bylaws/bylaw-words.ts'
import { formatDate } from '../../../../contract/time.ts'
import { unitKind } from '../../../../contract/units/unit-kind.ts'
import { accusedLabels, causedByLabels, closedAsLabels } from '../../../../contract/violations/violation-words.ts'
import type { Violation } from '../../../../contract/violations/violation.ts'
import { Panel } from '../../../ui/panel.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { Facts } from '../../units/units.ts'
import { happenedWords } from '../words.ts'

type Fact = readonly [name: string, value: ReactNode]

const factsOf = (one: Violation): Fact[] => {
  const { unit, accused, causedBy, bylaw, happenedOn, happenedAt, place, reportedOn } = one
  const { warnedOn, closedOn, closedAs, closeReason } = one
  return [
    [
      'Unit',
      unit && (
        <Anchor key="unit" component={Link} to={unitKind.page(unit._id)}>
          {unit.unitNumber}
        </Anchor>
      ),
    ],
    ['About', accused && accusedLabels[accused]],
    ['Caused by', causedBy && causedByLabels[causedBy]],
    [
      'Bylaw or rule',
      bylaw && (
        <Anchor key="bylaw" component={Link} to={bylawKind.page(bylaw._id)}>
          {bylawReference(bylaw)}: {bylaw.heading}
        </Anchor>
      ),
    ],
    ['Happened', happenedWords(happenedOn, happenedAt)],
    ['Location', place || null],
    ['Reported', formatDate(reportedOn)],
    ...(warnedOn === null ? [] : [['Warning sent', formatDate(warnedOn)] as const]),
    ...(closedOn === null || closedAs === null
      ? []
      : [['Closed', `${formatDate(closedOn)}: ${closedAsLabels[closedAs]}. ${closeReason}`] as const]),
  ]
}

/** What a case is about, in short. */
export const FactsPanel = ({ one }: { one: Violation }) => (
  <Panel title="Summary">
    {one.words !== '' && <PlainText>{one.words}</PlainText>}
    <Facts facts={factsOf(one)} />
  </Panel>
)

import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { OneBylaw } from '../../../../contract/bylaws/bylaw.ts'
import { fineWords } from '../../../../contract/bylaws/bylaw-words.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { Filing, Reason } from '../../../../law/law.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Why } from '../../../ui/why.tsx'
import { Facts } from '../../units/units.ts'
import { useFiling } from '../use-filing.ts'

type Fact = readonly [name: string, value: ReactNode]

const dayOf = (name: string, day: string | null): Fact[] => (day === null ? [] : [[name, formatDate(day)]])

const filingFacts = ({ filedOn, filingNumber }: OneBylaw, filing: Filing): Fact[] => [
  ...dayOf(`${filing.Done} on`, filedOn),
  ...(filingNumber === '' ? [] : [[filing.Number, filingNumber] as const]),
]

const factsOf = (bylaw: OneBylaw, filing: Filing): Fact[] => {
  const { set, isStandard, isShortStay, passedOn, inForceFrom, endedOn, endedBy, ratifiedOn } = bylaw
  const { ratifyBy, state } = bylaw
  return [
    ['Set', set.name],
    ...(isStandard ? [['Standard bylaw', 'Yes'] as const] : []),
    ...dayOf(set.kind === 'bylaw' ? 'Passed on' : 'Made on', passedOn),
    ...filingFacts(bylaw, filing),
    ...dayOf('In force from', inForceFrom),
    ...dayOf(endedBy === 'lapsed' ? 'Lapsed on' : 'Ended on', endedOn),
    ...dayOf('Ratified on', ratifiedOn),
    ...(state === 'toRatify' ? dayOf('To be ratified by', ratifyBy) : []),
    ['Fine', fineWords(bylaw) ?? 'No fine set'],
    ...(isShortStay ? [['Short-term accommodation', 'Prohibited or limited'] as const] : []),
  ]
}

const lapseWords = ({ state, endedOn, ratifyBy }: OneBylaw): string => {
  if (ratifyBy === null) return ''
  if (state === 'toRatify') return `It lapses after ${formatDate(ratifyBy)} unless owners ratify it by then.`
  if (state !== 'lapsed') return ''
  return endedOn === null
    ? `It lapsed after ${formatDate(ratifyBy)}, the last day to ratify it.`
    : 'It lapsed because owners didn’t ratify it.'
}

/** When a text is in force and what a contravention costs, with the reasons on demand. */
export const DetailsPanel = ({ bylaw }: { bylaw: OneBylaw }) => {
  const filing = useFiling()
  const { takesEffect, lapses, cap, state } = bylaw
  return (
    <Panel title="Details">
      <Facts facts={factsOf(bylaw, filing)} />
      {takesEffect && state === 'waiting' && (
        <Asked reason={takesEffect}>{`It takes effect once it’s ${filing.done}.`}</Asked>
      )}
      {lapses && lapseWords(bylaw) && <Asked reason={lapses}>{lapseWords(bylaw)}</Asked>}
      {cap && <Asked reason={cap}>The law limits the fine.</Asked>}
    </Panel>
  )
}

/** Something that the law asks, with the reason on demand. */
const Asked = ({ reason, children }: { reason: Reason; children: string }) => (
  <Group gap="sm" justify="space-between">
    <Text flex="1 1 14rem" className="figures">
      {children}
    </Text>
    <Why reason={reason} of={children} />
  </Group>
)

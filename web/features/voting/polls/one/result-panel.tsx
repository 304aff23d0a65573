import { Text } from '@mantine/core'
import type { Poll } from '../../../../../contract/voting/polls.ts'
import { counted } from '../../../../../contract/text.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { Bars } from '../../bars.tsx'
import { percentOf, turnoutWords, waitsWords } from '../words.ts'

/** What was answered how often, once whoever looks may see it. */
export const ResultPanel = ({ poll }: { poll: Poll }) => {
  const { status, options, results, choicesMost } = poll
  if (status === 'draft' || status === 'withdrawn') return null
  if (results === null)
    return (
      <Panel title="Results">
        <Text>{waitsWords(poll)}</Text>
      </Panel>
    )
  const { answered } = poll.asked
  const most = Math.max(0, ...results.map(({ units }) => units))
  return (
    <Panel
      title={status === 'open' ? 'Results so far' : 'Results'}
      text={`${turnoutWords(poll)}.${choicesMost > 1 ? ' Units could choose more than one answer.' : ''}`}
    >
      <Bars
        label="Results"
        most={answered}
        bars={results.map(({ optionId, units }) => ({
          key: optionId,
          label: options.find(({ _id }) => _id === optionId)?.label ?? '',
          value: units,
          figure: `${counted(units, 'unit')}, ${percentOf(units, answered)}%`,
          first: units === most && most > 0,
        }))}
      />
    </Panel>
  )
}

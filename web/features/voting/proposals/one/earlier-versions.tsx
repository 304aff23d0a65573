import { List, Stack } from '@mantine/core'
import type { Proposal } from '../../../../../contract/voting/proposal.ts'
import { counted } from '../../../../../contract/text.ts'
import { Instant } from '../../../../ui/moments.tsx'
import { OnDemand } from '../../../../ui/on-demand.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { RichText } from '../../../../ui/rich-text/rich-text.tsx'
import { Section } from '../../../../ui/section.tsx'

/** The texts before the one that stands, why each was replaced, and how many votes ended with it. */
export const EarlierVersions = ({ earlier }: Pick<Proposal, 'earlier'>) =>
  earlier.length > 0 && (
    <Section title="Earlier versions">
      <OnDemand words={`Show ${counted(earlier.length, 'earlier version')}`}>
        <Stack gap="md">
          {earlier.map(({ textVersion, title, text, choices, replacedAt, reason, votes }) => (
            <Panel
              key={textVersion}
              title={`Version ${textVersion}: ${title}`}
              text={
                <>
                  Replaced <Instant at={replacedAt} />: {reason}
                  {votes > 0 && ` ${counted(votes, 'vote')} on it no longer ${votes === 1 ? 'counts' : 'count'}.`}
                </>
              }
            >
              <RichText html={text} under={2} />
              {choices.some(({ key }) => key !== 'for' && key !== 'against' && key !== 'abstain') && (
                <List type="ordered">
                  {choices
                    .filter(({ key }) => key !== 'abstain')
                    .map(({ key, label }) => (
                      <List.Item key={key}>{label}</List.Item>
                    ))}
                </List>
              )}
            </Panel>
          ))}
        </Stack>
      </OnDemand>
    </Section>
  )

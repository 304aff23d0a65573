import { List, Text } from '@mantine/core'
import type { EnquiryStep } from '../../../../contract/enquiries/enquiry.ts'
import { Instant } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { stepWords } from './enquiry-words.ts'

/** What was done about an enquiry, the oldest first. */
export const StoryPanel = ({ steps }: { steps: readonly EnquiryStep[] }) => (
  <Panel title="Activity">
    {steps.length === 0 ? (
      <Text c="dimmed">No replies or notes yet.</Text>
    ) : (
      <List listStyleType="none" spacing="md" withPadding={false}>
        {steps.map(({ _id, kind, at, by, text }) => (
          <List.Item key={_id}>
            <Text size="sm" c="dimmed">
              {stepWords[kind]} · {by}, <Instant at={at} />
            </Text>
            {text && <PlainText>{text}</PlainText>}
          </List.Item>
        ))}
      </List>
    )}
  </Panel>
)

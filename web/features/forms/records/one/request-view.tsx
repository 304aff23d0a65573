import { Card, Group, Stack, Text } from '@mantine/core'
import type { RecordsRequest } from '../../../../../contract/forms/requests.ts'
import { copyFormLabels, recordsAskerLabels, requestNumber } from '../../../../../contract/forms/request-words.ts'
import { formatDate } from '../../../../../contract/time.ts'
import { requestClock } from '../../../../../law/law.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { OnDemand } from '../../../../ui/on-demand.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { RecordHistory } from '../../../../ui/record-history.tsx'
import { Section } from '../../../../ui/section.tsx'
import { StandsIn } from '../../../../ui/why.tsx'
import { Due, RequestState } from '../state.tsx'
import { Linked } from '../../../../ui/plain-text.tsx'
import { EndPanel } from './end-panel.tsx'
import { FeePanel } from './fee-panel.tsx'
import { ItemCard } from './item-card.tsx'
import { TalkPanel } from './talk-panel.tsx'
import { Timeline } from './timeline.tsx'

/** A request as whoever looks may see it: what was asked, each record with its clock, and what can be done. */
export function RequestView({ request }: { request: RecordsRequest }) {
  const { asker, can } = request
  const title = `${requestNumber(request)}: ${asker}`
  return (
    <>
      <PageHeader
        title={title}
        pageTitle={`Records request ${requestNumber(request)}`}
        text={
          <Group gap="sm">
            <RequestState status={request.status} />
            {request.dueOn && <Due dueOn={request.dueOn} />}
          </Group>
        }
      />
      <Stack gap="lg">
        {!can.handle && <TalkPanel request={request} />}
        <Card padding="lg">
          <About request={request} />
        </Card>
        {can.handle && <TalkPanel request={request} />}
        <Section title="Records">
          <Stack gap="sm">
            {request.items.map((item) => (
              <ItemCard key={item._id} request={request} item={item} />
            ))}
          </Stack>
        </Section>
        <FeePanel request={request} />
        <EndPanel request={request} />
        <Section title="Activity">
          <Timeline steps={request.steps} />
        </Section>
        {can.handle && (
          <Section title="History">
            <OnDemand words="Show history">
              <RecordHistory subject="recordsRequest" id={request._id} />
            </OnDemand>
          </Section>
        )}
      </Stack>
    </>
  )
}

const Line = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <Text component="dt" size="sm" c="dimmed">
      {name}
    </Text>
    <Text component="dd" m={0} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  </div>
)

const About = ({ request }: { request: RecordsRequest }) => {
  const { standing, paper, time, form, words, askedOn, email, address, hasAccount, can } = request
  const clock = requestClock(useBuilding().jurisdiction)
  return (
    <Stack component="dl" gap="sm" m={0}>
      <Line name="Requested">
        {formatDate(askedOn)}, as {recordsAskerLabels[standing].toLowerCase()}
      </Line>
      {paper && (
        <Line name="Authorized by">
          {paper.words}
          {paper.on && `, ${formatDate(paper.on)}`}
        </Line>
      )}
      {time && (
        <Line name="Owned or rented here">
          {formatDate(time.from)} to {formatDate(time.until)}
        </Line>
      )}
      <Line name="Format">{copyFormLabels[form]}</Line>
      {words && (
        <Line name="Message">
          <Linked>{words}</Linked>
        </Line>
      )}
      {can.handle && (
        <Line name="Contact">
          {[email, address].filter(Boolean).join('\n') || 'Their account'}
          {!hasAccount && !email && '\\nBy post only; Parapet doesn’t send mail.'}
        </Line>
      )}
      {clock && request.dueOn && (
        <Line name="Deadline">
          {clock.why} <StandsIn reason={clock} />
        </Line>
      )}
    </Stack>
  )
}

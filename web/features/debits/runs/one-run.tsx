import { Alert, List, Stack, Text } from '@mantine/core'
import type { DebitRun } from '../../../../contract/debits/debit-run.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate, longDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Figure, Figures } from '../../../ui/figures.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RecordHistory } from '../../../ui/record-history.tsx'
import { Section } from '../../../ui/section.tsx'
import { RunState } from '../state.tsx'
import { DebitsPanel } from './debits-panel.tsx'
import { RunActions } from './run-actions.tsx'

/** The debits of one day, in the file made for the bank. */
export default function OneRun({ id }: { id: string }) {
  const query = useRoute(api.debits.run, { params: { id } }, { staleTime: 0 })
  return (
    <Stack gap="xs">
      <BackLink to="/fees/debits">Pre-authorized debits</BackLink>
      <Loaded query={query} shape="card" failed="We couldn’t load these debits.">
        {(run) => <RunPage run={run} />}
      </Loaded>
    </Stack>
  )
}

interface Props {
  run: DebitRun
}

const RunPage = ({ run }: Props) => (
  <>
    <PageHeader
      title={`Debits of ${longDate(run.on)}`}
      text={
        <Stack gap={4}>
          <RunState run={run} />
          <Text size="sm">
            Made by {run.by}, <Instant at={run.madeAt} />
          </Text>
          {run.enteredAt !== null && (
            <Text size="sm">
              Entered in the books <Instant at={run.enteredAt} />
            </Text>
          )}
        </Stack>
      }
      actions={<RunActions run={run} />}
    />
    <Stack gap="lg">
      <Notes run={run} />
      <Money run={run} />
      <DebitsPanel run={run} />
      <Section title="History">
        <OnDemand words="Show history">
          <RecordHistory subject="debitRun" id={run._id} />
        </OnDemand>
      </Section>
    </Stack>
  </>
)

/** What is to be known about the debits before anything is done. */
const Notes = ({ run: { on, state, isTest, cancelReason, downloadWhy, can } }: Props) => (
  <>
    {state === 'made' && downloadWhy !== '' && (
      <Alert color="orange" title="Don’t send this file">
        {downloadWhy}
      </Alert>
    )}
    {state === 'cancelled' && (
      <Alert color="gray" title="Cancelled">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {cancelReason}
        </Text>
      </Alert>
    )}
    {state === 'made' && isTest && (
      <Alert color="blue" title="Test file">
        Download it and send it through your bank’s test channel, or tell the bank that it’s a test: it has real
        accounts and amounts. When the bank confirms it, enter the day in the settings of pre-authorized debits. Files
        you make after that are real; this one is never entered in the books.
      </Alert>
    )}
    {state === 'made' && !isTest && can.download && (
      <Alert color="blue" title="What’s next">
        <List type="ordered" size="sm" spacing={4}>
          <List.Item>
            Download the file and send it to your bank. Ask how many business days before {formatDate(on)} it needs it.
          </List.Item>
          <List.Item>The bank debits the accounts on that day, or on the next business day.</List.Item>
          <List.Item>Enter the debits in the books from {formatDate(on)}.</List.Item>
        </List>
      </Alert>
    )}
  </>
)

const Money = ({ run: { count, cents, returned, fileNumber } }: Props) => (
  <Panel title="File">
    <Figures most={4}>
      <Figure name="Debits">{count}</Figure>
      <Figure name="Total">{formatMoney(cents)}</Figure>
      <Figure name="Returned">{returned}</Figure>
      <Figure name="File number">{fileNumber}</Figure>
    </Figures>
  </Panel>
)

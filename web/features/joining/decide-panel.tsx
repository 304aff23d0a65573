import { Alert, Card, Tabs, Text } from '@mantine/core'
import { useState } from 'react'
import type { AccessRequest } from '../../../contract/joining/access-requests.ts'
import { ApproveForm } from './approve-form.tsx'
import { AskBackForm } from './ask-back-form.tsx'
import { DeclineForm } from './decline-form.tsx'

interface Props {
  request: AccessRequest
  /** Somebody else took a step meanwhile: the request as it stands now. */
  onStale: (newer: AccessRequest) => void
}

/** Letting somebody in, asking them something first, or turning them down; what is typed in one stays in the others. */
export const DecidePanel = ({ request, onStale }: Props) => {
  const { can } = request
  const [chosen, setChosen] = useState<string | null>(null)
  const tab = chosen ?? (can.approve ? 'approve' : 'decline')
  return (
    <Card component="section" padding="lg" aria-label="Decide">
      {!can.approve && (
        <Alert color="orange" mb="md" role="note">
          They have to confirm their email address first: only then is it certain who asks. They were mailed a link for
          that.
        </Alert>
      )}
      <Tabs value={tab} onChange={setChosen}>
        <Tabs.List mb="md">
          {can.approve && <Tabs.Tab value="approve">Let in</Tabs.Tab>}
          {can.ask && <Tabs.Tab value="ask">Ask first</Tabs.Tab>}
          {can.decline && <Tabs.Tab value="decline">Turn down</Tabs.Tab>}
        </Tabs.List>
        {can.approve && (
          <Tabs.Panel value="approve">
            <ApproveForm request={request} onStale={onStale} />
          </Tabs.Panel>
        )}
        {can.ask && (
          <Tabs.Panel value="ask">
            <Text size="sm" mb="md">
              They get your question by mail and answer on their own page. The request waits for them meanwhile.
            </Text>
            <AskBackForm request={request} onStale={onStale} />
          </Tabs.Panel>
        )}
        {can.decline && (
          <Tabs.Panel value="decline">
            <DeclineForm request={request} onStale={onStale} />
          </Tabs.Panel>
        )}
      </Tabs>
    </Card>
  )
}

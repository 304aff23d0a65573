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
    <Card component="section" padding="lg" aria-label="Decision">
      {!can.approve && (
        <Alert color="orange" mb="md" role="note">
          They need to confirm their email address first, so you can be sure who is asking. We’ve emailed them a link.
        </Alert>
      )}
      <Tabs value={tab} onChange={setChosen}>
        <Tabs.List mb="md">
          {can.approve && <Tabs.Tab value="approve">Approve</Tabs.Tab>}
          {can.ask && <Tabs.Tab value="ask">Ask a question</Tabs.Tab>}
          {can.decline && <Tabs.Tab value="decline">Decline</Tabs.Tab>}
        </Tabs.List>
        {can.approve && (
          <Tabs.Panel value="approve">
            <ApproveForm request={request} onStale={onStale} />
          </Tabs.Panel>
        )}
        {can.ask && (
          <Tabs.Panel value="ask">
            <Text size="sm" mb="md">
              We’ll email them your question, and they’ll reply on their request page. Until then, the request is
              waiting for them.
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

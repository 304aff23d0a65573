import { RecordHistory } from '../../ui/record-history.tsx'
import { Section } from '../../ui/section.tsx'

/** What happened to a request: who, when, what. */
export const RequestHistory = ({ requestId }: { requestId: string }) => (
  <Section title="History">
    <RecordHistory subject="accessRequest" id={requestId} />
  </Section>
)

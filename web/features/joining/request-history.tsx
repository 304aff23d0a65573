import { RecordHistory } from '../../ui/record-history.tsx'
import { Section } from '../../ui/section.tsx'

const words: Record<string, string | undefined> = {
  asked: 'Asked for access',
  'asked back': 'Asked something',
  answered: 'Answered',
  approved: 'Let in',
  declined: 'Turned down',
  withdrawn: 'Withdrawn',
  expired: 'Ended by itself',
  'evidence deleted': 'The files were deleted',
}

/** Who did it; a rule of the product is named by what it does. */
const doerOf = (by: string): string =>
  by === 'registration' ? 'whoever asks' : by.startsWith('joining.') ? 'by itself' : by

/** What happened to a request: who, when, what. */
export const RequestHistory = ({ requestId }: { requestId: string }) => (
  <Section title="History">
    <RecordHistory
      subject="accessRequest"
      id={requestId}
      wordsOf={({ action }) => words[action] ?? action}
      doerOf={doerOf}
    />
  </Section>
)

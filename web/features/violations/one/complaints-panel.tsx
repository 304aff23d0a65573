import { Stack, Text } from '@mantine/core'
import { formatDate } from '../../../../contract/time.ts'
import type { Complaint, Violation } from '../../../../contract/violations/violation.ts'
import { api } from '../../../api/api.ts'
import { Panel } from '../../../ui/panel.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { Files } from '../../../ui/shown-files.tsx'

const byWords = ({ by, isStaff }: Complaint): string =>
  by ?? (isStaff ? 'Someone who manages the building' : 'A resident')

/** Who complained of what, and when. */
export const ComplaintsPanel = ({ one: { _id: id, complaints } }: { one: Violation }) =>
  complaints.length > 0 && (
    <Panel
      title={complaints.length === 1 ? 'Complaint' : `Complaints (${complaints.length})`}
      text="Hidden from the people this is about."
    >
      {complaints.map((complaint) => (
        <Stack key={complaint._id} gap="xs">
          <Text size="sm" c="dimmed">
            {byWords(complaint)}, {formatDate(complaint.receivedOn)}
          </Text>
          <PlainText>{complaint.words}</PlainText>
          <Files
            label="Files of this complaint"
            files={complaint.files}
            endpoint={api.violations.file}
            argsOf={(fileId) => ({ params: { id, fileId } })}
          />
        </Stack>
      ))}
    </Panel>
  )

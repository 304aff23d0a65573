import { List, Text } from '@mantine/core'
import type { BuildingOverview } from '../../../contract/admin/buildings.ts'
import { doerWords } from '../../../contract/audit/change-words.ts'
import { readWords } from '../../../contract/audit/read-words.ts'
import { changeLines, changeWords } from '../../../contract/audit/words.ts'
import { formatInstant } from '../../../contract/time.ts'
import { Panel } from '../../ui/panel.tsx'
import { ChangeLines } from '../../ui/record-history.tsx'

/** What platform staff did and read there, as the building's own people find it in their history. */
export const StaffActsPanel = ({ building: { staffActs, timeZone } }: { building: BuildingOverview }) => (
  <Panel
    title="Platform staff activity"
    text="The latest activity, as its managers see it, in the building’s time zone."
  >
    {staffActs.length === 0 && <Text>Nothing yet.</Text>}
    <List listStyleType="none" spacing="sm">
      {staffActs.map(({ _id, at, by, subject, action, name, fields, reads }) => (
        <List.Item key={_id} style={{ overflowWrap: 'anywhere' }}>
          <Text>
            {changeWords(subject, action)}
            {subject !== 'visit' && subject !== 'building' && name !== null && `: ${name}`}
          </Text>
          <ChangeLines lines={changeLines(subject, fields, timeZone)} />
          {reads.length > 0 && <Text size="sm">Viewed: {readWords(reads)}</Text>}
          <Text size="sm" c="dimmed">
            {doerWords(by)}, <time dateTime={at}>{formatInstant(at, timeZone)}</time>
          </Text>
        </List.Item>
      ))}
    </List>
  </Panel>
)

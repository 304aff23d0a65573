import { Anchor, Badge, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import { formatPhone } from '../../../../contract/text.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { PersonRecord } from '../../../../contract/units/people.ts'
import { Panel } from '../../../ui/panel.tsx'
import { FactGrid } from './fact-grid.tsx'
import classes from './person.module.css'
import { tieWords } from './tie-words.ts'

const consent = ({ emailNoticeConsent: given, consentDate: on }: PersonRecord): string => {
  if (given === null) return 'Not asked'
  return [given ? 'Agreed' : 'Not agreed', on && `on ${formatDate(on)}`].filter(Boolean).join(' ')
}

const call = (phone: string) => (
  <Anchor href={`tel:${phone}`} inherit mih="var(--finger)" display="inline-flex" style={{ alignItems: 'center' }}>
    {formatPhone(phone)}
  </Anchor>
)

const emergency = ({ emergencyContactName: name, emergencyContactPhone: phone }: PersonRecord) =>
  name || phone ? (
    <>
      {name && <div>{name}</div>}
      {phone && <div>{call(phone)}</div>}
    </>
  ) : (
    'None'
  )

interface Props {
  record: PersonRecord
  /** Only those who manage the building open every unit. */
  linksToUnits: boolean
}

/** What the roster says of somebody: their units, and how they are reached where it matters. */
export const PersonRecordParts = ({ record, linksToUnits }: Props) => (
  <>
    <Panel title="Units">
      {record.ties.length === 0 && <Text c="dimmed">Not linked to a unit.</Text>}
      <ul className={classes['rows']}>
        {record.ties.map((tie) => (
          <li key={tie._id}>
            <Group gap="xs">
              {linksToUnits ? (
                <Anchor component={Link} to={`/unit-management/${tie.unitId}`} fw={600} className={classes['reach']}>
                  Unit {tie.unitNumber}
                </Anchor>
              ) : (
                <Text fw={600}>Unit {tie.unitNumber}</Text>
              )}
              {!tie.holds && <Badge color="gray">Not current</Badge>}
            </Group>
            <Text size="sm" c="dimmed">
              {tieWords(tie)}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
    <Panel title="Roster details">
      <FactGrid
        facts={[
          record.companyName ? ['Company', record.companyName] : null,
          ['Contact person', record.contactName],
          ['Mobile', record.mobile && call(record.mobile)],
          [
            'Mailing address',
            record.mailingLines.length > 0
              ? record.mailingLines.map((line) => <div key={line}>{line}</div>)
              : 'At the unit',
          ],
          ['Emergency contact', emergency(record)],
          ['Notices by email', consent(record)],
        ]}
      />
    </Panel>
  </>
)

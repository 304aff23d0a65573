import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { bylawKind } from '../../../../contract/bylaws/bylaw-kind.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { parkingViolationKind } from '../../../../contract/parking/parking-kinds.ts'
import { kindLabels, violationStateWords } from '../../../../contract/parking/violation-words.ts'
import type { CaseVehicle } from '../../../../contract/parking/violation.ts'
import type { Violation } from '../../../../contract/violations/violation.ts'
import { api } from '../../../api/api.ts'
import { useRights } from '../../../api/use-rights.ts'
import { Instant } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { Files } from '../../../ui/shown-files.tsx'
import { Facts } from '../../units/units.ts'

type Fact = readonly [name: string, value: ReactNode]

const towFacts = ({ bylawId, bylaw, authorisedBy, company, costCents, requestedAt }: NonNullable<CaseVehicle['tow']>) =>
  [
    ['Tow requested', <Instant key="tow" at={requestedAt} />],
    [
      'Bylaw or rule for the tow',
      bylawId === null ? (
        bylaw
      ) : (
        <Anchor key="bylaw" component={Link} to={bylawKind.page(bylawId)}>
          {bylaw}
        </Anchor>
      ),
    ],
    ['Tow authorized by', authorisedBy],
    ['Towing company', `${company}, ${formatMoney(costCents)}`],
  ] as const satisfies Fact[]

const factsOf = (parking: CaseVehicle): Fact[] => [
  ['Licence plate', parking.licensePlate ?? 'Erased'],
  ['Violation', kindLabels[parking.kind]],
  ['Stage', violationStateWords(parking)],
  ['Seen', <Instant key="seen" at={parking.seenAt} />],
  ['Location', parking.place || null],
  ...(parking.noticeAt === null
    ? []
    : [['Notice on windshield', <Instant key="notice" at={parking.noticeAt} />] as const]),
  ...(parking.tow === null ? [] : towFacts(parking.tow)),
]

/** The vehicle that parking recorded: what was seen of it, what was done, and the photos for those who manage parking. */
export const ParkingPanel = ({ one: { _id: id, parking } }: { one: Violation }) => {
  const { has, looksAfter } = useRights()
  if (parking === null) return null
  return (
    <Panel title="Parking">
      {parking.words !== '' && <PlainText>{parking.words}</PlainText>}
      <Facts facts={factsOf(parking)} />
      {has('parking') && looksAfter('parking') && (
        <>
          <Files
            label="Photos"
            files={parking.files}
            endpoint={api.parking.openViolationFile}
            argsOf={(fileId) => ({ params: { id, fileId } })}
          />
          <Anchor
            component={Link}
            to={parkingViolationKind.page(id)}
            mih="var(--finger)"
            display="inline-flex"
            style={{ alignItems: 'center', alignSelf: 'flex-start' }}
          >
            Open the parking violation
          </Anchor>
        </>
      )}
    </Panel>
  )
}

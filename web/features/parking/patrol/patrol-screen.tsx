import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { call } from '../../../api/call.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SpacesNow } from '../spaces-now.tsx'
import type { KeptReport } from './kept-reports.ts'
import { PatrolView } from './patrol-view.tsx'

/** The patrol of those who manage parking: the same as by a link, with their own sign-in. */
export default function PatrolScreen() {
  const { _id: buildingId, timeZone } = useBuilding()
  const check = (licensePlate: string) => call(api.parking.checkPlate, { body: { licensePlate } }, { buildingId })
  const send = ({ scope: _scope, photos, ...seen }: KeptReport) =>
    call(api.parking.report, { body: seen, files: photos }, { buildingId })
  return (
    <>
      <BackLink to="/parking">Parking</BackLink>
      <PageHeader title="Patrol" text={<SpacesNow />} />
      <PatrolView scope={buildingId} timeZone={timeZone} check={check} send={send} />
    </>
  )
}

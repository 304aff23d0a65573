import { Button, Stack } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { localDateOf, type LocalDate } from '../../../contract/time.ts'
import type { Unit } from '../../../contract/units/story.ts'
import { labelsFor } from '../../../law/law.ts'
import { api } from '../../api/api.ts'
import { useBuilding } from '../../api/building.tsx'
import { useRoute } from '../../api/queries.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { cameAt } from '../../ui/use-now.ts'
import { UnitParts } from './unit-parts.tsx'

/** One unit's whole story, as far as whoever looks may know it. */
export default function UnitScreen() {
  const { unitId = '' } = useParams()
  const unit = useRoute(api.units.get, { params: { id: unitId } })
  const { timeZone } = useBuilding()
  return (
    <Stack gap="xs">
      <BackLink to="/unit-directory">Unit directory</BackLink>
      <Loaded query={unit} rows={3} failed="We couldn’t load the unit.">
        {(loaded) => <UnitPage key={loaded._id} unit={loaded} today={localDateOf(cameAt(unit), timeZone)} />}
      </Loaded>
    </Stack>
  )
}

function UnitPage({ unit, today }: { unit: Unit; today: LocalDate }) {
  const { lot } = labelsFor(useBuilding().jurisdiction)
  const words = [
    unit.strataLot && lot.one !== 'unit' && `${lot.One} ${unit.strataLot}`,
    unit.floor && `Floor ${unit.floor}`,
    unit.unitType,
  ]
  return (
    <>
      <PageHeader
        title={`Unit ${unit.unitNumber}`}
        text={words.filter(Boolean).join(' · ') || 'Nothing else is recorded yet.'}
        actions={unit.can.edit && <MoveLinks unitId={unit._id} />}
      />
      <UnitParts unit={unit} today={today} />
    </>
  )
}

/** Sales and moves end rights and begin others, so they have screens of their own. */
const MoveLinks = ({ unitId }: { unitId: string }) => (
  <>
    {(
      [
        ['sale', 'Record a sale'],
        ['move-in', 'Move in'],
        ['move-out', 'Move out'],
      ] as const
    ).map(([path, words]) => (
      <Button key={path} component={Link} to={`/unit-management/${unitId}/${path}`} variant="default">
        {words}
      </Button>
    ))}
  </>
)

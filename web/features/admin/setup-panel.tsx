import type { BuildingOverview } from '../../../contract/admin/buildings.ts'
import { provinceNames, zoneNames } from '../../../contract/places.ts'
import { features } from '../../../contract/roles.ts'
import { formatInstant } from '../../../contract/time.ts'
import { labelsFor } from '../../../law/law.ts'
import { Panel } from '../../ui/panel.tsx'
import { featureWords } from '../buildings/buildings.ts'
import { Facts } from '../units/units.ts'

const nameIn = (names: Readonly<Record<string, string>>, key: string): string => names[key] ?? key

/** How the building is set up; its own people change it in its settings. */
export const SetupPanel = ({ building }: { building: BuildingOverview }) => {
  const { code, planNumber, province, jurisdiction, timeZone, createdAt } = building
  const on = features.filter((feature) => building.features[feature]).map((feature) => featureWords[feature].label)
  return (
    <Panel title="Setup" text="Its managers can change this in the building’s settings.">
      <Facts
        facts={[
          ['Building code', code],
          [labelsFor(jurisdiction).planNumber.One, planNumber],
          ['Province or territory', nameIn(provinceNames, province)],
          ['Time zone', nameIn(zoneNames, timeZone)],
          ['Features on', on.length > 0 ? on.join(', ') : 'None'],
          ['Created', formatInstant(createdAt, timeZone)],
        ]}
      />
    </Panel>
  )
}

import { chargeLabelsWith, fundLabelsWith } from '../../contract/ledger/ledger-words.ts'
import { labelsFor } from '../../law/law.ts'
import { useBuilding } from '../api/building.tsx'

/** Names the types of charges in the current building: `Strata fee` or `Contribution`. Only behind the guard. */
export const useChargeLabels = (): ReturnType<typeof chargeLabelsWith> =>
  chargeLabelsWith(labelsFor(useBuilding().jurisdiction))

/** Names the funds in the current building: `Contingency reserve fund` or `Reserve fund`. Only behind the guard. */
export const useFundLabels = (): ReturnType<typeof fundLabelsWith> =>
  fundLabelsWith(labelsFor(useBuilding().jurisdiction))

import type { NoticeAnalytics } from '../../../contract/notices.ts'
import { Facade } from '../units/units.ts'
import { reachWords } from './reach.ts'

/** How far a notice got, on the building's front. */
export const CoverageFacade = ({ byUnit }: { byUnit: NoticeAnalytics['byUnit'] }) => (
  <Facade units={byUnit} kinds={reachWords} kindOf={({ reach }) => reach} />
)

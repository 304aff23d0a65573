import { useSession } from '../../api/session.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { MyRequests } from '../joining/joining.ts'
import { AllBuildings } from './all-buildings.tsx'
import { FindBuilding } from './find-building.tsx'
import { MyBuildings } from './my-buildings.tsx'
import { ClosedBuildings } from './closed-buildings.tsx'

/** Choosing where to act: a superadmin among all buildings, others among their own, or finding one to join. */
const SelectBuildingScreen = () => {
  const superadmin = useSession().user?.role === 'superadmin'
  return superadmin ? (
    <>
      <PageHeader title="Select building" text="Choose the building you want to work in. Each visit is recorded." />
      <AllBuildings />
    </>
  ) : (
    <>
      <PageHeader title="Select building" text="Go to one of your buildings, or find one to join." />
      <MyBuildings />
      <ClosedBuildings />
      <MyRequests />
      <FindBuilding />
    </>
  )
}
export default SelectBuildingScreen

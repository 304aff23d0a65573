import { buildings } from '../../../contract/buildings.ts'
import { bind } from '../../http/bind.ts'
import { changeBuilding, getBuilding, listBuildings, myBuildings, searchBuildings } from './buildings.ts'

export const buildingRoutes = bind(buildings, {
  list: listBuildings,
  search: searchBuildings,
  mine: myBuildings,
  get: getBuilding,
  change: changeBuilding,
})

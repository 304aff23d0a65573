import { levies } from '../../../contract/levies.ts'
import { bind } from '../../http/bind.ts'
import { changeLevy, draftLevy, getLevy, listLevies, listOwnLevies, stepLevy } from './levies.ts'

export const levyRoutes = bind(levies, {
  mine: listOwnLevies,
  list: listLevies,
  get: getLevy,
  draft: draftLevy,
  change: changeLevy,
  step: stepLevy,
})

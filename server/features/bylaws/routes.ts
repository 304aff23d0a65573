import { bylaws } from '../../../contract/bylaws.ts'
import { bind } from '../../http/bind.ts'
import {
  addBylaws,
  addSet,
  changeBylaw,
  changeSet,
  downloadBylaws,
  fileBylaws,
  getBylaw,
  listBylaws,
  listSets,
  removeSet,
  stepBylaw,
  tellBylaws,
} from './bylaws.ts'

export const bylawRoutes = bind(bylaws, {
  list: listBylaws,
  file: downloadBylaws,
  document: fileBylaws,
  tell: tellBylaws,
  sets: listSets,
  addSet,
  changeSet,
  removeSet,
  add: addBylaws,
  get: getBylaw,
  change: changeBylaw,
  step: stepBylaw,
})

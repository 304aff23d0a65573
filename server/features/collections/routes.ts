import { collections } from '../../../contract/collections.ts'
import { bind } from '../../http/bind.ts'
import {
  certificateFigures,
  getCollection,
  getSettings,
  listCollections,
  listMine,
  setReminders,
  stepCollection,
} from './collections.ts'

export const collectionRoutes = bind(collections, {
  list: listCollections,
  mine: listMine,
  get: getCollection,
  step: stepCollection,
  certificate: certificateFigures,
  settings: getSettings,
  setReminders,
})

import { parkingSettings } from '../../../../contract/parking/settings.ts'
import { bind } from '../../../http/bind.ts'
import { changeParkingSettings, parkingSettingsOf } from './settings.ts'

export const settingsRoutes = bind(parkingSettings, {
  settings: parkingSettingsOf,
  changeSettings: changeParkingSettings,
})

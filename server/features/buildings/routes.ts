import { buildings } from '../../../contract/buildings.ts'
import { contacts } from '../../../contract/contacts.ts'
import { bind } from '../../http/bind.ts'
import { changeBranding, openBrandPicture, readBranding } from './branding.ts'
import { getBuilding, listBuildings, myBuildings, searchBuildings } from './buildings.ts'
import { changeBuilding, changeCode, readSettings } from './settings.ts'
import { myClosed } from './closed.ts'
import { listContacts, replaceContacts } from './contacts.ts'

export const buildingRoutes = [
  ...bind(buildings, {
    list: listBuildings,
    search: searchBuildings,
    mine: myBuildings,
    get: getBuilding,
    change: changeBuilding,
    settings: readSettings,
    changeCode,
    branding: readBranding,
    changeBranding,
    picture: openBrandPicture,
    closed: myClosed,
  }),
  ...bind(contacts, { list: listContacts, replace: replaceContacts }),
]

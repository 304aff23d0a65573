import { buildings } from '../../../contract/buildings.ts'
import { contacts } from '../../../contract/contacts.ts'
import { bind } from '../../http/bind.ts'
import { changeBuilding, getBuilding, listBuildings, myBuildings, searchBuildings } from './buildings.ts'
import { contactsGlance } from './contacts-store.ts'
import { contactsAtAGlance, replaceContacts } from './contacts.ts'
import { buildingGlance, mineGlance } from './store.ts'

export const buildingRoutes = [
  ...bind(
    buildings,
    { list: listBuildings, search: searchBuildings, mine: myBuildings, get: getBuilding, change: changeBuilding },
    { mine: mineGlance, get: buildingGlance },
  ),
  ...bind(contacts, { list: contactsAtAGlance, replace: replaceContacts }, { list: contactsGlance }),
]

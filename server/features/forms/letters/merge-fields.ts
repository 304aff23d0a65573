import type { MergeField } from '../../../../contract/forms/templates.ts'
import { enforcementClocks, labelsFor, type Jurisdiction } from '../../../../law/law.ts'
import type { InBuilding } from '../../../context.ts'

type Field = Omit<MergeField, 'key' | 'group'>
type Key = `${MergeField['group']}.${string}`

const fieldsFor = (jurisdiction: Jurisdiction) => {
  const { corporation, entitlement, lot, plan } = labelsFor(jurisdiction)
  const { entry, demand } = enforcementClocks(jurisdiction)
  const always = {
    'building.name': { label: 'Name of the building', example: 'Harbour View' },
    'building.address': { label: 'Its address', example: '1200 Seawall Crescent, Vancouver, BC V6E 1A1' },
    'building.corporation': {
      label: `The ${corporation.one} by its name in law`,
      example: 'The Owners, Strata Plan 1',
    },
    'building.plan': { label: `The ${plan.one} with its number`, example: `${plan.One} 1` },
    'unit.number': { label: 'Number of the unit', example: '302' },
    'unit.lot': { label: `The ${lot.one} as the plan numbers it`, example: `${lot.One} 15` },
    'unit.entitlement': { label: `${entitlement.One} of the unit`, example: '142' },
    'unit.address': { label: 'Address of the unit', example: '302 – 1200 Seawall Crescent, Vancouver, BC V6E 1A1' },
    'people.names': { label: 'Those it goes to, by name', example: 'Olivia Owner and Oscar Owner' },
    'people.owners': { label: 'The owners of the unit', example: 'Olivia Owner' },
    'people.tenants': { label: 'The tenants of the unit', example: 'Theo Tenant' },
    'people.mailingAddress': { label: 'Where their letters go', example: '12 Ferry Lane, Victoria BC V8V 1A1' },
    'dates.today': { label: 'The day of the letter', example: 'November 22, 2026' },
    'dates.received': { label: 'When it counts as received', example: 'November 26, 2026' },
    'dates.answerBy': { label: 'The last day to answer a complaint', example: 'December 10, 2026' },
    'law.source': { label: 'The section that the letter stands by', example: 'Strata Property Act, s. 135 (1)' },
    'sender.name': { label: 'Who sends it', example: 'Mandeep Manager' },
    'sender.role': { label: 'What they are to the building', example: 'Manager' },
  } as const satisfies Record<Key, Field>
  return {
    ...always,
    ...(demand && {
      'dates.demandUntil': { label: 'When the time of a demand is over', example: 'December 11, 2026' },
    }),
    ...(entry && {
      'dates.entryFrom': { label: 'The first day on which somebody may enter', example: 'November 29, 2026' },
      'law.entryNotice': { label: 'How long before somebody enters notice is given', example: `${entry.hours} hours` },
    }),
  }
}

/** The fields that a building's letters may name, in their order. */
export const mergeFieldsFor = (jurisdiction: Jurisdiction): MergeField[] =>
  Object.entries<Field>(fieldsFor(jurisdiction)).map(([key, field]) => ({
    ...field,
    key,
    group: key.split('.')[0] as MergeField['group'],
  }))

/** What may stand in a letter for something else. */
export const listMergeFields = async ({ building }: InBuilding): Promise<MergeField[]> =>
  mergeFieldsFor(building.jurisdiction)

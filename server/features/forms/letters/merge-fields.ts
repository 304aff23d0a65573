import type { MergeField } from '../../../../contract/forms/templates.ts'
import { enforcementClocks, labelsFor, type Jurisdiction } from '../../../../law/law.ts'
import type { InBuilding } from '../../../context.ts'

type Field = Omit<MergeField, 'key' | 'group'>
type Key = `${MergeField['group']}.${string}`

const fieldsFor = (jurisdiction: Jurisdiction) => {
  const { corporation, entitlement, lot, plan } = labelsFor(jurisdiction)
  const { entry, demand } = enforcementClocks(jurisdiction)
  const always = {
    'building.name': { label: 'Building name', example: 'Harbour View' },
    'building.address': { label: 'Building address', example: '1200 Seawall Crescent, Vancouver, BC V6E 1A1' },
    'building.corporation': {
      label: `Legal name of the ${corporation.one}`,
      example: 'The Owners, Strata Plan 1',
    },
    'building.plan': { label: `${plan.One} and number`, example: `${plan.One} 1` },
    'unit.number': { label: 'Unit number', example: '302' },
    'unit.lot': { label: `${lot.One} as numbered on the plan`, example: `${lot.One} 15` },
    'unit.entitlement': { label: `${entitlement.One} of the unit`, example: '142' },
    'unit.address': { label: 'Unit address', example: '302 – 1200 Seawall Crescent, Vancouver, BC V6E 1A1' },
    'people.names': { label: 'Recipients’ names', example: 'Olivia Owner and Oscar Owner' },
    'people.owners': { label: 'Unit owners', example: 'Olivia Owner' },
    'people.tenants': { label: 'Unit tenants', example: 'Theo Tenant' },
    'people.mailingAddress': { label: 'Mailing address', example: '12 Ferry Lane, Victoria BC V8V 1A1' },
    'dates.today': { label: 'Date of the letter', example: 'November 22, 2026' },
    'dates.received': { label: 'Date it counts as received', example: 'November 26, 2026' },
    'dates.answerBy': { label: 'Last day to answer a complaint', example: 'December 10, 2026' },
    'law.source': { label: 'Section of the law', example: 'Strata Property Act, s. 135 (1)' },
    'sender.name': { label: 'Sender’s name', example: 'Mandeep Manager' },
    'sender.role': { label: 'Sender’s role', example: 'Manager' },
  } as const satisfies Record<Key, Field>
  return {
    ...always,
    ...(demand && {
      'dates.demandUntil': { label: 'End of the demand period', example: 'December 11, 2026' },
    }),
    ...(entry && {
      'dates.entryFrom': { label: 'First day entry is allowed', example: 'November 29, 2026' },
      'law.entryNotice': { label: 'Notice period for entry', example: `${entry.hours} hours` },
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

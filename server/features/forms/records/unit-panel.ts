import type { UnitPanelOf } from '../../../offers.ts'

/** On their own unit's page, owners and tenants are led to where they ask for records. */
export const recordsOfUnit: UnitPanelOf = async (_ctx, { eyes }) =>
  eyes === 'owner' || eyes === 'resident'
    ? {
        key: 'records',
        title: 'Records',
        summary:
          'You may ask for bylaws, minutes and other records of the building; the law says until when you have them.',
        rows: [],
        more: { words: 'Ask for records', to: '/records-requests' },
      }
    : null

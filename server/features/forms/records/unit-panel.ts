import type { UnitPanelOf } from '../../../offers.ts'

/** On their own unit's page, owners and tenants are led to where they ask for records. */
export const recordsOfUnit: UnitPanelOf = async (_ctx, { eyes }) =>
  eyes === 'owner' || eyes === 'resident'
    ? {
        key: 'records',
        title: 'Records',
        summary: 'You can request bylaws, minutes and other building records. The law sets the deadline.',
        rows: [],
        more: { words: 'Request records', to: '/records-requests' },
      }
    : null

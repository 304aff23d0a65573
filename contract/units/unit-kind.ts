import { kind } from '../kind.ts'

/** Things of a unit that come, change and go in the same words. */
const things = ['vehicle', 'pet', 'alteration', 'parking stall', 'locker', 'fob', 'key', 'remote', 'card'] as const
const ties = ['owner', 'tenant', 'occupant', 'agent'] as const

const inSameWords = Object.fromEntries(
  [...things, ...ties].flatMap((noun) =>
    ['added', 'changed', 'removed'].map((verb) => [
      `${noun} ${verb}`,
      `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${verb}`,
    ]),
  ),
)

export const unitKind = kind('unit', {
  page: (id) => `/unit-management/${id}`,
  views: {
    one: { before: '', one: 'unit', many: 'units' },
    directory: 'the unit directory',
    facade: 'the building facade',
    occupancy: 'occupancy',
    ownerList: 'the owner list',
    roster: 'the roster export',
    unlogged: null,
  },
  history: {
    one: 'Unit',
    actions: {
      ...inSameWords,
      created: 'Unit added',
      changed: 'Unit changed',
      sold: 'Sold',
      'moved in': 'Someone moved in',
      'moved out': 'Someone moved out',
      'owner moved in': 'Owner moved in',
      'owner moved out': 'Owner moved out',
      'ownership ended': 'Ownership ended',
      'tenancy ended': 'Tenancy ended',
      'tenant notice received': 'Tenant’s signed notice received',
      'tenant notice taken back': 'Tenant’s signed notice withdrawn',
      'device added': 'Fob or key issued',
      'device handed out': 'Fob or key issued',
      'device changed': 'Fob or key changed',
      'device ended': 'Fob or key ended',
      'device returned': 'Fob or key returned',
      'device lost': 'Fob or key lost',
      'device deactivated': 'Fob or key deactivated',
      'space added': 'Stall or locker added',
      'space removed': 'Stall or locker removed',
      'insurance added': 'Insurance policy added',
      'insurance changed': 'Insurance policy changed',
      'insurance removed': 'Insurance policy removed',
      'import undone': 'Import undone',
    },
    fields: {
      unitNumber: 'unit number',
      strataLot: 'lot',
      unitEntitlement: 'entitlement',
      unitType: 'type',
      sharePercent: 'share',
      isPrimary: 'main contact',
      occupiesUnit: 'lives in the unit',
      formKReceivedOn: 'Form K received',
      receivedOn: 'received',
      leaseEndsOn: 'lease ends',
      expiresOn: 'coverage ends',
      agreedOn: 'approved on',
      issuedOn: 'issued on',
      endedOn: 'ended on',
      endReason: 'reason',
      takesEffectOn: 'takes effect',
      from: 'first day',
      to: 'last day',
    },
    unsaid: ['extra', 'role'],
  },
})

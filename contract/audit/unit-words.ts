import type { KindWords } from './change-words.ts'

const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'An' : 'A')

/** Things of a unit that come, change and go in the same words. */
const things = ['vehicle', 'pet', 'alteration', 'parking stall', 'locker', 'fob', 'key', 'remote', 'card'] as const
const ties = ['owner', 'tenant', 'occupant', 'agent'] as const

const inSameWords = Object.fromEntries(
  [...things, ...ties].flatMap((noun) =>
    ['added', 'changed', 'removed'].map((verb) => [`${noun} ${verb}`, `${article(noun)} ${noun} is ${verb}`]),
  ),
)

export const unitWords: KindWords = {
  one: 'Unit',
  actions: {
    ...inSameWords,
    created: 'The unit is recorded',
    changed: 'The unit is changed',
    sold: 'Sold',
    'moved in': 'Somebody moved in',
    'moved out': 'Somebody moved out',
    'owner moved in': 'An owner lives in the unit',
    'owner moved out': 'An owner lives in the unit no longer',
    'ownership ended': 'An ownership ended',
    'tenancy ended': 'A tenancy ended',
    'tenant notice received': 'The tenant’s signed notice is received',
    'tenant notice taken back': 'The tenant’s signed notice is taken back',
    'device added': 'A fob or key is given out',
    'device handed out': 'A fob or key is given out',
    'device changed': 'A fob or key is changed',
    'device ended': 'A fob or key is no longer out',
    'device returned': 'A fob or key came back',
    'device lost': 'A fob or key is lost',
    'device deactivated': 'A fob or key is switched off',
    'space added': 'A stall or locker is added',
    'space removed': 'A stall or locker is taken off',
    'insurance added': 'A policy is added',
    'insurance changed': 'A policy is changed',
    'insurance removed': 'A policy is removed',
    'import undone': 'An import is undone',
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
    expiresOn: 'last day of cover',
    agreedOn: 'agreed on',
    issuedOn: 'given out on',
    endedOn: 'ended on',
    endReason: 'reason',
    takesEffectOn: 'takes effect',
    from: 'first day',
    to: 'last day',
  },
  unsaid: ['extra', 'role'],
}

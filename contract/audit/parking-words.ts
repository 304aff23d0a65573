import type { KindWords } from './change-words.ts'

export const parkingSettingsWords: KindWords = {
  one: 'Parking settings',
  actions: { changed: 'How visitor parking is shared was changed' },
  fields: {
    visitorSpaces: 'visitor spaces',
    longestStayHours: 'longest stay in hours',
    nightsPerMonth: 'overnights per unit and month',
    nightsInARow: 'nights in a row per plate',
    restNights: 'nights without after as many',
    atOnce: 'visitors of a unit at once',
    midnight: 'nights are counted at',
    advanceDays: 'days ahead',
    graceMinutes: 'grace in minutes',
    blackouts: 'days without visitor parking',
    retentionDays: 'days until plates are erased',
    patrolLinkDays: 'days for which a patrol’s link works',
    towWaitHours: 'hours between notice and tow',
  },
}

export const visitorPassWords: KindWords = {
  one: 'Visitor pass',
  actions: {
    registered: 'A visitor is registered',
    extended: 'A visitor’s pass is extended',
    cancelled: 'A visitor’s pass is cancelled',
    revoked: 'A visitor’s pass is revoked',
  },
  fields: { from: 'from', until: 'until', unit: 'unit', override: 'allowed against the limit', reason: 'reason' },
  values: {
    source: { resident: 'resident', guest_link: 'guest by link', staff: 'staff' },
    override: {
      quota: 'overnights of the unit',
      consecutive: 'nights in a row',
      atOnce: 'visitors at once',
      longest: 'longest stay',
      advance: 'days ahead',
      blackout: 'day without visitor parking',
      capacity: 'spaces of the lot',
      resident: 'a resident’s car',
    },
  },
}

export const parkingLinkWords: KindWords = {
  one: 'Parking link',
  actions: {
    'guest link made': 'A link for guests is made',
    'guest link ended': 'A link for guests is ended',
    'patrol link made': 'A patrol is given a link',
    'patrol link renewed': 'A patrol is given a new link',
    'patrol link ended': 'The link of a patrol is ended',
  },
  fields: { uses: 'guests', until: 'until', name: 'patrol' },
}

export const parkingViolationWords: KindWords = {
  one: 'Parking violation',
  actions: {
    opened: 'A parking violation is recorded',
    'seen again': 'The vehicle is seen again',
    noticed: 'A notice is put on the windshield',
    'tow requested': 'A tow is requested',
    closed: 'The violation is closed',
  },
  fields: {
    bylaw: 'bylaw or rule',
    noticeAt: 'notice put on at',
    authorisedBy: 'authorised by',
    costCents: 'cost in cents',
    closeReason: 'reason',
  },
}

import { kind } from '../kind.ts'

export const parkingSettingsKind = kind('parkingSettings', {
  page: () => '/settings/parking',
  views: {},
  history: {
    one: 'Parking settings',
    actions: { changed: 'Visitor parking settings changed' },
    fields: {
      visitorSpaces: 'visitor spaces',
      longestStayHours: 'maximum stay in hours',
      nightsPerMonth: 'overnight stays per unit per month',
      nightsInARow: 'consecutive nights per plate',
      restNights: 'nights off after the maximum',
      atOnce: 'visitors per unit at a time',
      midnight: 'night cut-off time',
      advanceDays: 'booking window in days',
      graceMinutes: 'grace period in minutes',
      blackouts: 'blackout dates',
      retentionDays: 'days plates are kept',
      patrolLinkDays: 'patrol link validity in days',
      towWaitHours: 'hours from notice to tow',
    },
  },
})

export const visitorPassKind = kind('visitorPass', {
  views: { all: 'visitor parking', unlogged: null },
  history: {
    one: 'Visitor pass',
    actions: {
      registered: 'Visitor registered',
      extended: 'Visitor pass extended',
      cancelled: 'Visitor pass cancelled',
      revoked: 'Visitor pass revoked',
    },
    fields: { from: 'from', until: 'until', unit: 'unit', override: 'limit overridden', reason: 'reason' },
    values: {
      source: { resident: 'resident', guest_link: 'guest link', staff: 'staff' },
      override: {
        quota: 'unit’s overnight limit',
        consecutive: 'consecutive nights',
        atOnce: 'visitors at a time',
        longest: 'maximum stay',
        advance: 'booking window',
        blackout: 'blackout date',
        capacity: 'lot capacity',
        resident: 'a resident’s car',
      },
    },
  },
})

export const parkingLinkKind = kind('parkingLink', {
  views: { all: 'patrol links', unlogged: null },
  history: {
    one: 'Parking link',
    actions: {
      'guest link made': 'Guest link created',
      'guest link ended': 'Guest link ended',
      'patrol link made': 'Patrol link created',
      'patrol link renewed': 'Patrol link renewed',
      'patrol link ended': 'Patrol link ended',
    },
    fields: { uses: 'guests', until: 'until', name: 'patrol' },
  },
})

export const parkingViolationKind = kind('parkingViolation', {
  page: (id) => `/parking/violations/${id}`,
  views: {
    one: { before: 'the violation ', one: 'parking violation', many: 'parking violations' },
    all: 'the parking violation list',
    unlogged: null,
  },
  attachments: { parkingViolation: 'parking' },
  history: {
    one: 'Parking violation',
    actions: {
      opened: 'Parking violation recorded',
      'seen again': 'Vehicle seen again',
      noticed: 'Notice placed on windshield',
      'tow requested': 'Tow requested',
      closed: 'Violation closed',
    },
    fields: {
      bylaw: 'bylaw or rule',
      noticeAt: 'notice placed at',
      authorisedBy: 'authorized by',
      costCents: 'cost',
      closeReason: 'reason',
    },
  },
})

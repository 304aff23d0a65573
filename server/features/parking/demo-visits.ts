import type { z } from 'zod'
import type { PatrolReport, TowRequested } from '../../../contract/parking/violation.ts'
import type { VisitorFields } from '../../../contract/parking/visitor.ts'

/** The visitors and violations of the demo: invented people, with plates that nobody has. */

export interface DemoVisit {
  by: 'olivia' | 'theo' | 'carla'
  unitNumber: '305' | '703' | '804'
  daysAgo: number
  /** Before the moment of the demo's day. */
  hoursAgo: number
  hours: number
  visitor: z.input<typeof VisitorFields>
}

const juno = {
  visitorName: 'Juno Marsh',
  licensePlate: 'RB8 41K',
  province: 'BC',
  vehicleMake: 'Mazda',
  vehicleModel: 'CX-5',
  vehicleColor: 'red',
  purpose: 'Dinner',
}
const walt = { visitorName: 'Walt Brandt', licensePlate: 'CPW-7714', province: 'AB', vehicleMake: 'Ford' }
const nurse = { visitorName: 'Irene Kwan', licensePlate: 'TN5 20H', purpose: 'Home care', vehicleColor: 'white' }
const plumber = { visitorName: 'Sam Oduya', licensePlate: 'WX9 33D', vehicleMake: 'Ram', purpose: 'Repair' }

export const demoVisits: readonly DemoVisit[] = [
  { by: 'theo', unitNumber: '305', daysAgo: 16, hoursAgo: 0, hours: 20, visitor: juno },
  { by: 'olivia', unitNumber: '703', daysAgo: 15, hoursAgo: 0, hours: 22, visitor: walt },
  { by: 'carla', unitNumber: '804', daysAgo: 12, hoursAgo: 0, hours: 3, visitor: nurse },
  { by: 'theo', unitNumber: '305', daysAgo: 9, hoursAgo: 0, hours: 5, visitor: plumber },
  { by: 'carla', unitNumber: '804', daysAgo: 5, hoursAgo: 0, hours: 3, visitor: nurse },
  { by: 'theo', unitNumber: '305', daysAgo: 4, hoursAgo: 0, hours: 18, visitor: juno },
  { by: 'olivia', unitNumber: '703', daysAgo: 0, hoursAgo: 3, hours: 20, visitor: walt },
  { by: 'carla', unitNumber: '804', daysAgo: 0, hoursAgo: 1, hours: 4, visitor: nurse },
]

/** Those who were told why not. */
export const demoRefused: readonly DemoVisit[] = [
  { by: 'theo', unitNumber: '305', daysAgo: 16, hoursAgo: -2, hours: 4, visitor: nurse },
  { by: 'olivia', unitNumber: '703', daysAgo: 15, hoursAgo: -3, hours: 12, visitor: plumber },
  { by: 'theo', unitNumber: '305', daysAgo: 4, hoursAgo: -1, hours: 3, visitor: plumber },
  { by: 'carla', unitNumber: '804', daysAgo: 6, hoursAgo: 0, hours: 48, visitor: juno },
  { by: 'carla', unitNumber: '804', daysAgo: 2, hoursAgo: 0, hours: 30, visitor: nurse },
]

export interface DemoViolation {
  daysAgo: number
  report: Omit<z.input<typeof PatrolReport>, 'key'>
  noticed?: true
  tow?: Omit<TowRequested, 'version' | 'bylawId'>
  closed?: string
}

export const demoViolations: readonly DemoViolation[] = [
  {
    daysAgo: 8,
    report: { licensePlate: 'WX9 33D', kind: 'overstayed', place: 'V-07', words: 'Still there in the evening.' },
    closed: 'Moved the same night',
  },
  {
    daysAgo: 7,
    report: { licensePlate: 'HK2 08R', kind: 'blocking', place: 'Ramp, level P1', words: 'Blocking the gate.' },
    noticed: true,
    tow: {
      bylaw: 'Bylaw 9 (3), parking',
      authorisedBy: 'Mandeep Manager',
      company: 'Seaside Towing',
      costCents: 18_500,
    },
  },
  {
    daysAgo: 3,
    report: { licensePlate: 'LM4 77T', kind: 'no_pass', place: 'V-11', words: 'No pass, third night in a row.' },
    noticed: true,
  },
  { daysAgo: 1, report: { licensePlate: 'ZB6 19C', kind: 'no_pass', place: 'V-02' } },
]

import { InternationalPhone, OptionalInternationalPhone, OptionalPhone, Phone } from '../fields.ts'
import { keeps, refuses } from '../testing/answers.ts'

refuses('phone', Phone, [
  [undefined, 'Phone number is required'],
  ['', 'Phone number is required'],
  [' () - ', 'Phone number is required'],
  [6045550123, 'Phone number must be text'],
  ['604-555-012', 'Phone number is too short'],
  ['1'.repeat(21), 'Phone number is too long'],
  ['1'.repeat(100_000), 'Phone number is too long'],
  ['604-555-CALL', 'Invalid North American phone number format'],
  ['104-555-0123', 'Invalid North American phone number format'],
  ['604-155-0123', 'Invalid North American phone number format'],
  ['911-555-0123', 'Invalid North American phone number format'],
  ['604-911-0123', 'Invalid North American phone number format'],
  ['2-604-555-0123', 'Invalid North American phone number format'],
  ['+44 20 7946 0958', 'Invalid North American phone number format'],
  ['6045550123\0', 'Phone number contains invalid characters'],
])

keeps('phone', Phone, [
  ['604-555-0123', '+16045550123'],
  ['(604) 555.0123', '+16045550123'],
  ['1 604 555 0123', '+16045550123'],
  ['+1 [604] 555–0123', '+16045550123'],
  ['+16045550123'],
  ['\u202A604\u00A0555\u00A00123\u202C', '+16045550123'],
  ['\uFEFF(604)\u200B555\u00AD-0123\u2069', '+16045550123'],
  ['\u200E+1\u2011604\u2011555\u20110123\u200F', '+16045550123'],
])

keeps('international phone', InternationalPhone, [
  ['+44 20 7946 0958', '+442079460958'],
  ['604-555-0123', '+16045550123'],
  ['1'.repeat(20)],
])

refuses('international phone', InternationalPhone, [
  [undefined, 'Phone number is required'],
  ['+44 20', 'Phone number is too short'],
  ['+44 20 7946 09x8', 'Invalid phone number format'],
  ['0044 20 7946 0958', 'Invalid phone number format'],
])

keeps('optional phone', OptionalPhone, [[undefined], [''], ['604-555-0123', '+16045550123']])
keeps('optional international phone', OptionalInternationalPhone, [[undefined], [''], ['+442079460958']])
refuses('optional phone', OptionalPhone, [['604', 'Phone number is too short']])

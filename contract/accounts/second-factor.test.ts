import { keeps, refuses } from '../testing/answers.ts'
import { AuthenticatorConfirmation, GivenCode } from './second-factor.ts'

keeps('a code', GivenCode.shape.code, [
  ['123456'],
  ['123 456', '123456'],
  ['\u200B123\u00A0456\uFEFF', '123456'],
  ['ABCD-efgh\u00AD-1234\u200D-5678\u200E', 'abcdefgh12345678'],
])
refuses('a code', AuthenticatorConfirmation.shape.code, [
  ['\u200B', 'Code is required'],
  ['12345', 'Enter the 6 digits shown in your app'],
])

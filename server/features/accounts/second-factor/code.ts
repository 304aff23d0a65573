import type { Ctx } from '../../../context.ts'
import { InvalidField } from '../../../http/errors.ts'
import { spendAuthenticatorCode } from './authenticator-code.ts'
import { spendRecoveryCode } from './recovery.ts'

/** One answer for a code that is wrong, too old or used already. */
export const wrongCode = () => InvalidField('code', 'That code isn’t right. Try the one showing now.')

/** Uses a code of the app or a recovery code up; answers whether it was good. */
export const spendCode = (tx: Ctx, accountId: string, code: string): Promise<boolean> =>
  /^\d{6}$/.test(code) ? spendAuthenticatorCode(tx, accountId, code) : spendRecoveryCode(tx, accountId, code)

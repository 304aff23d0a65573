import { accounts } from '../../../contract/accounts.ts'
import { bind } from '../../http/bind.ts'
import { forgotPassword } from './address-mails.ts'
import { resendVerification, verifyEmail } from './verification.ts'
import { disconnectGoogle, finishGoogle, signInWays, startGoogle } from './google.ts'
import { changeEmail, keepEmail, objectToEmail } from './change-email.ts'
import { changePassword, endOtherSessions, sendPasswordLink } from './change-password.ts'
import { confirmAuthenticator, endAuthenticator, startAuthenticator } from './second-factor/authenticator.ts'
import { openPicture } from './picture.ts'
import {
  askPasskey,
  askSecondFactorPasskey,
  giveSecondFactorPasskey,
  signInWithPasskey,
} from './second-factor/passkey-sign-in.ts'
import { addPasskey, askNewPasskey, listPasskeys, removePasskey, renamePasskey } from './second-factor/passkeys.ts'
import { changeProfile, readProfile } from './profile.ts'
import { renewRecoveryCodes } from './second-factor/recovery.ts'
import { awaitedSecondFactor, giveSecondFactor, readSecondFactor } from './second-factor/second-factor.ts'
import { endSession, listSessions, login, logout, me, resetPassword } from './accounts.ts'

export const accountRoutes = bind(accounts, {
  login,
  me,
  logout,
  sessions: listSessions,
  endSession,
  forgotPassword,
  resetPassword,
  verifyEmail,
  resendVerification,
  google: startGoogle,
  googleCallback: finishGoogle,
  signInWays,
  disconnectGoogle,
  profile: readProfile,
  changeProfile,
  picture: openPicture,
  changePassword,
  sendPasswordLink,
  changeEmail,
  keepEmail,
  objectToEmail,
  endOtherSessions,
  awaitedSecondFactor,
  giveSecondFactor,
  secondFactor: readSecondFactor,
  startAuthenticator,
  confirmAuthenticator,
  endAuthenticator,
  renewRecoveryCodes,
  askPasskey,
  signInWithPasskey,
  askSecondFactorPasskey,
  giveSecondFactorPasskey,
  passkeys: listPasskeys,
  askNewPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
})

/** The mails about an account itself; they carry secrets or warn of changes, and cannot be switched off. */
import {
  emailLinkHours,
  emailObjectionHoldsMs,
  passwordLinkMinutes,
  unverifiedKeptMs,
} from '../../../contract/limits.ts'
import { guessesFree } from '../../../contract/limits/accounts.ts'
import type { Ctx } from '../../context.ts'
import { queueMail, type MailOrder } from '../mail/mail.ts'

interface Reader {
  email: string
  firstName: string
}

const days = (ms: number) => `${ms / 86_400_000} days`
const pathOf = (link: string): string => new URL(link).pathname + new URL(link).search

export const writeAboutAccount = (
  ctx: Ctx,
  { email, firstName }: Reader,
  letter: Omit<MailOrder, 'class' | 'to' | 'toName'>,
): Promise<void> => queueMail(ctx, { ...letter, class: 'transactional', to: email, toName: firstName })

/** To an address that nobody owns: the link that proves it. */
export const mailVerification = (ctx: Ctx, reader: Reader, path: string): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    subject: 'Confirm your email address',
    paragraphs: [
      'Somebody, most likely you, registered with this address.',
      `Please confirm that it is yours within ${emailLinkHours} hours. Until then no building can let you in.`,
      `If it was not you, do nothing: what is not confirmed is deleted after ${days(unverifiedKeptMs)}.`,
    ],
    link: { label: 'Confirm my address', path },
    secret: true,
    forLink: 'address',
  })

/** To an address that has an owner, when somebody registers with it. */
export const mailAccountExists = (ctx: Ctx, reader: Reader): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    subject: 'You have an account already',
    paragraphs: [
      'Somebody, most likely you, registered with this address. You have an account with it already.',
      'Sign in with it, or choose a new password by "Forgot Password?" on the login screen.',
      'If it was not you, you need not do anything: nothing in your account has changed.',
    ],
    link: { label: 'Log in', path: '/login' },
  })

/** Warns the owner of an account that someone is guessing at the password. */
export const mailGuesses = (ctx: Ctx, reader: Reader): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    subject: 'Someone is trying to guess your password',
    paragraphs: [
      `A wrong password was entered ${guessesFree} times for your account, in browsers you haven't used before. None of those tries got in.`,
      'New browsers now have to wait between tries. Browsers you have signed in from before work as usual.',
      'If it was you, choose a new password with "Forgot Password?" on the login screen. If it was not, make sure you use this password nowhere else, and add a second step to your sign-in.',
    ],
    link: { label: 'Open my profile', path: '/my-profile#second-factor' },
  })

export const mailPasswordLink = (ctx: Ctx, reader: Reader, link: string): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody, most likely you, asked for a new password for your account.',
      `Choose it within ${passwordLinkMinutes} minutes. The link works once.`,
      'If it was not you, do nothing: your password stays as it is.',
    ],
    link: { label: 'Choose a new password', path: pathOf(link) },
    secret: true,
    forLink: 'password',
  })

/** For somebody who asked the platform's staff for help. */
export const mailPasswordLinkByStaff = (ctx: Ctx, reader: Reader, link: string): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    subject: 'Choose a new password',
    paragraphs: [
      'Whoever runs this server sends you this link, because you or your building asked for help.',
      `Choose a new password within ${passwordLinkMinutes} minutes. The link works once.`,
      'If you did not ask for it, do nothing: your password stays as it is.',
    ],
    link: { label: 'Choose a new password', path: pathOf(link) },
    secret: true,
    forLink: 'password',
  })

export const tellSignedOutByStaff = (ctx: Ctx, reader: Reader): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    subject: 'You were signed out everywhere',
    paragraphs: [
      'Whoever runs this server has signed you out of every browser, because you or your building asked for it.',
      'Your password is still the same. If somebody else may know it, choose a new one.',
    ],
    link: { label: 'Choose a new password', path: '/forgot-password' },
  })

export const tellOfNewPassword = (ctx: Ctx, reader: Reader): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Parapet account was changed just now.',
      'If that was you, there is nothing to do. If it was not, choose a new password at once: that signs everybody out.',
    ],
    link: { label: 'It was not me', path: '/forgot-password' },
  })

export const tellPasswordLink = (ctx: Ctx, reader: Reader, link: string): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    secret: true,
    forLink: 'password',
    subject: 'Choose a password',
    paragraphs: [
      'With this link you choose a password for your Parapet account. You can then sign in with it, too.',
      `It works once, for ${passwordLinkMinutes} minutes. If you did not ask for it, you can ignore this mail.`,
    ],
    link: { label: 'Choose a password', path: pathOf(link) },
  })

/** To the address that is to be confirmed. */
export const askToConfirm = (ctx: Ctx, reader: Reader, path: string): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    secret: true,
    forLink: 'address',
    subject: 'Confirm your new email address',
    paragraphs: [
      'You asked to use this address for your Parapet account. Confirm it, and from then on you sign in with it.',
      `The link works once, for ${emailLinkHours} hours. If you did not ask for it, you can ignore this mail: nothing changes.`,
    ],
    link: { label: 'Use this address', path },
  })

/** To somebody whose own address another account asked for. */
export const tellAddressOwner = (ctx: Ctx, owner: Reader): Promise<void> =>
  writeAboutAccount(ctx, owner, {
    subject: 'You have an account with this address',
    paragraphs: [
      'Somebody asked to use your email address for another Parapet account. That was not done: the address is yours.',
      'If it was you, sign in with this address instead. If not, there is nothing to do.',
    ],
    link: { label: 'Sign in', path: '/login' },
  })

/** To the former address, with a way to object. */
export const tellFormerAddress = (ctx: Ctx, reader: Reader, email: string, token: string): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    secret: true,
    subject: 'Your email address is about to change',
    paragraphs: [
      `Somebody who knows your password asked to use ${email} for your Parapet account in place of this address.`,
      `If that was you, there is nothing to do here. If it was not, keep your address with this link: it works for ${days(emailObjectionHoldsMs)}, also after the change.`,
    ],
    link: { label: 'It was not me: keep my address', path: `/keep-email?token=${token}` },
  })

/** To the former address, once the new one was confirmed. */
export const tellAddressChanged = (ctx: Ctx, reader: Reader, email: string): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    subject: 'Your email address was changed',
    paragraphs: [
      `From now on you sign in to Parapet with ${email}, and our mail goes there.`,
      'If that was not you, use the link in our mail before this one to keep your address.',
    ],
  })

/** To an address that objected, with the way to a new password. */
export const tellAddressKept = (ctx: Ctx, reader: Reader, link: string): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    secret: true,
    subject: 'Your email address stays',
    paragraphs: [
      'You keep your address. Everybody was signed out and your password no longer works, since somebody else knew it.',
      'An authenticator app, passkeys or a Google account that were added since the change was asked for are removed, too.',
      `Choose a new one now. The link works once, for ${passwordLinkMinutes} minutes; afterwards ask for another on the login page.`,
    ],
    link: { label: 'Choose a new password', path: pathOf(link) },
  })

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
      'Someone, most likely you, registered with this address.',
      `Please confirm that it’s yours within ${emailLinkHours} hours. Until then, no building can give you access.`,
      `If it wasn’t you, you can ignore this email: unconfirmed accounts are deleted after ${days(unverifiedKeptMs)}.`,
    ],
    link: { label: 'Confirm my address', path },
    secret: true,
    forLink: 'address',
  })

/** To an address that has an owner, when somebody registers with it. */
export const mailAccountExists = (ctx: Ctx, reader: Reader): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    subject: 'You already have an account',
    paragraphs: [
      'Someone, most likely you, registered with this address, but you already have an account with it.',
      'Sign in as usual, or use "Forgot Password?" on the login screen to choose a new password.',
      'If it wasn’t you, you can ignore this email: nothing in your account has changed.',
    ],
    link: { label: 'Log in', path: '/login' },
  })

/** Warns the owner of an account that someone is guessing at the password. */
export const mailGuesses = (ctx: Ctx, reader: Reader): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    subject: 'Someone is trying to guess your password',
    paragraphs: [
      `A wrong password was entered ${guessesFree} times for your account, in browsers you haven’t used before. None of the attempts succeeded.`,
      'New browsers now have to wait between attempts. Browsers you’ve signed in from before work as usual.',
      'If it was you, choose a new password with "Forgot Password?" on the login screen. If it wasn’t, make sure you don’t use this password anywhere else, and set up two-step sign-in.',
    ],
    link: { label: 'Open my profile', path: '/my-profile#second-factor' },
  })

export const mailPasswordLink = (ctx: Ctx, reader: Reader, link: string): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    subject: 'Choose a new password',
    paragraphs: [
      'Someone, most likely you, asked to reset the password for your account.',
      `Choose a new one within ${passwordLinkMinutes} minutes. The link works once.`,
      'If it wasn’t you, you can ignore this email: your password hasn’t changed.',
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
      'The administrators of this server sent you this link because you or your building asked for help.',
      `Choose a new password within ${passwordLinkMinutes} minutes. The link works once.`,
      'If you didn’t ask for it, you can ignore this email: your password hasn’t changed.',
    ],
    link: { label: 'Choose a new password', path: pathOf(link) },
    secret: true,
    forLink: 'password',
  })

export const tellSignedOutByStaff = (ctx: Ctx, reader: Reader): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    subject: 'You were signed out everywhere',
    paragraphs: [
      'The administrators of this server signed you out of every browser because you or your building asked for it.',
      'Your password hasn’t changed. If someone else may know it, choose a new one.',
    ],
    link: { label: 'Choose a new password', path: '/forgot-password' },
  })

export const tellOfNewPassword = (ctx: Ctx, reader: Reader): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    subject: 'Your password was changed',
    paragraphs: [
      'The password for your Parapet account was just changed.',
      'If that was you, there’s nothing to do. If it wasn’t, choose a new password right away: that signs out all devices.',
    ],
    link: { label: 'It wasn’t me', path: '/forgot-password' },
  })

export const tellPasswordLink = (ctx: Ctx, reader: Reader, link: string): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    secret: true,
    forLink: 'password',
    subject: 'Choose a password',
    paragraphs: [
      'Use this link to choose a password for your Parapet account. You can then sign in with it, too.',
      `The link works once, for ${passwordLinkMinutes} minutes. If you didn’t ask for it, you can ignore this email.`,
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
      'You asked to use this address for your Parapet account. After you confirm it, you’ll sign in with it.',
      `The link works once, for ${emailLinkHours} hours. If you didn’t ask for it, you can ignore this email: nothing will change.`,
    ],
    link: { label: 'Use this address', path },
  })

/** To somebody whose own address another account asked for. */
export const tellAddressOwner = (ctx: Ctx, owner: Reader): Promise<void> =>
  writeAboutAccount(ctx, owner, {
    subject: 'You already have an account with this address',
    paragraphs: [
      'Someone asked to use your email address for another Parapet account. We didn’t do it: the address is yours.',
      'If it was you, sign in with this address instead. If not, there’s nothing to do.',
    ],
    link: { label: 'Sign in', path: '/login' },
  })

/** To the former address, with a way to object. */
export const tellFormerAddress = (ctx: Ctx, reader: Reader, email: string, token: string): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    secret: true,
    subject: 'Your email address is about to change',
    paragraphs: [
      `Someone who knows your password asked to use ${email} instead of this address for your Parapet account.`,
      `If that was you, there’s nothing to do. If it wasn’t, keep your address with this link. It works for ${days(emailObjectionHoldsMs)}, even after the change.`,
    ],
    link: { label: 'It wasn’t me: keep my address', path: `/keep-email?token=${token}` },
  })

/** To the former address, once the new one was confirmed. */
export const tellAddressChanged = (ctx: Ctx, reader: Reader, email: string): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    subject: 'Your email address was changed',
    paragraphs: [
      `From now on you sign in to Parapet with ${email}, and we’ll send our emails there.`,
      'If that wasn’t you, use the link in our previous email to keep your address.',
    ],
  })

/** To an address that objected, with the way to a new password. */
export const tellAddressKept = (ctx: Ctx, reader: Reader, link: string): Promise<void> =>
  writeAboutAccount(ctx, reader, {
    secret: true,
    subject: 'Your email address hasn’t changed',
    paragraphs: [
      'You kept your address. All devices were signed out, and your password no longer works because someone else knew it.',
      'Any authenticator app, passkeys or Google account added since the change was requested have been removed, too.',
      `Choose a new password now. The link works once, for ${passwordLinkMinutes} minutes. After that, request another on the login page.`,
    ],
    link: { label: 'Choose a new password', path: pathOf(link) },
  })

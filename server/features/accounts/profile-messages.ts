/** What people are told when the ways in which they sign in change; always by mail, and never to be switched off. */
import { emailLinkHours, emailObjectionHoldsMs, passwordLinkMinutes } from '../../../contract/limits.ts'
import type { Ctx } from '../../context.ts'
import { queueMail, type MailOrder } from '../mail/mail.ts'

interface Reader {
  email: string
  firstName: string
}

const days = (ms: number) => `${ms / 86_400_000} days`
const pathOf = (link: string): string => new URL(link).pathname + new URL(link).search

const write = async (
  tx: Ctx,
  { email, firstName }: Reader,
  letter: Omit<MailOrder, 'class' | 'to' | 'toName'>,
): Promise<void> => {
  await queueMail(tx, { ...letter, class: 'transactional', to: email, toName: firstName })
}

export const tellOfNewPassword = (tx: Ctx, reader: Reader): Promise<void> =>
  write(tx, reader, {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Parapet account was changed just now.',
      'If that was you, there is nothing to do. If it was not, choose a new password at once: that signs everybody out.',
    ],
    link: { label: 'It was not me', path: '/forgot-password' },
  })

export const tellPasswordLink = (tx: Ctx, reader: Reader, link: string): Promise<void> =>
  write(tx, reader, {
    secret: true,
    subject: 'Choose a password',
    paragraphs: [
      'With this link you choose a password for your Parapet account. You can then sign in with it, too.',
      `It works once, for ${passwordLinkMinutes} minutes. If you did not ask for it, you can ignore this mail.`,
    ],
    link: { label: 'Choose a password', path: pathOf(link) },
  })

/** To the address that is to be confirmed. */
export const askToConfirm = (tx: Ctx, reader: Reader, path: string): Promise<void> =>
  write(tx, reader, {
    secret: true,
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      'You asked to use this address for your Parapet account. Confirm it, and from then on you sign in with it.',
      `The link works once, for ${emailLinkHours} hours. If you did not ask for it, you can ignore this mail: nothing changes.`,
    ],
    link: { label: 'Use this address', path },
  })

/** To somebody whose own address another account asked for. */
export const tellOwner = (tx: Ctx, owner: Reader): Promise<void> =>
  write(tx, owner, {
    subject: 'You have an account with this address',
    paragraphs: [
      'Somebody asked to use your e-mail address for another Parapet account. That was not done: the address is yours.',
      'If it was you, sign in with this address instead. If not, there is nothing to do.',
    ],
    link: { label: 'Sign in', path: '/login' },
  })

/** To the former address, with a way to object. */
export const tellFormerAddress = (tx: Ctx, reader: Reader, email: string, token: string): Promise<void> =>
  write(tx, reader, {
    secret: true,
    subject: 'Your e-mail address is about to change',
    paragraphs: [
      `Somebody who knows your password asked to use ${email} for your Parapet account in place of this address.`,
      `If that was you, there is nothing to do here. If it was not, keep your address with this link: it works for ${days(emailObjectionHoldsMs)}, also after the change.`,
    ],
    link: { label: 'It was not me: keep my address', path: `/keep-email?token=${token}` },
  })

/** To the former address, once the new one was confirmed. */
export const tellAddressChanged = (tx: Ctx, reader: Reader, email: string): Promise<void> =>
  write(tx, reader, {
    subject: 'Your e-mail address was changed',
    paragraphs: [
      `From now on you sign in to Parapet with ${email}, and our mail goes there.`,
      'If that was not you, use the link in our mail before this one to keep your address.',
    ],
  })

/** To an address that objected, with the way to a new password. */
export const tellAddressKept = (tx: Ctx, reader: Reader, link: string): Promise<void> =>
  write(tx, reader, {
    secret: true,
    subject: 'Your e-mail address stays',
    paragraphs: [
      'You keep your address. Everybody was signed out and your password no longer works, since somebody else knew it.',
      'An authenticator app, passkeys or a Google account that were added since the change was asked for are removed, too.',
      `Choose a new one now. The link works once, for ${passwordLinkMinutes} minutes; afterwards ask for another on the login page.`,
    ],
    link: { label: 'Choose a new password', path: pathOf(link) },
  })

/** The mails about an account itself; they carry secrets or warn of changes, and cannot be switched off. */
import { emailLinkHours, passwordLinkMinutes } from '../../../contract/limits.ts'
import type { Ctx } from '../../context.ts'
import { queueMail } from '../mail/mail.ts'

interface Recipient {
  email: string
  firstName: string
}

type Words = Omit<Parameters<typeof queueMail>[1], 'to' | 'toName' | 'class'>

const write = async (ctx: Ctx, { email, firstName }: Recipient, words: Words): Promise<void> => {
  await queueMail(ctx, { ...words, to: email, toName: firstName, class: 'transactional' })
}

/** To an address that nobody owns: the link that proves it. */
export const mailVerification = (ctx: Ctx, to: Recipient, path: string): Promise<void> =>
  write(ctx, to, {
    subject: 'Confirm your email address',
    paragraphs: [
      'Somebody, most likely you, registered with this address.',
      `Please confirm that it is yours within ${emailLinkHours} hours. Until then no building can let you in.`,
      'If it was not you, do nothing: what is not confirmed is deleted after 30 days.',
    ],
    link: { label: 'Confirm my address', path },
    secret: true,
  })

/** To an address that has an owner, when somebody registers with it. */
export const mailAccountExists = (ctx: Ctx, to: Recipient): Promise<void> =>
  write(ctx, to, {
    subject: 'You have an account already',
    paragraphs: [
      'Somebody, most likely you, registered with this address. You have an account with it already.',
      'Sign in with it, or choose a new password by "Forgot Password?" on the login screen.',
      'If it was not you, you need not do anything: nothing in your account has changed.',
    ],
    link: { label: 'Log in', path: '/login' },
  })

export const mailPasswordLink = (ctx: Ctx, to: Recipient, path: string): Promise<void> =>
  write(ctx, to, {
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody, most likely you, asked for a new password for your account.',
      `Choose it within ${passwordLinkMinutes} minutes. The link works once.`,
      'If it was not you, do nothing: your password stays as it is.',
    ],
    link: { label: 'Choose a new password', path },
    secret: true,
  })

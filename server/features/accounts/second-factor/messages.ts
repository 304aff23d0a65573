/** What people are told when another way to sign in comes or goes; always by mail, and never to be switched off. */
import type { Ctx } from '../../../context.ts'
import { writeAboutAccount } from '../messages.ts'

const news = {
  authenticatorOn: ['An authenticator app was set up', 'From now on, you’ll need a code from that app to sign in.'],
  authenticatorOff: [
    'Your authenticator app was turned off',
    'You’ll no longer be asked for its codes when you sign in.',
  ],
  codesRenewed: ['You have new recovery codes', 'The old ones no longer work.'],
  codeUsed: [
    'A recovery code was used',
    'Someone, most likely you, used one of your recovery codes. Each works once: make new ones before you run out.',
  ],
  passkeyAdded: [
    'A passkey was added',
    'It can sign in to your account on its own. If it isn’t yours, remove it in your profile, too.',
  ],
  googleConnected: [
    'A Google account was connected',
    'It can sign in to your account. If it isn’t yours, disconnect it in your profile, too.',
  ],
  googleDisconnected: ['Your Google account was disconnected', 'It can no longer sign in to your account.'],
  removed: [
    'Your two-step sign-in was reset',
    'The administrators of this server did this. You’ve been signed out everywhere: sign in again, and set it up again.',
  ],
  passkeyRemoved: ['A passkey was removed', 'It can no longer sign in to your account.'],
} as const satisfies Record<string, readonly [subject: string, text: string]>

interface Owner {
  email: string
  firstName: string
  verifiedAt: string | null
}

/** Tells the owner of an account; an address that nobody has verified may be somebody else's, and gets nothing. */
export const tellOwner = async (tx: Ctx, owner: Owner, what: keyof typeof news): Promise<void> => {
  if (owner.verifiedAt === null) return
  const [subject, text] = news[what]
  await writeAboutAccount(tx, owner, {
    subject,
    paragraphs: [
      text,
      'If that was you, there’s nothing to do. If it wasn’t, choose a new password right away: that signs out all devices.',
    ],
    link: { label: 'It wasn’t me', path: '/forgot-password' },
  })
}

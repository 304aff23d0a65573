import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'everybody',
      tasks: [
        {
          id: 'sign-in',
          title: 'Sign in',
          steps: [
            'Open the [login page](/login).',
            'Type your email address and your password and press **Login**. Or choose **Sign in with a passkey**, or **Continue with Google** where it is offered.',
            'If you have set up a second step, type the code that your app shows and press **Continue**.',
          ],
          wrong: [
            [
              'The address or password is not accepted.',
              'We do not say which of the two is wrong, so that nobody can find out who has an account. Look at the spelling, then follow **Forgot Password?**.',
            ],
            [
              'You have to wait.',
              'After five failed tries the wait grows from one minute to fifteen. The right password waits too; that keeps others from guessing.',
            ],
            [
              'You no longer have your phone.',
              'Choose **Use a recovery code** and type one of the codes that you kept. Each works once.',
            ],
            [
              'You are signed out by itself.',
              'Residents and council are, after 14 days without a visit; managers after 12 hours. What you had begun to type on a form may be lost, so save before you leave.',
            ],
          ],
        },
        {
          id: 'password',
          title: 'Set a new password',
          steps: [
            'You do not know the old one: on the login page follow **Forgot Password?**, type your address and press **Send the link**. The link works once, for 30 minutes.',
            'You know it: open [My Profile](/my-profile#password), and under **Change your password** type both and press **Change password**.',
          ],
          after:
            'A password set by a link signs you out everywhere. If you change it in your profile, this browser stays signed in.',
          wrong: [
            [
              'No mail comes.',
              'There may be no account with that address. We say the same in both cases, so try your other address.',
            ],
            [
              'The link is over.',
              'It was used, is older than 30 minutes, or there is a newer one. Press **Ask for a new link**.',
            ],
          ],
        },
        {
          id: 'second-step',
          title: 'Protect your account with a second step',
          says: ['With a second step, somebody who learns your password still cannot get in.'],
          steps: [
            'Install an authenticator app on your phone.',
            'Open [My Profile](/my-profile#second-factor) and press **Set up** under **Two-step sign-in**.',
            'Scan the code with the app, type the six digits that it shows and press **Turn it on**.',
            'Keep the ten recovery codes where you keep your papers, then press **I have saved them**.',
          ],
          wrong: [
            [
              'The code is not accepted.',
              'A code is good for half a minute and works once. Wait for the next one, and see that the clock of your phone is set by itself.',
            ],
            [
              'Phone and recovery codes are both gone.',
              'Write to us from the address of your account. We make sure that it is you, then remove the second step; you are told by mail.',
            ],
          ],
        },
        {
          id: 'passkey',
          title: 'Sign in with a finger, a face or a PIN',
          steps: [
            'Open [My Profile](/my-profile#passkeys) and press **Add a passkey**.',
            'Your device asks who is there; give the passkey a name such as “Phone”.',
            'Next time choose **Sign in with a passkey** on the login page.',
          ],
          wrong: [
            [
              '**This browser cannot use passkeys.**',
              'It is too old, or does not run on a device with a screen lock. Sign in by password there.',
            ],
          ],
        },
        {
          id: 'profile',
          title: 'Change your name, phone or picture',
          steps: [
            'Open **My Profile** from the menu with your picture at the top right.',
            'Change **Personal details** and press **Save changes**.',
            'Under **Picture** press **Choose a picture**, then **Use this picture**.',
          ],
          after:
            'The people of your buildings see your picture. Your phone number they see only if you share it: [privacy](/help/privacy#share).',
        },
        {
          id: 'address',
          title: 'Change your email address',
          steps: [
            'Open [My Profile](/my-profile#email) and press **Change email**.',
            'Type the new address and your password.',
            'Open the link in the mail to the new address. Only then does it count.',
          ],
          after: 'The old address is told as well, and can take the change back for 7 days.',
          wrong: [
            [
              'A mail says that your address is to change, and it was not you.',
              'Open its link and press **It was not me: keep my address**. Everybody is signed out, and you choose a new password.',
            ],
          ],
        },
        {
          id: 'sessions',
          title: 'See where you are signed in',
          steps: [
            'Open [My Profile](/my-profile#sessions), **Where you are signed in**.',
            'Press **Sign out** beside a browser that you do not know, or **Sign out everywhere else**.',
            'Then change your password.',
          ],
        },
      ],
    },
  ],
  beside: ['getting-started', 'privacy', 'notifications'],
}
export default topic

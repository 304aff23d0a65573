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
            'Enter your email address and password and press **Login**. Or choose **Sign in with a passkey**, or **Continue with Google** if it’s available.',
            'If you’ve set up two-step sign-in, enter the code from your app and press **Continue**.',
          ],
          wrong: [
            [
              'The address or password isn’t accepted.',
              'We don’t say which one is wrong, so no one can find out who has an account. Check the spelling, then use **Forgot Password?**.',
            ],
            [
              'You’re asked to wait.',
              'After five failed attempts, the wait grows from one minute to fifteen, even for the right password. This stops others from guessing.',
            ],
            [
              'You no longer have your phone.',
              'Choose **Use a recovery code** and enter one of your saved codes. Each works once.',
            ],
            [
              'You’re signed out automatically.',
              'Residents and council are signed out after 14 days without a visit, managers after 12 hours. Anything unsaved may be lost, so save before you leave.',
            ],
          ],
        },
        {
          id: 'password',
          title: 'Set a new password',
          steps: [
            'If you don’t know the old one: on the login page, choose **Forgot Password?**, enter your address and press **Send link**. The link works once, for 30 minutes.',
            'If you know it: open [My Profile](/my-profile#password), enter both passwords under **Change your password** and press **Change password**.',
          ],
          after:
            'Setting a password with a link signs you out everywhere. If you change it in your profile, this browser stays signed in.',
          wrong: [
            [
              'No email arrives.',
              'There may be no account with that address. We show the same message either way, so try your other address.',
            ],
            [
              'The link has expired.',
              'It was already used, is older than 30 minutes, or was replaced by a newer one. Press **Request a new link**.',
            ],
          ],
        },
        {
          id: 'second-step',
          title: 'Protect your account with two-step sign-in',
          says: ['With two-step sign-in, someone who learns your password still can’t get in.'],
          steps: [
            'Install an authenticator app on your phone.',
            'Open [My Profile](/my-profile#second-factor) and press **Set up** under **Two-step sign-in**.',
            'Scan the code with the app, enter the six digits it shows and press **Turn on**.',
            'Save the ten recovery codes somewhere safe, then press **I’ve saved them**.',
          ],
          wrong: [
            [
              'The code isn’t accepted.',
              'A code is valid for 30 seconds and works once. Wait for the next one, and make sure your phone’s clock is set automatically.',
            ],
            [
              'You’ve lost both your phone and recovery codes.',
              'Email us from the address on your account. We’ll confirm it’s you, then reset two-step sign-in and notify you by email.',
            ],
          ],
        },
        {
          id: 'passkey',
          title: 'Sign in with a fingerprint, face or PIN',
          steps: [
            'Open [My Profile](/my-profile#passkeys) and press **Add a passkey**.',
            'Confirm it’s you on your device, and give the passkey a name such as “Phone”.',
            'Next time, choose **Sign in with a passkey** on the login page.',
          ],
          wrong: [
            [
              '**This browser doesn’t support passkeys.**',
              'It’s too old, or the device has no screen lock. Sign in with your password instead.',
            ],
          ],
        },
        {
          id: 'profile',
          title: 'Change your name, phone or photo',
          steps: [
            'Open **My Profile** from the menu under your photo at the top right.',
            'Change **Personal details** and press **Save changes**.',
            'Under **Photo**, press **Choose a photo**, then **Use this photo**.',
          ],
          after:
            'People in your buildings can see your photo. They can see your phone number only if you share it: [privacy](/help/privacy#share).',
        },
        {
          id: 'address',
          title: 'Change your email address',
          steps: [
            'Open [My Profile](/my-profile#email) and press **Change email**.',
            'Enter the new address and your password.',
            'Open the link we email to the new address. The change takes effect then.',
          ],
          after: 'We also notify the old address, and you can undo the change from there for 7 days.',
          wrong: [
            [
              'You got an email about an address change you didn’t request.',
              'Open its link and press **It wasn’t me: keep my address**. All devices are signed out, and you choose a new password.',
            ],
          ],
        },
        {
          id: 'sessions',
          title: 'See where you’re signed in',
          steps: [
            'Open [My Profile](/my-profile#sessions), **Where you’re signed in**.',
            'Press **Sign out** beside any browser you don’t recognize, or **Sign out everywhere else**.',
            'Then change your password.',
          ],
        },
      ],
    },
  ],
  beside: ['getting-started', 'privacy', 'notifications'],
}
export default topic

import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'everybody',
      tasks: [
        {
          id: 'palette',
          title: 'Go anywhere by typing',
          steps: [
            'Press the magnifying glass in the top bar, or Ctrl+K (Command+K on a Mac). On a phone, it’s in the menu as **Search and commands**.',
            'Type part of the screen’s name, such as “book”, or a word from a notice.',
            'Use the arrow keys and press Enter.',
          ],
          after:
            'It only shows screens you can open. You can also switch buildings, switch between light and dark, and log out.',
        },
        {
          id: 'help',
          title: 'Get help on any screen',
          steps: [
            'Press **Help** in the top bar, or in the menu on a phone. Help opens beside the screen, and what you typed stays.',
            'Or press ? and then **Help for this screen: …**.',
          ],
        },
        {
          id: 'keys',
          title: 'Use single-key shortcuts',
          says: [
            '/ goes to the search on the current screen. g followed by a second key opens a screen: g d for the dashboard, g a for announcements, g i for the inbox, g t for maintenance, g b for bookings, g p for parking, g l for documents. ? lists them all.',
            'They’re off while you type.',
          ],
        },
        {
          id: 'off',
          title: 'Turn these keys off',
          steps: [
            'Open the menu under your photo and choose **Keyboard shortcuts**.',
            'Turn off **Use single keys**. This browser remembers your choice.',
          ],
          after: 'This helps if you use voice control or press keys by accident. Ctrl+K still works.',
        },
        {
          id: 'look',
          title: 'Light, dark and larger',
          steps: [
            'Press the sun or moon in the top bar. To set it for all your devices, use [Appearance](/my-profile) in your profile.',
            'For larger text, use your browser’s zoom: Ctrl and +. The layout works up to twice the size.',
          ],
        },
        {
          id: 'reader',
          title: 'Use a screen reader or only the keyboard',
          says: [
            'The first Tab on a page offers **Skip to content**. Each page has one main heading and announces its title when it opens. When a dialog closes, you return to where you were.',
            'Can’t reach something? That’s our mistake: [let us know](/contact).',
          ],
        },
      ],
    },
  ],
  beside: ['dashboard', 'signing-in'],
}
export default topic

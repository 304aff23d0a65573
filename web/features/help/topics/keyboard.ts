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
            'Press the magnifying glass in the top bar, or Ctrl and K (on a Mac Command and K). On a phone it stands in the menu as **Search and commands**.',
            'Type a part of where you want to go, such as “book”, or a word of a notice.',
            'Go up and down by the arrow keys and press Enter.',
          ],
          after:
            'It offers only what you may open. It also changes the building, switches between light and dark, and logs you out.',
        },
        {
          id: 'help',
          title: 'Get help on any screen',
          steps: [
            'Press **Help** in the top bar, or in the menu of a phone. The help opens beside the screen, and what you typed stays.',
            'Or press ? and then **Help for this screen: …**.',
          ],
        },
        {
          id: 'keys',
          title: 'Use keys of one character',
          says: [
            '/ goes to the search of the open screen. g and then a second key goes to a screen: g d to the dashboard, g a to announcements, g i to the inbox, g t to maintenance, g b to bookings, g p to parking, g l to documents. ? lists them all.',
            'They never act while you type.',
          ],
        },
        {
          id: 'off',
          title: 'Switch these keys off',
          steps: [
            'Open the menu with your picture and choose **Keyboard shortcuts**.',
            'Switch off **Use single keys**. This browser remembers it.',
          ],
          after: 'Do that if you speak to your computer or if keys are pressed by accident. Ctrl K goes on working.',
        },
        {
          id: 'look',
          title: 'Light, dark and larger',
          steps: [
            'Press the sun or moon in the top bar. What holds on all your devices you choose at [Light or dark](/my-profile) in your profile.',
            'For larger text use your browser’s zoom: Ctrl and +. Everything stays in its place up to twice the size.',
          ],
        },
        {
          id: 'reader',
          title: 'With a screen reader or by keyboard alone',
          says: [
            'The first Tab on a page offers **Skip to content**. Each page has one main heading and says its title when it opens. A dialog gives you back to where you were when it closes.',
            'Something that you cannot reach? That is a fault of ours: [tell us](/contact).',
          ],
        },
      ],
    },
  ],
  beside: ['dashboard', 'signing-in'],
}
export default topic

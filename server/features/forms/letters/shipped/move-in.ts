import { ask, closing, type ShippedBy, type ShippedLetter } from './shipped-letter.ts'

const words: ShippedLetter = {
  kind: 'moveIn',
  name: 'Move-in instructions',
  description: 'Says when and how to move in, with elevator, loading zone and keys.',
  subject: 'Moving into unit {{unit.number}} on {{asked.moveOn}}',
  to: 'residents',
  asks: [
    ask('moveOn', 'Day', { type: 'date' }),
    ask('from', 'Elevator from', { type: 'time' }),
    ask('until', 'Elevator until', { type: 'time' }),
    ask('loading', 'Where to unload', { hint: 'Such as the bay off the lane' }),
    ask('keys', 'Keys and fobs', { type: 'longText', hint: 'Where and from whom' }),
    ask('fee', 'Fee or deposit', {
      type: 'money',
      required: false,
      hint: 'Only what a bylaw or a ratified rule sets',
    }),
  ],
  content: `<p>Dear {{people.names}},</p><p>You are moving into unit {{unit.number}} of {{building.name}}. This is what you need for the day:</p><ul><li><strong>Day:</strong> {{asked.moveOn}}</li><li><strong>Elevator:</strong> yours from {{asked.from}} to {{asked.until}}</li><li><strong>Unloading:</strong> {{asked.loading}}</li><li><strong>Keys and fobs:</strong> {{asked.keys}}</li><li><strong>Fee or deposit:</strong> {{asked.fee}}</li></ul><h3>On the day</h3><ul><li>Ask for the protective pads before the first trip with the elevator, and hand the elevator back when you are done.</li><li>Do not prop entrance doors open without somebody beside them.</li><li>Flatten boxes and take them to the recycling room; furniture and mattresses do not go there.</li><li>Tell us of any damage right away, also where it was not you.</li></ul><p>If your plans change, please tell us so that somebody else can have the time.</p>${closing}`,
}

/** What somebody needs for the day on which they move in. */
export const moveIn: ShippedBy = { BC: words, AB: words, other: words }

import { ask, closing, type ShippedBy, type ShippedLetter } from './shipped-letter.ts'

const words: ShippedLetter = {
  kind: 'moveIn',
  name: 'Move-in instructions',
  description: 'Explains when and how to move in, including the elevator, loading area and keys.',
  subject: 'Moving into unit {{unit.number}} on {{asked.moveOn}}',
  to: 'residents',
  asks: [
    ask('moveOn', 'Move-in date', { type: 'date' }),
    ask('from', 'Elevator from', { type: 'time' }),
    ask('until', 'Elevator until', { type: 'time' }),
    ask('loading', 'Unloading area', { hint: 'Such as the loading bay off the lane' }),
    ask('keys', 'Keys and fobs', { type: 'longText', hint: 'Where to pick them up and from whom' }),
    ask('fee', 'Fee or deposit', {
      type: 'money',
      required: false,
      hint: 'Only if set by a bylaw or a ratified rule',
    }),
  ],
  content: `<p>Dear {{people.names}},</p><p>You are moving into unit {{unit.number}} at {{building.name}}. Here is what you need for the day:</p><ul><li><strong>Date:</strong> {{asked.moveOn}}</li><li><strong>Elevator:</strong> reserved for you from {{asked.from}} to {{asked.until}}</li><li><strong>Unloading:</strong> {{asked.loading}}</li><li><strong>Keys and fobs:</strong> {{asked.keys}}</li><li><strong>Fee or deposit:</strong> {{asked.fee}}</li></ul><h3>On the day</h3><ul><li>Ask for the protective pads before your first elevator trip, and tell us when you are done with the elevator.</li><li>Do not leave propped-open entrance doors unattended.</li><li>Flatten boxes and take them to the recycling room. Furniture and mattresses do not go there.</li><li>Report any damage right away, even if you did not cause it.</li></ul><p>If your plans change, please tell us so that someone else can use the time.</p>${closing}`,
}

/** What somebody needs for the day on which they move in. */
export const moveIn: ShippedBy = { BC: words, AB: words, other: words }

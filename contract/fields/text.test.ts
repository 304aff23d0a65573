import type { z } from 'zod'
import * as fields from '../fields.ts'
import { marksInARowMost } from '../limits/text.ts'
import { keeps, refuses } from '../testing/answers.ts'

const bounded: readonly (readonly [label: string, field: z.ZodType, min: number, max: number])[] = [
  ['Building name', fields.BuildingName, 3, 100],
  ['Address', fields.Address, 10, 200],
  ['Message', fields.Message, 10, 2000],
  ['Description', fields.Description, 10, 500],
  ['Licence plate', fields.LicensePlate, 2, 15],
  ['Vehicle make', fields.VehicleMake, 2, 50],
  ['Vehicle model', fields.VehicleModel, 2, 50],
  ['Vehicle colour', fields.VehicleColor, 3, 30],
  ['Visitor name', fields.VisitorName, 2, 100],
  ['Purpose', fields.Purpose, 3, 100],
  ['Username', fields.Username, 3, 30],
]

for (const [label, field, min, max] of bounded) {
  refuses(label, field, [
    [undefined, `${label} is required`],
    [null, `${label} is required`],
    ['  ', `${label} is required`],
    ['\u200D\u00AD \u2800\u3164\uFE0F\u200E', `${label} is required`],
    [[], `${label} must be text`],
    ['A'.repeat(min - 1), `${label} must be at least ${min} characters`],
    ['A'.repeat(max + 1), `${label} must be less than ${max} characters`],
    ['A'.repeat(1_000_000), `${label} must be less than ${max} characters`],
    ['A\0'.repeat(min), `${label} contains invalid characters`],
    ['A\uDC00'.repeat(min), `${label} contains invalid characters`],
  ])
  keeps(label, field, [['A'.repeat(min)], ['A'.repeat(max)]])
}

keeps('notes', fields.Notes, [[undefined], [''], ['x'], ['x'.repeat(500)], ['one\ntwo']])
refuses('notes', fields.Notes, [
  ['x'.repeat(501), 'Notes must be less than 500 characters'],
  [1, 'Notes must be text'],
])

keeps('generic text', fields.plainText({ label: 'Reason' }), [[undefined], [''], ['x'.repeat(5000)]])
refuses('generic text', fields.plainText({ label: 'Reason' }), [
  ['x'.repeat(5001), 'Reason must be less than 5000 characters'],
])
refuses('required text', fields.plainText({ label: 'Reason', required: true, min: 5, max: 9 }), [
  [undefined, 'Reason is required'],
  ['abcd', 'Reason must be at least 5 characters'],
  ['abcdefghij', 'Reason must be less than 9 characters'],
])
keeps('optional text with a least length', fields.plainText({ label: 'Reason', min: 5 }), [[''], ['abcde']])
refuses('optional text with a least length', fields.plainText({ label: 'Reason', min: 5 }), [
  ['abcd', 'Reason must be at least 5 characters'],
])

keeps('a message', fields.Message, [
  ["O'Brien says a < b and <3", "O'Brien says a < b and <3"],
  ['<p>Please call back</p>', 'Please call back'],
  ['javascript:alert(document.cookie)', 'alert(document.cookie)'],
  ['first line\nsecond line'],
])
refuses('a text', fields.plainText({ label: 'Reason' }), [
  [`Zal${'\u0301\u0327'.repeat(2000)}go`, 'Reason has too many accents on one letter'],
  [
    `Zal${'\u0301<b>'.repeat(marksInARowMost + 2)}go`.replaceAll('<b>', '<b></b>'),
    'Reason has too many accents on one letter',
  ],
])
keeps('a line', fields.VisitorName, [['Ann\n\tLee', 'Ann Lee']])

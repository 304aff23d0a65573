import { z } from 'zod'

/** A record's id. */
export const Id = z.uuid('Not a valid id')

/** A moment in UTC with milliseconds: `2026-11-20T20:44:21.123Z`. */
export const InstantField = z.iso.datetime({ precision: 3, error: 'Not a valid date and time' })

/** A calendar day: `2026-11-20`. */
export const LocalDateField = z.iso.date('Not a valid date')

/** A colour as branding takes it: `#1e40af`; nothing else may reach a style sheet. */
export const HexColour = z
  .string({ error: 'Color is required' })
  .regex(/^#[0-9a-f]{6}$/i, 'Enter a color such as #1e40af')
  .toLowerCase()

import { z } from 'zod'
import { Favicon, HexColour, Id } from '../fields.ts'
import { get, put } from '../route.ts'

/** How a building looks: its colours and the addresses of its pictures; null where the product's own stands. */
export const Branding = z.object({
  primaryColor: HexColour.nullable(),
  secondaryColor: HexColour.nullable(),
  favicon: z.string().nullable(),
  logo: z.string().nullable(),
})
export type Branding = z.infer<typeof Branding>

/** As part of the building's other fields. An icon comes as itself and is drawn anew, or as the path it has already. */
export const BrandingChange = Branding.omit({ logo: true }).extend({ favicon: Favicon.nullable() }).partial()

/** With the version of the building, which the next change names. */
export const BrandingRecord = Branding.extend({ version: z.number().int() })
export type BrandingRecord = z.infer<typeof BrandingRecord>

/** A colour as a form has it; empty for the product's own. */
const ChosenColour = z
  .string({ error: 'Colour is required' })
  .trim()
  .regex(/^(?:#[0-9a-f]{6})?$/i, 'Enter a colour such as #1e40af')
  .transform((text) => text.toLowerCase() || null)

/** The colours of the form. */
export const BrandingColours = z.object({ primaryColor: ChosenColour, secondaryColor: ChosenColour })

/** `new` takes the next file of the call: the logo first, then the icon. */
const PictureWish = z.enum(['keep', 'new', 'none']).default('keep')

/** What is left out stays. */
export const BrandingSave = BrandingColours.partial().extend({
  version: z.coerce.number().int(),
  logo: PictureWish,
  favicon: PictureWish,
})
export type BrandingSave = z.output<typeof BrandingSave>

const ById = z.object({ id: Id })

export const brandingRoutes = {
  branding: get('/api/buildings/:id/branding', {
    shows: 'building.unlogged',
    access: 'manager',
    building: 'path',
    summary: 'Get a building’s colours, logo and icon',
    params: ById,
    reply: BrandingRecord,
  }),
  changeBranding: put('/api/buildings/:id/branding', {
    access: 'manager',
    building: 'path',
    summary: 'Set or remove a building’s colours, logo and icon',
    params: ById,
    body: BrandingSave,
    files: true,
    reply: BrandingRecord,
  }),
  picture: get('/api/buildings/:id/pictures/:pictureId', {
    shows: null,
    access: 'public',
    summary: 'Get a building’s logo or icon (public, for email); old addresses return the current one',
    params: z.object({ id: Id, pictureId: Id }),
    sends: 'file',
  }),
}

/** A building's logo and icon on their way from a call to their address. */
import type { Branding } from '../../../contract/buildings/branding.ts'
import type { Upload } from '../../../contract/route.ts'
import type { Ctx, InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { InvalidField } from '../../http/errors.ts'
import { keepContent, type KeptContent } from '../../http/uploads/keep-content.ts'
import { attachedPicture, inlinePicture } from '../../http/uploads/picture-bytes.ts'
import { drawIcon, drawLogo, type Drawn } from './branding-drawing.ts'
import { insertPicture, retirePicture, selectContent, type PictureKind } from './branding-store.ts'

const kinds = ['logo', 'favicon'] as const
const drawings: Readonly<Record<PictureKind, (bytes: Buffer, field: string) => Promise<Drawn>>> = {
  logo: drawLogo,
  favicon: drawIcon,
}
const wordOf: Readonly<Record<PictureKind, string>> = { logo: 'Logo', favicon: 'Icon' }

/** A picture in the file store that no building shows yet. */
interface KeptPicture extends KeptContent {
  width: number
  height: number
}

/** By kind: a picture to show from now on, null for none, an address that it must have already; absent stays. */
export type Wishes = Partial<Record<PictureKind, KeptPicture | string | null>>

const keepDrawn = async (ctx: Ctx, { content, width, height }: Drawn): Promise<KeptPicture> => ({
  ...(await keepContent(ctx, content)),
  width,
  height,
})

/**
 * Brings the pictures that a call calls new into safety, the logo's file before the icon's. Call it before the transaction
 * that shows them. Refuses with 400 what is no still picture by its content, damaged or too small.
 */
export const takeFiles = async (
  ctx: Ctx,
  wished: Record<PictureKind, 'keep' | 'new' | 'none'>,
  files: readonly Upload[],
): Promise<Wishes> => {
  const wishes: Wishes = {}
  const fresh = kinds.filter((kind) => wished[kind] === 'new')
  if (files.length !== fresh.length) throw InvalidField('files', 'Send one file for each new image, the logo first')
  for (const kind of kinds) if (wished[kind] === 'none') wishes[kind] = null
  for (const [index, kind] of fresh.entries()) {
    const bytes = await attachedPicture(files[index], { field: kind, label: wordOf[kind] })
    wishes[kind] = await keepDrawn(ctx, await drawings[kind](bytes, kind))
  }
  return wishes
}

/** The same for an icon that came inline, among a building's other fields; its present path means that it stays. */
export const takeIcon = async (ctx: Ctx, icon: string | null | undefined): Promise<Wishes> => {
  if (!icon?.startsWith('data:')) return icon === undefined ? {} : { favicon: icon }
  const bytes = await inlinePicture(icon)
  if (!bytes) throw InvalidField('branding.favicon', 'The image is damaged and can’t be read')
  return { favicon: await keepDrawn(ctx, await drawIcon(bytes, 'branding.favicon')) }
}

const place = async (tx: InBuilding, kind: PictureKind, kept: KeptPicture): Promise<string> => {
  const id = newId(Date.parse(tx.now))
  await insertPicture(tx.db, tx.building._id, { ...kept, id, kind, createdAt: tx.now })
  return addressOf(tx.building._id, id)
}

/** Where a picture of a building is found. */
export const addressOf = (buildingId: string, pictureId: string): string =>
  `/api/buildings/${buildingId}/pictures/${pictureId}`

/** Shows the pictures from now on, in the transaction of the change; answers where they are found. */
export const placePictures = async (tx: InBuilding, before: Branding, wishes: Wishes) => {
  const shown = { logo: before.logo, favicon: before.favicon }
  for (const kind of kinds) {
    const wish = wishes[kind]
    if (wish === undefined || wish === before[kind]) continue
    if (typeof wish === 'string') throw InvalidField(`branding.${kind}`, 'Only the current icon can be set by its path')
    if (wish && wish.sha256 === (await selectContent(tx.db, tx.building._id, kind))) continue
    await retirePicture(tx.db, tx.building._id, kind, tx.now)
    shown[kind] = wish && (await place(tx, kind, wish))
  }
  return shown
}

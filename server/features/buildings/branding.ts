/** How a building looks: its colours, its logo and its icon, in the product, in its mails and on its paper. */
import { isDeepStrictEqual } from 'node:util'
import type { Branding, BrandingRecord, BrandingSave } from '../../../contract/buildings/branding.ts'
import { brandPictureCachedSeconds, formerPictureCachedSeconds } from '../../../contract/limits/branding.ts'
import type { Download, Upload } from '../../../contract/route.ts'
import type { Ctx, InBuilding } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { NotFound, requireVersion } from '../../http/errors.ts'
import type { Letterhead } from '../../offers.ts'
import { recordChange } from '../audit/audit.ts'
import { addressOf, placePictures, takeFiles } from './branding-pictures.ts'
import { selectBranding, selectLogo, selectPicture, updateBranding } from './branding-store.ts'
import { lockBuilding } from './store.ts'
import { wakeEverybody } from './waking.ts'

export const readBranding = (ctx: InBuilding): Promise<BrandingRecord> => selectBranding(ctx.db, ctx.building._id)

const lookOf = ({ primaryColor, secondaryColor, favicon, logo }: Branding): Branding => ({
  primaryColor,
  secondaryColor,
  favicon,
  logo,
})

/**
 * Changes colours and pictures together; what is not named stays. A stale version is refused with the present state, a
 * file that is no picture with 400 and its field.
 */
export const changeBranding = async (
  ctx: InBuilding,
  { body, files }: { body: BrandingSave; files: readonly Upload[] },
): Promise<BrandingRecord> => {
  const wishes = await takeFiles(ctx, body, files)
  return inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    await lockBuilding(tx.db, buildingId)
    const before = await selectBranding(tx.db, buildingId)
    requireVersion(before, body.version)
    const { primaryColor = before.primaryColor, secondaryColor = before.secondaryColor } = body
    const after = { primaryColor, secondaryColor, ...(await placePictures(tx, before, wishes)) }
    if (isDeepStrictEqual(lookOf(before), lookOf(after))) return before
    await updateBranding(tx.db, buildingId, lookOf(after))
    await recordChange(tx, {
      subject: 'building',
      subjectId: buildingId,
      buildingId,
      action: 'branding changed',
      before: { ...lookOf(before) },
      after: lookOf(after),
    })
    wakeEverybody(tx, 'building')
    return selectBranding(tx.db, buildingId)
  })
}

/** A logo or icon for whoever asks, since mails show it; 404 where there is none, or its building is suspended. */
export const openBrandPicture = async (
  ctx: Ctx,
  { params: { id, pictureId } }: { params: { id: string; pictureId: string } },
): Promise<Download> => {
  const found = await selectPicture(ctx.db, id, pictureId)
  if (!found) throw NotFound()
  return {
    name: `${found.kind}.png`,
    contentType: 'image/png',
    sizeBytes: found.sizeBytes,
    open: () => ctx.files.open(found.sha256),
    shownForSeconds: found.isPresent ? brandPictureCachedSeconds : formerPictureCachedSeconds,
    isPublic: true,
  }
}

/** What stands above a building's letters; null without a logo. */
export const letterheadOf = async (ctx: Ctx, buildingId: string): Promise<Letterhead | null> => {
  const logo = await selectLogo(ctx.db, buildingId)
  return logo && { logo: { path: addressOf(buildingId, logo.id), width: logo.width, height: logo.height } }
}

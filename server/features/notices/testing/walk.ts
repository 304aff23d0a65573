/** For the walks: a published notice with a file, and complete bodies. */
import { notices } from '../../../../contract/notices.ts'
import { buildingOf, listed, somePdf, someUnit, type FeatureWalk, type Maker } from '../../../testing/walk.ts'
const notice: Maker = async (world, who) => {
  const { id: unitIds } = await someUnit(world, who)
  const draft = { title: 'Water off', content: '<p>On Monday.</p>', mustAcknowledge: true }
  const made = await who.call(notices.create, { body: draft, files: [somePdf()] })
  await who.call(notices.publish, { params: { id: made._id } })
  const attachment = made.attachments[0]!._id
  return {
    id: made._id,
    attachmentId: attachment,
    removeAttachmentIds: attachment,
    unitIds: unitIds!,
    buildingId: buildingOf(who),
  }
}

export const walk: FeatureWalk = {
  records: { notices: notice },
  bodies: {
    'POST /api/notices': (ids) => ({
      title: 'Water off',
      content: '<p>On Monday.</p>',
      audience: 'specific_units',
      unitIds: listed(ids, 'unitIds'),
    }),
    'PUT /api/notices/:id': (ids) => ({
      version: 1,
      audience: 'specific_units',
      unitIds: listed(ids, 'unitIds'),
      removeAttachmentIds: listed(ids, 'removeAttachmentIds'),
    }),
    'POST /api/notices/:id/pin': () => ({ durationDays: 3 }),
  },
}

/** For the walks: a message of the caller's, and complete bodies. */
import { newId } from '../../../db/ids.ts'
import { accountOf, buildingOf, dataOf, listed, type FeatureWalk, type Maker } from '../../../testing/walk.ts'
import { notify } from '../notifications.ts'

const message: Maker = async (world, who) => {
  const buildingId = buildingOf(who)
  const accountIds = [await accountOf(who)]
  await notify(world.context(), { buildingId, kind: 'notice.published', subjectId: newId(), accountIds })
  const [row] = await dataOf<{ _id: string }[]>(who, '/api/notifications')
  return { notificationIds: row!._id, building: buildingId }
}

export const walk: FeatureWalk = {
  records: { notifications: message },
  bodies: {
    'PUT /api/notifications/push': () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/walk',
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    }),
    'PUT /api/notifications/preferences': () => ({
      version: 0,
      choices: [{ kind: 'notice.published', channel: 'email', wanted: false }],
      quietFrom: '22:00',
      quietUntil: '07:00',
      digest: 'daily',
    }),
    'PUT /api/notifications/mark-read': (ids) => ({ notificationIds: listed(ids, 'notificationIds') }),
  },
}

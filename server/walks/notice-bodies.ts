/** For the walks: complete bodies of notices. */
type Ids = Readonly<Record<string, string>>

const listed = (ids: Ids, name: string) => (ids[name] ? [ids[name]] : [])

export const noticeBodies: Readonly<Record<string, (ids: Ids) => object>> = {
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
}

/** For the walks: templates of letters and letters that were sent, and complete bodies for the routes that write them. */
import { forms } from '../../../../contract/forms.ts'
import { units } from '../../../../contract/units.ts'
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import { answersTo } from '../../../testing/letters.ts'
import type { World } from '../../../testing/world.ts'
import type { FeatureWalk, Ids } from '../../../testing/walk.ts'

const wording = {
  name: 'Walk',
  description: '',
  subject: 'Unit {{unit.number}}',
  content: '<p>Dear {{people.names}}</p>',
  asks: [],
  to: 'residents',
} as const

/** A unit of the building where somebody can be written to. */
const unitOf = async (who: Caller): Promise<string> => (await who.call(units.list, { query: {} })).items[0]!._id

/** A template of the building's own that was worded twice. */
const letterTemplate = async (_world: World, who: Caller): Promise<Ids> => {
  const made = await who.call(forms.createTemplate, { body: { name: `Walk ${newId()}` } })
  const params = { id: made._id }
  await who.call(forms.changeTemplate, { params, body: { ...wording, version: made.version } })
  const versions = await who.call(forms.templateVersions, { params })
  return { id: made._id, versionId: versions[1]!._id, copyOfId: made._id, unitId: await unitOf(who) }
}

/** A welcome letter to whom of the building the caller is, made and filed; its first paper waits. */
const sentLetter = async (world: World, who: Caller): Promise<Ids> => {
  const templateId = (await who.call(forms.templates)).find(({ kind }) => kind === 'welcome')!._id
  const { asks } = await who.call(forms.template, { params: { id: templateId } })
  const { items } = await who.call(units.list, { query: {} })
  const unitIds = items.map(({ _id }) => _id)
  const body = { templateId, unitIds, answers: answersTo(asks), byEmail: false }
  const { _id } = await who.call(forms.send, { body })
  // The walk leaves much else waiting, which nobody here asks for.
  await world.jobs.drain(['letters.deliver'])
  const { letters } = await who.call(forms.run, { params: { id: _id } })
  const onPaper = letters.find(({ addressees }) => addressees.some(({ way }) => way === 'paper')) ?? letters[0]!
  const addressee = onPaper.addressees.find(({ way }) => way === 'paper') ?? onPaper.addressees[0]!
  return { runId: _id, id: onPaper._id, addresseeId: addressee._id, templateId, unitIds: unitIds[0]! }
}

/** The run of such letters. */
const letterRun = async (world: World, who: Caller): Promise<Ids> => {
  const { runId, ...ids } = await sentLetter(world, who)
  return { ...ids, id: runId! }
}

/** Such a letter to the caller themself; to somebody else where nothing is written to them. */
const myLetter = async (world: World, who: Caller): Promise<Ids> => {
  const { id: theirs } = await sentLetter(world, who)
  const { items } = await who.call(forms.myLetters, { query: {} })
  return { id: items[0]?._id ?? theirs! }
}

export const walk: FeatureWalk = {
  records: {
    'letter-templates': letterTemplate,
    'letter-runs': letterRun,
    letters: sentLetter,
    'my-letters': myLetter,
  },
  bodies: {
    'POST /api/letter-templates': (ids) => ({ name: 'Copy', copyOfId: ids.copyOfId }),
    'PUT /api/letter-templates/:id': () => ({ ...wording, version: 2 }),
    'POST /api/letter-templates/:id/preview': (ids) => ({ unitId: ids.unitId }),
    'POST /api/letter-runs': (ids) => ({ templateId: ids.templateId, unitIds: [ids.unitIds] }),
    'POST /api/letters/:id/addressees/:addresseeId/handover': () => ({ method: 'hand', on: '2026-11-20' }),
    'POST /api/letter-templates/:id/reset': () => ({ version: 2 }),
    'POST /api/letter-templates/:id/versions/:versionId/restore': () => ({ version: 2 }),
  },
}

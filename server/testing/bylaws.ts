import { bylaws } from '../../contract/bylaws.ts'
import type { Bylaw, BylawSet, BylawStep, OneBylaw } from '../../contract/bylaws/bylaw.ts'
import { newId } from '../db/ids.ts'
import type { Caller } from './caller.ts'

/** A step as it is sent, without the version. */
type Step = BylawStep extends infer One ? (One extends BylawStep ? Omit<One, 'version'> : never) : never

/** A filed bylaw. */
export const pets = { number: '3', heading: 'Pets', text: 'One dog or one cat for each lot.', filedOn: '2024-11-03' }

/** The register of the caller's building, through its routes. */
export const registerOf = (who: Caller) => {
  const setOf = async (kind: BylawSet['kind']): Promise<BylawSet> =>
    (await who.call(bylaws.sets, {})).find((set) => set.kind === kind)!
  return {
    setOf,
    /** Adds texts to the first set of a kind. */
    add: async (kind: BylawSet['kind'], ...texts: readonly object[]): Promise<Bylaw[]> =>
      who.call(bylaws.add, { body: { setId: (await setOf(kind))._id, bylaws: texts } as never }),
    /** Says how texts are refused. */
    refusedText: async (kind: BylawSet['kind'], ...texts: readonly object[]) => {
      const body = { setId: (await setOf(kind))._id, bylaws: texts }
      const { status, body: answer } = await who.send('POST', '/api/bylaws', { body })
      return [status, answer.errors ?? answer.error]
    },
    get: ({ _id }: { _id: string }): Promise<OneBylaw> => who.call(bylaws.get, { params: { id: _id } }),
    step: ({ _id, version }: Pick<Bylaw, '_id' | 'version'>, step: Step): Promise<OneBylaw | null> =>
      who.call(bylaws.step, { params: { id: _id }, body: { ...step, version } as never }),
    /** Says how a step is refused. */
    refused: async ({ _id, version }: Pick<Bylaw, '_id' | 'version'>, step: Step): Promise<[number, string]> => {
      const { status, body } = await who.send('POST', `/api/bylaws/${_id}/steps`, { body: { ...step, version } })
      return [status, body.error]
    },
    /** The names of listed texts. */
    list: async (query: object = {}): Promise<string[]> =>
      (await who.call(bylaws.list, { query })).items.map(
        ({ set, number, heading }) => `${set.name} ${number} ${heading}`,
      ),
  }
}

/** Adds a bylaw in force with a number of its own to the caller's building; answers its id. */
export const someBylaw = async (who: Caller): Promise<string> => {
  const [made] = await registerOf(who).add('bylaw', { ...pets, number: newId().slice(-10) })
  return made!._id
}

import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { BuildingChange, BuildingSettings } from '../../../../contract/buildings.ts'
import { api } from '../../../api/api.ts'
import { newerOf } from '../../../api/errors.ts'
import { useAction } from '../../../api/use-action.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { staleAfter, useKeepSettings } from './use-settings.ts'

export type SectionSchema = z.ZodType<Omit<BuildingChange, 'version'> & FieldValues, FieldValues>
export type Typed<S extends SectionSchema> = z.input<S> & DefaultValues<z.input<S>>

export interface SectionOf<S extends SectionSchema> {
  id: string
  schema: S
  settings: BuildingSettings
  /** What the section shows of the settings, always in the same order. */
  pick(settings: BuildingSettings): Typed<S>
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * One part of the settings as a form of its own. It follows what others save while nothing is typed here. Where they
 * changed the same part meanwhile, `theirs` holds it and the writer decides; a change elsewhere in the settings is no
 * conflict.
 */
export const useSection = <S extends SectionSchema>({ id, schema, settings, pick }: SectionOf<S>) => {
  const now = pick(settings)
  /** What stood there when typing began. */
  const [ground, setGround] = useState({ values: now, version: settings.version })
  const form = useContractForm(schema, ground.values, { keeps: `settings/${id}` })
  const { reset } = form
  const { isDirty } = form.formState
  const moved = settings.version > ground.version && !isSame(now, ground.values)
  if (moved && !isDirty) setGround({ values: now, version: settings.version })
  const shown = useRef(ground.values)
  useEffect(() => {
    // Not when it opens: a draft may be in it.
    if (shown.current === ground.values) return
    shown.current = ground.values
    reset(ground.values)
  }, [reset, ground.values])
  const theirs = moved && isDirty ? now : null
  const keep = useKeepSettings()
  const take = (values: Typed<S>, version: number) => setGround({ values, version })
  const save = useAction(api.buildings.change, {
    done: 'Settings saved',
    take: (saved) => {
      keep(saved)
      take(pick(saved), saved.version)
    },
    refresh: staleAfter,
  })

  const sendWith = (values: z.output<S>, version: number) =>
    save.send({ params: { id: settings._id }, body: { ...values, version } })
  const send = async (values: z.output<S>) => {
    try {
      await sendWith(values, settings.version)
    } catch (error) {
      const newer = newerOf(error) as BuildingSettings | null
      if (!newer) throw error
      if (isSame(pick(newer), ground.values)) await sendWith(values, newer.version)
      else keep(newer)
    }
  }
  return { form, send, theirs, takeTheirs: () => theirs && take(theirs, settings.version) }
}

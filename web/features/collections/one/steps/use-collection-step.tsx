import { Alert } from '@mantine/core'
import { useState } from 'react'
import type { CollectionStep } from '../../../../../contract/collections/bodies.ts'
import { collectionKind } from '../../../../../contract/collections/collection-kind.ts'
import { collectionStageLabels } from '../../../../../contract/collections/collection-words.ts'
import type {
  Collection,
  CollectionStepName,
  MissingForCollection,
} from '../../../../../contract/collections/collection.ts'
import { formatMoney } from '../../../../../contract/money.ts'
import { api } from '../../../../api/api.ts'
import { missingOf } from '../../../../api/errors.ts'
import { useRecordStep } from '../../../../api/use-record-step.ts'
import { RecordConflict } from '../../../../ui/conflict.tsx'
import { shownOfCollections } from '../../shown.ts'
import type { Asked } from '../asked.ts'
import { MissingList } from '../missing-list.tsx'

/** What each dialog of a step takes. */
export interface StepProps {
  one: Collection
  asked: Asked
  onClose: () => void
}

type Unversioned<Step> = Step extends unknown ? Omit<Step, 'version'> : never
/** A step as its dialog says it. */
export type Said = Unversioned<CollectionStep>

const words = ({ stage, dueCents }: Collection): string =>
  `The account is now: ${collectionStageLabels[stage].toLowerCase()}, ${formatMoney(dueCents)} overdue. Your changes weren’t saved; check them and send them again.`

/** Takes a step with an account; `conflict` says when someone else was quicker, and what has to come first. */
export const useCollectionStep = (one: Collection, step: CollectionStepName) => {
  const [missing, setMissing] = useState<readonly MissingForCollection[]>([])
  const { send, theirs, version } = useRecordStep(api.collections.step, one, {
    done: collectionKind.history.actions[step],
    shown: shownOfCollections,
  })
  const take = async (said: Said) => {
    setMissing([])
    try {
      return await send({ params: { id: one._id }, body: { ...said, version } })
    } catch (error) {
      const found = missingOf(error) as MissingForCollection[] | null
      if (found === null) throw error
      setMissing(found)
      return undefined
    }
  }
  const conflict = (
    <>
      <RecordConflict theirs={theirs} title="Someone else just changed this account" words={words} />
      {missing.length > 0 && (
        <Alert color="orange" role="alert" title="These steps have to come first">
          <MissingList one={one} label="These steps have to come first" missing={missing} />
        </Alert>
      )}
    </>
  )
  return { take, conflict }
}

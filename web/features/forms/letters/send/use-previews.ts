import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { LetterPreview } from '../../../../../contract/forms/runs.ts'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import type { OrderValues } from './order-values.ts'

type Said = Pick<OrderValues, 'answers' | 'to' | 'byEmail'>

const restMs = 400

/** The letters as they would go, one unit at a time, anew once typing rests. */
export const usePreviews = ({ templateId, unitIds, answers, to, byEmail }: OrderValues) => {
  const [step, setStep] = useState(0)
  const said = JSON.stringify({ answers, to, byEmail } satisfies Said)
  const [rested] = useDebouncedValue(said, restMs)
  const at = Math.min(step, Math.max(unitIds.length - 1, 0))
  const unitId = unitIds[at]
  const query = useRoute(
    api.forms.preview,
    { params: { id: templateId }, body: { unitId: unitId ?? '', ...(JSON.parse(rested) as Said) } },
    { enabled: unitId !== undefined, keepPrevious: true, staleTime: 0 },
  )
  const isStale = said !== rested || query.isPlaceholderData || query.isFetching
  const current: LetterPreview | null = (!isStale && unitId !== undefined && query.data) || null
  return {
    query,
    at,
    count: unitIds.length,
    setStep,
    /** What stands for the form as it is now; null while that is still to come. */
    current,
    isStale,
  }
}
export type Previews = ReturnType<typeof usePreviews>

import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { toast } from '../../api/toast.ts'
import { api } from '../../api/api.ts'
import { ApiError } from '../../api/errors.ts'
import { useRoute } from '../../api/queries.ts'

/**
 * Whether this browser's sign-in waits for its second step: the address says so, also after Google or a reload, and the
 * server says which ways there are.
 */
export const useSecondStep = () => {
  const { state } = useLocation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const isNamed = query.get('step') === 'second-factor'
  const awaited = useRoute(api.accounts.awaitedSecondFactor, {}, { enabled: isNamed, staleTime: 0 })
  const ways = awaited.data?.secondFactor ?? null

  const goTo = (search: string) => void navigate({ pathname: '/login', search }, { replace: true, state })
  /** Goes back to the first step where the server says that this sign-in is over; answers whether it said so. */
  const endIfOver = (error: unknown): boolean => {
    const over = error instanceof ApiError && error.code === 'SIGN_IN_OVER'
    if (!over) return false
    toast.error(error.message)
    goTo('')
    return true
  }
  const unknown = awaited.isPending || awaited.isFetching ? 'asking' : awaited.isError ? 'failed' : 'over'
  return {
    stand: !isNamed ? 'first' : ways ? 'second' : unknown,
    ways: ways ?? [],
    retry: () => void awaited.refetch(),
    begin: () => goTo('?step=second-factor'),
    leave: () => goTo(''),
    endIfOver,
  } as const
}

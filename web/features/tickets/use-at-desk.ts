import { useRights } from '../../api/use-rights.ts'

/** Whether somebody looks after the tickets of the current building. */
export const useAtDesk = (): boolean => useRights().looksAfter('tickets')

import { api } from '../../api/api.ts'

/** What is stale after a bylaw or rule was written. */
export const shownOfBylaws = [api.bylaws.list, api.bylaws.get, api.bylaws.sets, api.audit.history]

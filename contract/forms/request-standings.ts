import type { Role } from '../roles.ts'
import type { recordsAskerLabels } from './request-words.ts'

type Standing = keyof typeof recordsAskerLabels

/** As what somebody in a role may ask by their own account; others' requests are entered by those who handle them. */
export const standingsOf: Readonly<Record<Role, readonly Standing[]>> = {
  owner: ['owner', 'authorized'],
  council: ['owner', 'authorized'],
  tenant: ['tenant', 'assignedTenant', 'authorized'],
  member: ['authorized'],
  management: [],
  visitor: [],
}

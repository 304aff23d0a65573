/**
 * Wakes open screens once a change is committed: they hear which kind of record changed, never which one, and only those
 * who may open it hear anything.
 */
import type { ShownName } from '../../../contract/kinds.ts'
import { managingRoles } from '../../../contract/role-rights.ts'
import { Role, type Area } from '../../../contract/roles.ts'
import type { Ctx, InBuilding } from '../../context.ts'

/** Everybody but visitors, whom a building tells nothing. */
export const rolesWithoutVisitors: readonly Role[] = Role.exclude(['visitor']).options

/** Wakes those who have one of the roles; without roles, only those who manage the building. */
export const wakeRoles = (tx: InBuilding, subject: ShownName, roles: readonly Role[] = managingRoles): void => {
  if (roles.length === 0) return
  const buildingId = tx.building._id
  tx.afterCommit(() =>
    tx.events.publish({ to: { buildingId, roles }, event: 'changed', data: { buildingId, subject } }),
  )
}

/** Wakes everybody in the building, by a kind of record that every one of its people may open. */
export const wakeEverybody = (tx: InBuilding, subject: 'building' | 'contact'): void =>
  wakeRoles(tx, subject, Role.options)

/** Wakes the tabs of these accounts wherever they are, to ask anew which buildings they may open. */
export const wakeAnywhere = (tx: Ctx, accountIds: readonly string[]): void => {
  // Whoever may open no building listens for none.
  tx.afterCommit(() => {
    for (const accountId of accountIds)
      tx.events.publish({ to: { accountId }, event: 'changed', data: { buildingId: '', subject: 'building' } })
  })
}

/** Wakes those who manage an area when they would hear it. */
export const wakeKeepers = (tx: InBuilding, area: Area, subject: ShownName): void => {
  const buildingId = tx.building._id
  tx.afterCommit(() => tx.events.publish({ to: { buildingId, area }, event: 'changed', data: { buildingId, subject } }))
}

/** Wakes these accounts, each once; a person without an account hears nothing. */
export const wakeAccounts = (tx: InBuilding, subject: ShownName, accountIds: Iterable<string | null>): void => {
  const buildingId = tx.building._id
  const hearers = new Set(accountIds)
  tx.afterCommit(() => {
    for (const accountId of hearers)
      if (accountId !== null) tx.events.publish({ to: { accountId }, event: 'changed', data: { buildingId, subject } })
  })
}

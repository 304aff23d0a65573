import { EventEmitter } from 'node:events'
import type { ShownName } from '../../contract/kinds.ts'
import type { Area, Role } from '../../contract/roles.ts'

/** Those in a building who have one of the roles, or who may manage an area. */
export type Audience = { readonly roles: readonly Role[] } | { readonly area: Area }

/**
 * What an open tab may hear: its own unread count changed, or a kind of record of its building changed; never which
 * record. `standing` says that a session or a membership of the account ended, which ends the streams that stood on it.
 */
export interface HubEvent {
  /** Whom it concerns: an account, or those in a building who have one of the roles, or manage an area, when they would hear it. */
  readonly to: { accountId: string } | ({ buildingId: string } & Audience)
  readonly event: 'unread' | 'changed' | 'standing'
  readonly data: { buildingId: string; subject?: ShownName }
}

/** That a session or a membership of the account has ended. */
export const standingEnded = (accountId: string): HubEvent => ({
  to: { accountId },
  event: 'standing',
  data: { buildingId: '' },
})

/** Carries events from finished work to the open streams of this process. */
export interface EventHub {
  publish(event: HubEvent): void
  subscribe(listener: (event: HubEvent) => void): () => void
}

export const openEventHub = (): EventHub => {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    publish: (event) => void emitter.emit('event', event),
    subscribe: (listener) => {
      emitter.on('event', listener)
      return () => void emitter.off('event', listener)
    },
  }
}

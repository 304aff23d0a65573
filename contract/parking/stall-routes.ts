import { z } from 'zod'
import { Id } from '../fields.ts'
import { get, post, put } from '../route.ts'
import { Version } from '../units/plain.ts'
import { AssignmentDraft, AssignmentEnd, AssignmentRenewal } from './assignments.ts'
import { MyStalls } from './my-stalls.ts'
import { ShareDraft, ShareEnd, ShareTake } from './shares.ts'
import { StallImport, StallImportReport } from './stall-import.ts'
import {
  OfLevel,
  Stall,
  StallChange,
  StallDraft,
  StallFilter,
  StallLevels,
  StallMove,
  StallQuery,
  StallSummary,
} from './stalls.ts'
import { OfferAnswer, OfferDraft, Wait, WaitDraft, WaitLeave } from './waits.ts'

const ById = z.object({ id: Id })
const OfAssignment = z.object({ id: Id, assignmentId: Id })
const feature = 'parking' as const
const keeper = { access: 'manager', area: 'parking', feature } as const
const one = { ...keeper, params: ById, reply: Stall } as const
const term = { ...keeper, params: OfAssignment, reply: Stall } as const
const member = { access: 'member', feature } as const
const mine = { ...member, reply: MyStalls } as const
const Seen = z.object({ version: Version })

/** Stalls of residents: the map, who has which for how long, who waits, and lending one to a neighbour. */
export const stallRoutes = {
  listStalls: get('/api/parking/stalls', {
    ...keeper,
    summary: 'The stalls of the building by level and number, with who has them today',
    query: StallQuery,
    reply: StallSummary,
    sends: 'page',
  }),
  stallLevels: get('/api/parking/stalls/levels', {
    ...keeper,
    summary: 'The levels of the building, and how many stalls there are in all',
    reply: StallLevels,
  }),
  stallMap: get('/api/parking/stalls/map', {
    ...keeper,
    summary: 'The stalls of a level as its map draws them, with who has them today',
    query: OfLevel,
    reply: z.array(StallSummary),
  }),
  exportStalls: get('/api/parking/stalls/export', {
    ...keeper,
    summary: 'The stalls as CSV, narrowed like the list; the file can be read in again',
    query: StallFilter,
    sends: 'file',
  }),
  importStalls: post('/api/parking/stalls/import', {
    ...keeper,
    summary: 'Read stalls from a CSV file: what would come of it, or the doing',
    body: StallImport,
    files: true,
    reply: StallImportReport,
  }),
  addStall: post('/api/parking/stalls', { ...keeper, summary: 'Add a stall', body: StallDraft, reply: Stall }),
  getStall: get('/api/parking/stalls/:id', { ...one, summary: 'One stall, with who has it, had it and borrows it' }),
  changeStall: put('/api/parking/stalls/:id', {
    ...one,
    summary: 'Change a stall; a stale version is refused',
    body: StallChange,
  }),
  placeStall: put('/api/parking/stalls/:id/place', {
    ...one,
    summary: 'Move, resize or turn a stall on its map; a stale version is refused',
    body: StallMove,
  }),
  removeStall: post('/api/parking/stalls/:id/remove', {
    ...keeper,
    summary: 'Take a stall off the map that nobody has ever had',
    params: ById,
    body: Seen,
  }),
  assignStall: post('/api/parking/stalls/:id/assignments', {
    ...one,
    summary: 'Give a stall to a unit; 409 where somebody has it in that time',
    body: AssignmentDraft,
  }),
  renewAssignment: post('/api/parking/stalls/:id/assignments/:assignmentId/renew', {
    ...term,
    summary: 'Give the unit that has the stall the next term',
    body: AssignmentRenewal,
  }),
  endAssignment: post('/api/parking/stalls/:id/assignments/:assignmentId/end', {
    ...term,
    summary: 'End an assignment with its last day and why',
    body: AssignmentEnd,
  }),
  offerStall: post('/api/parking/stalls/:id/offer', {
    ...one,
    summary: 'Offer a stall to the first in line whose wishes it meets',
    body: OfferDraft,
  }),
  withdrawOffer: post('/api/parking/stalls/:id/offer/withdraw', {
    ...one,
    summary: 'Take back an offer that nobody has answered',
    body: Seen,
  }),
  listWaits: get('/api/parking/waits', {
    ...keeper,
    summary: 'Who waits for a stall, in the order in which they came',
    reply: z.array(Wait),
  }),
  myStalls: get('/api/parking/my-stalls', {
    ...mine,
    summary: 'The stalls of my units, what I lend, borrow and wait for',
  }),
  joinWaits: post('/api/parking/waits', {
    ...member,
    summary: 'Wait for a stall: for my unit, or as a manager for any',
    body: WaitDraft,
    reply: Wait,
  }),
  leaveWaits: post('/api/parking/waits/:id/leave', {
    ...member,
    summary: 'Wait no longer; an offer that is held goes to the next in line',
    params: ById,
    body: WaitLeave,
  }),
  acceptOffer: post('/api/parking/stall-offers/:id/accept', {
    ...mine,
    summary: 'Take the stall that is held for my unit',
    params: ById,
    body: OfferAnswer,
  }),
  declineOffer: post('/api/parking/stall-offers/:id/decline', {
    ...mine,
    summary: 'Let the stall go to the next in line; I keep my place',
    params: ById,
    body: OfferAnswer,
  }),
  lendStall: post('/api/parking/shares', { ...mine, summary: 'Lend a stall of mine for some days', body: ShareDraft }),
  takeShare: post('/api/parking/shares/:id/take', {
    ...mine,
    summary: 'Take a stall that a neighbour lends',
    params: ById,
    body: ShareTake,
  }),
  endShare: post('/api/parking/shares/:id/end', {
    ...mine,
    summary: 'Lend no longer, or give back',
    params: ById,
    body: ShareEnd,
  }),
}

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
    shows: 'parkingStall.all',
    also: ['parkingWait'],
    ...keeper,
    summary: 'List the building’s stalls by level and number, with today’s assignments',
    query: StallQuery,
    reply: StallSummary,
    sends: 'page',
  }),
  stallLevels: get('/api/parking/stalls/levels', {
    shows: 'parkingStall.all',
    also: ['parkingWait'],
    ...keeper,
    summary: 'List the building’s levels, with stall counts',
    reply: StallLevels,
  }),
  stallMap: get('/api/parking/stalls/map', {
    shows: 'parkingStall.all',
    also: ['parkingWait'],
    ...keeper,
    summary: 'List a level’s stalls for its map, with today’s assignments',
    query: OfLevel,
    reply: z.array(StallSummary),
  }),
  exportStalls: get('/api/parking/stalls/export', {
    shows: 'parkingStall.all',
    ...keeper,
    summary: 'Export stalls as CSV, filtered like the list; the file can be re-imported',
    query: StallFilter,
    sends: 'file',
  }),
  importStalls: post('/api/parking/stalls/import', {
    ...keeper,
    summary: 'Import stalls from a CSV file, or preview the changes',
    body: StallImport,
    files: true,
    reply: StallImportReport,
  }),
  addStall: post('/api/parking/stalls', { ...keeper, summary: 'Add a stall', body: StallDraft, reply: Stall }),
  getStall: get('/api/parking/stalls/:id', {
    shows: 'parkingStall.one',
    also: ['parkingWait', 'books'],
    ...one,
    summary: 'Get a stall with its current and past assignments and loans',
  }),
  changeStall: put('/api/parking/stalls/:id', {
    ...one,
    summary: 'Update a stall; a stale version is refused',
    body: StallChange,
  }),
  placeStall: put('/api/parking/stalls/:id/place', {
    ...one,
    summary: 'Move, resize or rotate a stall on its map; a stale version is refused',
    body: StallMove,
  }),
  removeStall: post('/api/parking/stalls/:id/remove', {
    ...keeper,
    summary: 'Remove a stall that has never been assigned',
    params: ById,
    body: Seen,
  }),
  assignStall: post('/api/parking/stalls/:id/assignments', {
    ...one,
    summary: 'Assign a stall to a unit; 409 if it’s assigned during that time',
    body: AssignmentDraft,
  }),
  renewAssignment: post('/api/parking/stalls/:id/assignments/:assignmentId/renew', {
    ...term,
    summary: 'Renew a unit’s stall for the next term',
    body: AssignmentRenewal,
  }),
  endAssignment: post('/api/parking/stalls/:id/assignments/:assignmentId/end', {
    ...term,
    summary: 'End an assignment, with its last day and a reason',
    body: AssignmentEnd,
  }),
  offerStall: post('/api/parking/stalls/:id/offer', {
    ...one,
    summary: 'Offer a stall to the first unit on the waitlist whose preferences match',
    body: OfferDraft,
  }),
  withdrawOffer: post('/api/parking/stalls/:id/offer/withdraw', {
    ...one,
    summary: 'Withdraw an unanswered offer',
    body: Seen,
  }),
  listWaits: get('/api/parking/waits', {
    shows: 'parkingWait.all',
    also: ['parkingStall'],
    ...keeper,
    summary: 'List the stall waitlist in the order units joined',
    reply: z.array(Wait),
  }),
  myStalls: get('/api/parking/my-stalls', {
    shows: 'parkingStall.unlogged',
    also: ['parkingWait', 'books'],
    ...mine,
    summary: 'List the stalls of the caller’s units, with loans and waitlist entries',
  }),
  joinWaits: post('/api/parking/waits', {
    ...member,
    summary: 'Join the stall waitlist for the caller’s unit, or as a manager for any unit',
    body: WaitDraft,
    reply: Wait,
  }),
  leaveWaits: post('/api/parking/waits/:id/leave', {
    ...member,
    summary: 'Leave the stall waitlist; a held offer goes to the next in line',
    params: ById,
    body: WaitLeave,
  }),
  acceptOffer: post('/api/parking/stall-offers/:id/accept', {
    ...mine,
    summary: 'Accept the stall held for the caller’s unit',
    params: ById,
    body: OfferAnswer,
  }),
  declineOffer: post('/api/parking/stall-offers/:id/decline', {
    ...mine,
    summary: 'Decline the offer; it goes to the next in line, and the caller’s unit keeps its place',
    params: ById,
    body: OfferAnswer,
  }),
  lendStall: post('/api/parking/shares', {
    ...mine,
    summary: 'Lend the caller’s stall for some days',
    body: ShareDraft,
  }),
  takeShare: post('/api/parking/shares/:id/take', {
    ...mine,
    summary: 'Borrow a stall that a neighbour lends',
    params: ById,
    body: ShareTake,
  }),
  endShare: post('/api/parking/shares/:id/end', {
    ...mine,
    summary: 'End a loan, or return a borrowed stall',
    params: ById,
    body: ShareEnd,
  }),
}

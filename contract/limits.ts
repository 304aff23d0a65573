/** Every size, count and duration that bounds something. Units stand last in the names; money is in cents. */
import { accountThrottles } from './limits/accounts.ts'
import { bookingThrottles } from './limits/bookings.ts'
import { buildingThrottles } from './limits/buildings.ts'
import { documentThrottles } from './limits/documents.ts'
import { forumThrottles } from './limits/forum.ts'
import { joiningThrottles } from './limits/joining.ts'
import { letterThrottles } from './limits/letters.ts'
import { parkingThrottles } from './limits/parking.ts'
import { platformThrottles } from './limits/platform.ts'
import { ticketThrottles } from './limits/tickets.ts'
import { unitThrottles } from './limits/units.ts'
import { violationThrottles } from './limits/violations.ts'
import { votingThrottles } from './limits/voting.ts'
import { orderThrottles } from './limits/work-orders.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const kilobyte = 1024
const megabyte = 1024 * kilobyte

// Toasts, spinner and lazily loaded routes (specification, section 9).
export const toastCloseMs = 5 * second
export const toastDragPercent = 80
export const spinnerDelayMs = 100
export const chunkTimeoutMs = 120 * second

// Query cache (product decisions: of the specification's two readings, the one without refetch on focus).
export const queryStaleMs = 5 * minute
export const queryKeptMs = 10 * minute
export const queryRetriesMost = 1

// Notifications.
export const unreadRefreshMs = 30 * second
export const badgeMost = 99
export const markReadMost = 1_000
/** A comment on the live stream, so that proxies keep the line open. */
export const liveHeartbeatEveryMs = 25 * second
export const liveRetryMs = 5 * second
/** Open streams of one signed-in browser, whose tabs share one, and of one account in all its browsers. */
export const streamsPerSessionMost = 8
export const streamsPerAccountMost = 24
/** When a window may ask for a stream again that was one too many. */
export const streamRetrySeconds = 60
/** Gathered mails leave at this time by the building's clocks; the weekly one on a Monday. */
export const digestTime = '07:00'
/** A gathered mail names this many things and counts the rest. */
export const digestThingsMost = 30
/** Mails that waited leave for this many people at a time. */
export const releasedAtOnceMost = 2000
export const heldMailKeptMs = 90 * 24 * hour
/** How long the link in a mail works; the law asks for 60 days (CASL s.11). */
export const unsubscribeLinkMs = 180 * 24 * hour
export const unsubscribeTokenChars = 43

// The dashboard (specification, section 9: the council's figures).
export const dashboardRefetchMs = 60 * second
export const dashboardStaleMs = 30 * second
/** The dashboard waits this long for its answer before it stands without it. */
export const dashboardHeldMs = 600
/** How long after joining a building somebody is shown the first steps. */
export const firstStepsShownMs = 30 * 24 * hour

/** Questions that a process remembers so as to ask them again along with the caller's look. */
export const foreseenMost = 20_000

// Pages.
export const socialPictureWidth = 1200
export const socialPictureHeight = 630

// Keyboard.
/** How long the second key of a shortcut may keep somebody waiting. */
export const shortcutWaitMs = 1500
export const paletteNoticesMost = 5

// Push messages.
export const pushEndpointMostChars = 1000
/** Of one kind of community news one push leaves in this time; what comes meanwhile goes with the next. */
export const pushEveryMs = 1 * hour
/** The push service keeps a message this long for a browser that is off; older ones are not sent at all. */
export const pushKeptMs = 24 * hour
export const pushAttemptsMost = 6
export const pushRetryFirstMs = 1 * minute
export const pushRetryMostMs = 2 * hour
/** A message that somebody took and never finished counts as waiting again after this. */
export const pushClaimMs = 2 * minute
export const pushesPerRunMost = 500
export const pushesAtOnceMost = 8
export const pushAnswerMostMs = 10 * second
export const pushTitleMostChars = 120
export const pushTextMostChars = 240
/** What became of a message is remembered this long. */
export const pushRecordKeptMs = 30 * 24 * hour

// Lists.
export const pageUsual = 20
export const pageMost = 100
export const cursorMostChars = 300
export const searchLeastChars = 3
export const searchMostChars = 100
export const foundBuildingsMost = 20

// Notices.
export const pinLeastDays = 1
export const pinMostDays = 365
export const pinnedShownMost = 3
export const previewMostChars = 150
/** At this many days or fewer, the days left of a pinned notice turn orange. */
export const daysLeftOrange = 3
export const noticeTitleMostChars = 200
export const noticeContentMostChars = 50_000
export const revisionNoteMostChars = 300
export const unitsInAudienceMost = 2000
/** An emergency notice without an end ends by itself after this. */
export const emergencyLastsMs = 7 * 24 * hour

// Important contacts of a building.
export const contactsMost = 25
export const contactFieldMostChars = 100
/** Free text: 911, an extension, a number abroad. */
export const contactPhoneMostChars = 40

// Requests.
/** A database server that has not answered by then is taken for absent at a start. */
export const databaseAnswerMostMs = 10 * second
export const bodyMostBytes = 1 * megabyte
export const jsonDepthMost = 20
/** As many as the longest form sends at once: a register of bylaws that is pasted whole. */
export const jsonKeysMost = 2500
export const idempotencyKeyMostChars = 255
/** The first answer to a call is given again for this long. */
export const idempotencyKeyKeptMs = 24 * hour

// Files.
export const fileMostBytes = 25 * megabyte
export const filesMost = 10
/** A content to which nothing refers any more is kept this long after its last use. */
export const unusedFileKeptMs = 30 * 24 * hour
/** An upload that nobody has touched for this long was left behind by a process that ended. */
export const leftUploadMs = 1 * hour
export const fileNameMostChars = 200
/** Of a longer name only the beginning and the end are read. */
export const fileNameReadMostChars = 1000
/** A longer extension is none. */
export const fileEndingMostChars = 20
export const imageMostPixels = 40_000_000
export const imageMostSeconds = 20
export const unpackedMostBytes = 200 * megabyte
export const unpackedEntriesMost = 2000
/** How many times larger than the archive its unpacked content may be. */
export const unpackedRatioMost = 100

/** Profile pictures are drawn anew as squares of at most this side and weight. */
export const profilePictureMostPixels = 512
export const profilePictureMostBytes = 40 * kilobyte
/** A browser keeps a picture for this long; a new one has another address. */
export const profilePictureCachedSeconds = hour / second

// Mail and jobs.
export const mailAttemptsMost = 12
/** A mail that was not accepted is tried again after this, then after twice as long, up to the longest. */
export const mailRetryFirstMs = 1 * minute
export const mailRetryMostMs = 6 * hour
/** A mail that somebody took and never finished counts as waiting again after this. */
export const mailClaimMs = 5 * minute
export const mailsPerRunMost = 50
export const mailAnswerMostMs = 30 * second
export const subjectMostChars = 200
export const mailsShownMost = 200
export const jobRetriesMost = 5
export const jobRetryFirstSeconds = 10
export const jobRetryMostSeconds = 3600
export const jobHeartbeatSeconds = 60
export const jobPollEverySeconds = 15
export const jobsPerBatch = 5
export const jobWaitingMostSeconds = 366 * 24 * 3600
export const jobStopMostMs = 8 * second

// Fields (specification, section 5).
export const emailLeastChars = 5
export const emailMostChars = 254
export const phoneLeastDigits = 10
export const phoneMostDigits = 20
export const passwordLeastChars = 8
export const passwordMostChars = 128
export const loginPasswordLeastChars = 6
export const nameLeastChars = 2
export const nameMostChars = 50
export const unitNumberLeastChars = 1
export const unitNumberMostChars = 10
export const buildingCodeLeastChars = 4
export const buildingCodeMostChars = 20
export const textMostChars = 5000
export const urlMostChars = 2048
/** An icon that comes inline, among a building's other fields. */
export const faviconMostBytes = 32 * kilobyte

// Password strength (specification, sections 4 and 9).
export const strengthPointsPerCriterion = 20
export const strengthMost = 100
/** What three repeated characters in a row cost. */
export const strengthRepeatCost = 10
export const strengthRedBelow = 25
export const strengthOrangeBelow = 50
export const strengthYellowBelow = 75

// Sessions (the longest that a browser keeps the cookie; the server ends them sooner by role).
export const sessionCookieMostSeconds = (30 * 24 * hour) / second
export const residentIdleMostMs = 14 * 24 * hour
export const residentSessionMostMs = 30 * 24 * hour
export const managementIdleMostMs = 12 * hour
export const managementSessionMostMs = 24 * hour
export const superadminIdleMostMs = 30 * minute
/** How long a browser may be away at a sign-in provider. */
export const awayCookieMostSeconds = (10 * minute) / second
/** A sign-in provider that has not answered by then is taken for absent. */
export const providerAnswerMostSeconds = 10
/** How long a sign-in waits for its second factor. */
export const secondFactorMostMs = 10 * minute
/** Codes that may be tried in one sign-in before it is over. */
export const secondFactorTriesMost = 5
/** How long after signing in a second factor may be changed without the password. */
export const recentSignInMs = 10 * minute
/** How long an authenticator app may take to show its first code. */
export const authenticatorSetupMs = 30 * minute
export const authenticatorStepSeconds = 30
export const authenticatorSecretBytes = 20
export const recoveryCodesMade = 10
/** How long a device may take to answer for a passkey. */
export const passkeyChallengeMs = 5 * minute
export const passkeysMost = 20
export const passkeyNameMostChars = 100

// Password hashing: each hash takes memory and a core, so few run at once and the queue is short.
export const hashesAtOnceMost = 2
export const hashesWaitingMost = 64

/** How often something may be done from one address or by one account, by the names that routes give. */
export const throttles = {
  ...accountThrottles,
  ...joiningThrottles,
  buildingSearch: { most: 60, windowSeconds: 60 },
  import: { most: 30, windowSeconds: 3600 },
  ...unitThrottles,
  ...buildingThrottles,
  ...documentThrottles,
  ...letterThrottles,
  ...ticketThrottles,
  ...orderThrottles,
  ...violationThrottles,
  ...parkingThrottles,
  ...bookingThrottles,
  ...votingThrottles,
  ...forumThrottles,
  ...platformThrottles,
  pushTest: { most: 20, windowSeconds: 3600 },
} as const

/** An address that everybody behind a proxy shares, because the proxy is not trusted, may do this many times as much. */
export const sharedAddressTimes = 20

/** The widest public range of addresses that may be trusted as proxies. */
export const proxyPrefixLeast = { ipv4: 8, ipv6: 16 } as const

/** Failed sign-ins of one account from one address: this many are free, then the wait doubles up to the longest. */
export const signInFreeAttempts = 5
export const signInWaitFirstMs = 1 * minute
export const signInWaitMostMs = 15 * minute

/** A count is kept this long after its window or wait ended; failed sign-ins are remembered as long. */
export const countKeptMs = 24 * hour

/** A session's last sign of life is written at most this often. */
export const sessionTouchEveryMs = 5 * minute

/** How long the former address may object to another one, also after that one was confirmed. */
export const emailObjectionHoldsMs = 7 * 24 * hour

/** How long a one-time link for a password holds. */
export const passwordLinkMinutes = 30
/** How long a link that confirms an address holds. */
export const emailLinkHours = 48
/** So many links go to one address, whoever asks for them; more are not sent. */
export const linkMails = { most: 6, windowSeconds: 3600 } as const
/** How long a screen waits before it offers to send such a mail again. */
export const mailAgainSeconds = 60
/** An account whose address was never confirmed, and that owns nothing, is deleted after this. */
export const unverifiedKeptMs = 30 * 24 * hour
export const accountsForgottenPerRunMost = 1000

// Joining a building.
/** Codes of buildings that one address may try by registering. */
export const codeGuesses = { most: 10, windowSeconds: 3600 } as const
export const invitationLastsMs = 7 * 24 * hour
/** What somebody who was turned down is told. */
export const reasonMostChars = 500
/** A request for access that nobody decided ends after this. */
export const accessRequestLastsMs = 30 * 24 * hour

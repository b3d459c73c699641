/**
 * A round of cards as the screen plays it, without waiting for the server: 谢谢 is shown, turned,
 * answered with Good, and 再见 is there. The server's later replies are merged in behind the card
 * on the screen.
 */
import type { Grade } from '#app/domain/flashcards/review.ts'
import type {
	LastAnswer,
	SessionEnd,
	SessionProgress,
	StudyCard,
	StudySession,
} from '#app/features/flashcards/study-contract.ts'
import { goneAhead, isPausing, readyFirst, waited } from './pausing.ts'

export type Round = {
	/** The first one is on the screen. */
	cards: StudyCard[]
	progress: SessionProgress
	lastAnswer: LastAnswer | null
	leech: StudySession['leech']
	/** The end as the server tells it, once it has all answers. */
	end: SessionEnd | null
	/** Whether the shown card is turned. */
	isTurned: boolean
	/** The card that was chosen, or the text that was typed. */
	pick: string | undefined
	/** Set if the shown card is answered and still on the screen. */
	given: GivenGrade | undefined
	/** The card just answered, while it fades. */
	leaving: { card: StudyCard; pick: string | undefined } | undefined
	/** Counts the cards shown: the same card may be shown twice in a row. */
	turn: number
	/** Answers of this page, so that Undo shows the card again at once. */
	answered: Answered[]
	/** An undone card that only the server has; it comes first when it arrives. */
	awaited: string | undefined
	/** Cards that are shown although their minutes are not over. */
	ahead: ReadonlySet<string>
}

/** `next` is the card as it comes back, once the server has sent it. */
type GivenGrade = { isDone: boolean; next: StudyCard | undefined }

type Answered = { card: StudyCard; answer: LastAnswer; step: Step }

/** The cards by which an answer advances the progress. */
type Step = Pick<SessionProgress, 'met' | 'done'>

export type Move =
	| { kind: 'turn' }
	| { kind: 'pick'; pick: string }
	/** Gives the answer; the card stays until 'next'. */
	| { kind: 'grade'; grade: Grade; reviewId: string }
	| { kind: 'next' }
	/** The person does not wait for the cards that are left. */
	| { kind: 'ahead' }
	/** So many ms have passed. */
	| { kind: 'wait'; ms: number }
	/** The answered card has faded. */
	| { kind: 'arrive' }
	| { kind: 'undo' }
	| { kind: 'edit'; cardId: string; change: CardChange }
	/** Cards answered on an earlier visit, whose answers are still unsent. */
	| { kind: 'skip'; cardIds: ReadonlySet<string> }
	| { kind: 'refresh'; session: StudySession; unsent: ReadonlySet<string> }

export type CardChange = Partial<Pick<StudyCard, 'isBookmarked' | 'notes'>>

/** The turned card, the pick and “Go on now” in the address, for pages without JavaScript. */
export type OpenedCard = { cardId: string | null; pick: string | null; isAhead?: boolean }

export function beginRound(session: StudySession, opened: OpenedCard): Round {
	const isTurned = session.cards[0] !== undefined && session.cards[0].id === opened.cardId
	return {
		cards: session.cards,
		progress: session.progress,
		lastAnswer: session.lastAnswer,
		leech: session.leech,
		end: session.end,
		isTurned,
		pick: isTurned ? (opened.pick ?? undefined) : undefined,
		given: undefined,
		leaving: undefined,
		turn: 0,
		answered: [],
		awaited: undefined,
		ahead: new Set(opened.isAhead ? session.cards.map(({ id }) => id) : []),
	}
}

export function play(round: Round, move: Move): Round {
	switch (move.kind) {
		case 'turn':
			return { ...round, leaving: undefined, isTurned: !round.isTurned }
		case 'pick':
			return { ...round, leaving: undefined, pick: round.pick ?? move.pick }
		case 'grade':
			return grade(round, move)
		case 'next':
			return next(round)
		case 'ahead':
			return goneAhead(round)
		case 'wait':
			return waited(round, move.ms)
		case 'arrive':
			return { ...round, leaving: undefined }
		case 'undo':
			return undo(round)
		case 'edit':
			return {
				...round,
				cards: round.cards.map((card) =>
					card.id === move.cardId ? { ...card, ...move.change } : card,
				),
			}
		case 'skip':
			return skip(round, move.cardIds)
		case 'refresh':
			return refresh(round, move)
	}
}

const faceDown = { isTurned: false, pick: undefined, given: undefined }

function grade(round: Round, { grade, reviewId }: { grade: Grade; reviewId: string }): Round {
	const [card] = round.cards
	if (!card || round.given) return round
	const preview = card.previews.find((known) => known.grade === grade)
	const isDone = preview ? !preview.returns : grade !== 'forgot'
	const answer = { reviewId, cardId: card.id, word: card.word, grade }
	const step = { met: isMet(card) ? 0 : 1, done: isDone ? 1 : 0 }
	return {
		...round,
		given: { isDone, next: undefined },
		progress: advanced(round.progress, step),
		lastAnswer: answer,
		answered: [...round.answered, { card, answer, step }],
	}
}

function next(round: Round): Round {
	const { given, pick } = round
	const [card, ...rest] = round.cards
	if (!card || !given) return round
	// When it comes back its dates will differ; the server will send them.
	const again = given.next ?? { ...card, phase: 'learning', waitMs: waitAfter(round), previews: [] }
	const ahead = new Set([...round.ahead].filter((id) => id !== card.id))
	return {
		...round,
		...faceDown,
		cards: readyFirst(given.isDone ? rest : [...rest, again], ahead),
		leaving: { card, pick },
		turn: round.turn + 1,
		ahead,
	}
}

/** A forgotten card's, where the server has not told: its first step. */
const shortestWaitMs = 60_000

/** The shown card's wait by the grade it was given. */
function waitAfter({ cards: [card], lastAnswer }: Round): number {
	return card?.previews.find(({ grade }) => grade === lastAnswer?.grade)?.inMs ?? shortestWaitMs
}

function undo(round: Round): Round {
	const { lastAnswer } = round
	if (!lastAnswer) return round
	const ahead = new Set([...round.ahead, lastAnswer.cardId])
	const back = { ...round, ...faceDown, ahead, leaving: undefined, turn: round.turn + 1 }
	const taken = round.answered.find(({ answer }) => answer.reviewId === lastAnswer.reviewId)
	if (!taken) return { ...back, lastAnswer: null, awaited: lastAnswer.cardId }
	const answered = round.answered.filter((other) => other !== taken)
	return {
		...back,
		answered,
		cards: [taken.card, ...round.cards.filter(({ id }) => id !== taken.card.id)],
		progress: advanced(round.progress, { met: -taken.step.met, done: -taken.step.done }),
		lastAnswer: answered.at(-1)?.answer ?? null,
	}
}

function skip(round: Round, cardIds: ReadonlySet<string>): Round {
	const cards = round.cards.filter(({ id }) => !cardIds.has(id))
	const skipped = round.cards.filter(({ id }) => cardIds.has(id))
	if (skipped.length === 0) return round
	const isSame = cards[0] === round.cards[0]
	return {
		...round,
		...(!isSame && { ...faceDown, turn: round.turn + 1 }),
		cards,
		progress: advanced(round.progress, {
			met: skipped.filter((card) => !isMet(card)).length,
			done: skipped.length,
		}),
	}
}

function refresh(
	round: Round,
	{ session, unsent }: { session: StudySession; unsent: ReadonlySet<string> },
): Round {
	// A card that waits for its minutes is not on the screen: others may have come before it.
	const shown = isPausing(round) ? undefined : round.cards[0]
	const waiting = shown ? round.cards.slice(1) : round.cards
	const { given } = round
	const isOpen = ({ id }: StudyCard) => id !== shown?.id && !unsent.has(id)
	const kept = waiting.filter(({ id }) => unsent.has(id))
	const known =
		shown && !unsent.has(shown.id) ? session.cards.find(({ id }) => id === shown.id) : undefined
	const cards = [
		...(shown ? [given || !known ? shown : renewed(shown, known)] : []),
		...session.cards.filter(isOpen),
		...kept,
	]
	const awaited = cards.find(({ id }) => id === round.awaited)
	const ordered = awaited ? [awaited, ...cards.filter((card) => card !== awaited)] : cards
	const isSame = ordered[0]?.id === shown?.id
	return {
		...round,
		...(!isSame && { ...faceDown, turn: round.turn + 1 }),
		cards: ordered,
		...(isSame && given && unsent.size === 0 && { given: { isDone: !known, next: known } }),
		awaited: awaited ? undefined : round.awaited,
		leech: session.leech,
		// While answers are unsent this page knows better than the server.
		...(unsent.size === 0 && {
			progress: session.progress,
			lastAnswer: session.lastAnswer,
			end: session.end,
		}),
	}
}

/** The shown card stays, with the server's dates and this page's marks. */
function renewed(shown: StudyCard, known: StudyCard): StudyCard {
	const { isBookmarked, notes, choices } = shown
	return { ...known, isBookmarked, notes, choices: choices.length > 0 ? choices : known.choices }
}

function isMet({ phase }: StudyCard): boolean {
	return phase === 'learning' || phase === 'relearning'
}

function advanced({ met, done, total }: SessionProgress, by: Step): SessionProgress {
	const within = (count: number) => Math.min(Math.max(count, 0), total)
	return { met: within(met + by.met), done: within(done + by.done), total }
}

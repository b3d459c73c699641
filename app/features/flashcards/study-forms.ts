/** Schemas of the flashcards' forms and of the browser's events. Messages are error codes. */
import * as z from 'zod'
import { meetingFields, readingFields, storable } from '#app/contracts/word-fields.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { mostNoteCharacters } from '#app/domain/flashcards/card-notes.ts'
import { parseCardsBefore } from '#app/domain/flashcards/cards-before.ts'
import { isTimeZone } from '#app/domain/flashcards/day.ts'
import { grades, studyModes } from '#app/domain/flashcards/review.ts'
import {
	mostGoalMinutes,
	mostNewPerDay,
	mostReviewsPerDay,
} from '#app/domain/flashcards/study-limits.ts'
import type { StudyEvent } from './study-contract.ts'

const mostEventsAtOnce = 200

function say(code: ErrorCode): string {
	return code
}

/** Random if the browser makes it, else the form's own id. */
const eventId = z.string().regex(/^[\w-]{8,64}$/)

/** An undo may be named after its answer. */
const undoId = z.string().regex(/^[\w-]{8,80}$/)

const rowId = z.string().min(1).max(100)

const span = z.number().min(0)

export const studyEventsSchema = z.object({
	events: z
		.array(
			z.discriminatedUnion('kind', [
				z.object({
					kind: z.literal('answer'),
					id: eventId,
					cardId: rowId,
					mode: z.enum(studyModes),
					grade: z.enum(grades),
					durationMs: span,
					ageMs: span,
				}),
				z.object({ kind: z.literal('undo'), id: undoId, reviewId: eventId, ageMs: span }),
			]),
		)
		.max(mostEventsAtOnce),
})

const cardNotes = z
	.string()
	.transform((text) => storable(text.replace(/\r\n?/g, '\n')))
	.pipe(z.string().max(mostNoteCharacters, say('notes.too-long')))

/** Sets a card aside, lets cards come again, or takes that back. */
const asideForms = [
	z.object({ intent: z.literal('suspend'), cardId: rowId }),
	z.object({ intent: z.literal('know'), cardId: rowId }),
	z.object({ intent: z.literal('resume'), cardId: rowId }),
	z.object({
		intent: z.literal('put-back'),
		before: z.string().transform((text, { issues }) => {
			const before = parseCardsBefore(text)
			if (before) return before
			issues.push({ code: 'custom', message: say('request.invalid'), input: text })
			return z.NEVER
		}),
	}),
] as const

export type AsideForm = z.infer<(typeof asideForms)[number]>

/** Acts of the study page before JavaScript has loaded; bookmarks and notes always. */
export const studyForm = z.discriminatedUnion('intent', [
	z.object({
		intent: z.literal('answer'),
		id: eventId,
		cardId: rowId,
		mode: z.enum(studyModes),
		grade: z.enum(grades),
	}),
	z.object({
		intent: z.literal('pick'),
		id: eventId,
		cardId: rowId,
		mode: z.enum(studyModes),
		choice: rowId,
	}),
	z.object({ intent: z.literal('undo'), reviewId: eventId }),
	z.object({
		intent: z.literal('bookmark'),
		cardId: rowId,
		isBookmarked: z.enum(['true', 'false']).transform((text) => text === 'true'),
	}),
	z.object({ intent: z.literal('notes'), cardId: rowId, notes: cardNotes }),
	...asideForms,
])

export type StudyForm = z.infer<typeof studyForm>

/** A form sent twice is the same event twice. A form cannot tell how long the card was shown. */
export function eventOf(
	form: Extract<StudyForm, { intent: 'answer' | 'pick' | 'undo' }>,
): StudyEvent {
	switch (form.intent) {
		case 'answer': {
			const { id, cardId, mode, grade } = form
			return { kind: 'answer', id, cardId, mode, grade, durationMs: 0, ageMs: 0 }
		}
		case 'pick': {
			const { id, cardId, mode, choice } = form
			const grade = choice === cardId ? 'good' : 'forgot'
			return { kind: 'answer', id, cardId, mode, grade, durationMs: 0, ageMs: 0 }
		}
		case 'undo': {
			const { reviewId } = form
			return { kind: 'undo', id: `undo-${reviewId}`, reviewId, ageMs: 0 }
		}
	}
}

const wordToSave = { ...readingFields, ...meetingFields }

const mostWordsAtOnce = 200

/** The list of a deck's cards. A word is removed by it before JavaScript has loaded. */
export const deckCardsForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('remove'), ...readingFields }),
	z.object({ intent: z.literal('resume-all') }),
	...asideForms,
])

/** Changes that a browser kept while it was offline. */
export const savedWordChanges = z.object({
	changes: z
		.array(z.object({ ...wordToSave, isSaved: z.boolean(), ageMs: span }))
		.min(1)
		.max(mostWordsAtOnce),
})

function numberUpTo(most: number) {
	return z
		.string({ error: say('study-limit.not-a-number') })
		.trim()
		.regex(/^\d{1,6}$/, say('study-limit.not-a-number'))
		.transform(Number)
		.pipe(z.number().max(most, say('study-limit.too-high')))
}

/** Empty or zero means no goal. */
const goalMinutes = z.preprocess(
	(typed) => (typeof typed === 'string' && typed.trim() === '' ? '0' : typed),
	numberUpTo(mostGoalMinutes).transform((minutes) => minutes || null),
)

export const studySettingsForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('newPerDay'), newPerDay: numberUpTo(mostNewPerDay) }),
	z.object({ intent: z.literal('reviewsPerDay'), reviewsPerDay: numberUpTo(mostReviewsPerDay) }),
	z.object({ intent: z.literal('goalMinutes'), goalMinutes }),
	z.object({
		intent: z.literal('timeZone'),
		timeZone: z.string().max(100).refine(isTimeZone),
	}),
])

/** The schedule of a person's cards. */
export const trainingForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('train') }),
	z.object({ intent: z.literal('usual') }),
	z.object({ intent: z.literal('own') }),
])

export type TrainingChange = z.infer<typeof trainingForm>

export type StudySettingsChange = z.infer<typeof studySettingsForm>

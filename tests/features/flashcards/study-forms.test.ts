import { expect, test } from 'vitest'
import {
	eventOf,
	savedWordChanges,
	studyEventsSchema,
	studyForm,
	studySettingsForm,
} from '#app/features/flashcards/study-forms.ts'

const id = 'b6d66a1e-0000-4000-8000-000000000001'

function messagesOf(read: { success: boolean; error?: { issues: { message: string }[] } }) {
	return read.error?.issues.map(({ message }) => message)
}

test('a form without JavaScript becomes the event that the browser would send', () => {
	const answer = studyForm.parse({
		intent: 'answer',
		id,
		cardId: '谢谢',
		mode: 'recall',
		grade: 'hard',
	})
	if (answer.intent !== 'answer') throw new Error('another intent')
	expect(eventOf(answer)).toEqual({
		kind: 'answer',
		id,
		cardId: '谢谢',
		mode: 'recall',
		grade: 'hard',
		durationMs: 0,
		ageMs: 0,
	})
})

test('a right pick counts as good, a wrong one as forgot', () => {
	const pick = { intent: 'pick' as const, id, cardId: '谢谢', mode: 'listening' as const }
	expect(eventOf({ ...pick, choice: '谢谢' })).toMatchObject({ mode: 'listening', grade: 'good' })
	expect(eventOf({ ...pick, mode: 'cloze-choice', choice: '你好' })).toMatchObject({
		mode: 'cloze-choice',
		grade: 'forgot',
	})
})

test('the same undo sent twice is the same event', () => {
	const undo = { intent: 'undo' as const, reviewId: id }
	expect(eventOf(undo)).toEqual(eventOf(undo))
	expect(studyEventsSchema.safeParse({ events: [eventOf(undo)] }).success).toBe(true)
})

test('notes are kept as typed, except for line ends, up to a limit', () => {
	const notes = (text: string) => studyForm.safeParse({ intent: 'notes', cardId: 'c', notes: text })
	expect(notes(' 谢\r\n谢 𠮷 <b> ').data).toMatchObject({ notes: '谢\n谢 𠮷 <b>' })
	expect(notes('\ud800').data).toMatchObject({ notes: '\ufffd' })
	expect(notes('长'.repeat(2000)).success).toBe(true)
	expect(messagesOf(notes('长'.repeat(2001)))).toEqual(['notes.too-long'])
	expect(messagesOf(notes('x'.repeat(1_000_000)))).toEqual(['notes.too-long'])
})

test.each([
	['20', 20],
	[' 0 ', 0],
	['500', 500],
	['501', 'study-limit.too-high'],
	['-1', 'study-limit.not-a-number'],
	['1.5', 'study-limit.not-a-number'],
	['1e2', 'study-limit.not-a-number'],
	['', 'study-limit.not-a-number'],
	[undefined, 'study-limit.not-a-number'],
])('new cards per day typed as %j are read as %j', (typed, read) => {
	const form = studySettingsForm.safeParse({ intent: 'newPerDay', newPerDay: typed })
	if (typeof read === 'number') expect(form.data).toEqual({ intent: 'newPerDay', newPerDay: read })
	else expect(messagesOf(form)).toEqual([read])
})

test('a time zone must exist', () => {
	const zone = (timeZone: string) =>
		studySettingsForm.safeParse({ intent: 'timeZone', timeZone }).success
	expect(zone('Asia/Shanghai')).toBe(true)
	expect(zone('Asia/Atlantis')).toBe(false)
})

test('a word may come without a sentence, a lesson or an article', () => {
	const word = { word: '银行', pinyin: 'yín háng', isSaved: true, ageMs: 0 }
	const read = (change: object) => savedWordChanges.parse({ changes: [change] }).changes[0]
	const nowhere = { sentence: null, lessonId: null, articleId: null, partId: null }
	expect(read(word)).toEqual({ ...word, ...nowhere })
	expect(read({ ...word, sentence: ' 我去银行。 ' })).toMatchObject({ sentence: '我去银行。' })
})

test.each([
	[{ kind: 'answer', id: 'short' }],
	[{ kind: 'undo', id, reviewId: "'; drop table" }],
	[{ kind: 'answer', id, cardId: 'c', mode: 'recall', grade: 'undo', durationMs: 0, ageMs: 0 }],
	[{ kind: 'answer', id, cardId: 'c', mode: 'recall', grade: 'good', durationMs: -1, ageMs: 0 }],
])('%j is not an event', (event) => {
	expect(studyEventsSchema.safeParse({ events: [event] }).success).toBe(false)
})

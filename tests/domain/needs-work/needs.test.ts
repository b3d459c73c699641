import { expect, test } from 'vitest'
import { lessonStatuses } from '#app/domain/access/access.ts'
import { needsOf, type TextState } from '#app/domain/needs-work/needs.ts'

const { available, disabled, comingSoon } = lessonStatuses

const finished: TextState = {
	kind: 'lessons',
	lessonKind: 'lesson',
	status: available,
	hasText: true,
	hasChanges: false,
	isScheduled: false,
	hasAudio: true,
	isAudioOutdated: false,
	hasWaitingAudio: false,
	reports: 0,
	exercises: 8,
	hasNotes: true,
}

test('a finished lesson needs nothing', () => {
	expect(needsOf(finished)).toEqual([])
})

test.each<[string, Partial<TextState>, string[]]>([
	['was saved since it was published', { hasChanges: true }, ['changes']],
	['was saved while it is coming soon', { hasChanges: true, status: comingSoon }, ['changes']],
	['was written and never published', { status: disabled, hasChanges: true }, ['draft']],
	['is to be published on Monday', { status: disabled, isScheduled: true }, ['scheduled']],
	[
		'has changes that go live on Monday',
		{ hasChanges: true, isScheduled: true },
		['changes', 'scheduled'],
	],
	['has audio that nobody has used yet', { hasWaitingAudio: true }, ['audio-waiting']],
	['has its first audio waiting', { hasAudio: false, hasWaitingAudio: true }, ['audio-waiting']],
	['was changed since it was spoken', { isAudioOutdated: true }, ['audio-outdated']],
	['was reported by readers', { reports: 2 }, ['reports']],
	['has nobody’s voice', { hasAudio: false }, ['no-audio']],
	['has a text alone', { exercises: 0, hasNotes: false }, ['no-exercises', 'no-notes']],
	[
		'is empty: the rest comes after the text',
		{ hasText: false, hasAudio: false, exercises: 0, hasNotes: false, status: disabled },
		['no-text'],
	],
])('a lesson that %s', (_, state, needed) => {
	expect(needsOf({ ...finished, ...state })).toEqual(needed)
})

test('an article and a text that is read again need neither exercises nor notes, a review no notes', () => {
	const alone = { ...finished, exercises: 0, hasNotes: false }
	expect(needsOf({ ...alone, kind: 'articles', lessonKind: undefined })).toEqual([])
	expect(needsOf({ ...alone, lessonKind: 'again' })).toEqual([])
	expect(needsOf({ ...alone, lessonKind: 'review' })).toEqual(['no-exercises'])
})

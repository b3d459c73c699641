import { expect, test } from 'vitest'
import { foldChanges } from '#app/features/audit/fold-changes.ts'

const start = Date.parse('2026-11-30T08:00:00Z')

/** A change at a minute: "12 course.invite shen". */
function changeOf(text: string) {
	const [minute, action = '', actor = 'shen'] = text.split(' ')
	return {
		id: text,
		at: new Date(start + Number(minute) * 60_000),
		actorEmail: `${actor}@example.com`,
		actorName: null,
		action,
		objectType: 'course',
		objectId: 'tea-house',
		objectName: 'Tea House',
		before: null,
		after: null,
	}
}

/** Newest first, as the log is read: the runs by the minutes of their changes. */
function folded(...texts: string[]): string[] {
	return foldChanges(texts.map(changeOf)).map((run) =>
		run.map(({ id }) => id.split(' ')[0]).join('+'),
	)
}

test('what one person did in one go is one run', () => {
	expect(folded('9 course.invite', '8 course.invite', '7 course.invite', '2 course.edit')).toEqual([
		'9+8+7',
		'2',
	])
})

test('two changes stand by themselves', () => {
	expect(folded('9 lesson.write', '8 lesson.write')).toEqual(['9', '8'])
})

test('another person, another change or a long pause ends a run', () => {
	const run = ['9 lesson.write', '8 lesson.write', '7 lesson.write']
	expect(folded(...run, '6 lesson.write kofi')).toEqual(['9+8+7', '6'])
	expect(folded(...run, '6 lesson.publish', '5 lesson.write')).toEqual(['9+8+7', '6', '5'])
	expect(folded('30 lesson.write', '19 lesson.write', '18 lesson.write')).toEqual([
		'30',
		'19',
		'18',
	])
})

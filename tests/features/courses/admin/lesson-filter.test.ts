import { expect, test } from 'vitest'
import type { LessonState } from '#app/domain/courses/lesson-state.ts'
import {
	type LessonToList,
	needsSameData,
	shownLessons,
} from '#app/features/courses/admin/lesson-filter.ts'

type Fields = Partial<Omit<LessonToList, 'state'>> & { state?: Partial<LessonState> }

function lesson(slug: string, { state, ...fields }: Fields = {}): LessonToList {
	return {
		slug,
		title: { zh: '夜车', en: 'Night Train' },
		category: 'story',
		level: 'beginner',
		isFree: true,
		status: 1,
		createdAt: new Date(0),
		updatedAt: new Date(0),
		...fields,
		state: {
			hanzi: 0,
			exercises: 0,
			kind: 'lesson',
			hasNotes: false,
			audio: 'none',
			job: undefined,
			fit: undefined,
			...state,
		},
	}
}

const lessons = [
	lesson('ni-hao', { title: { zh: '你好', en: 'Hello' } }),
	lesson('tea-house', { title: { zh: '茶馆', en: 'Tea House' } }),
	...Array.from({ length: 20 }, (_, index) => lesson(`night-${index}`)),
]

function shown(search: string, all: readonly LessonToList[] = lessons) {
	const { lessons: found, ...rest } = shownLessons(all, new URLSearchParams(search))
	return { slugs: found.map(({ slug }) => slug), ...rest }
}

test.each(['茶', 'tea h', 'HOUSE', 'tea-', ' 茶馆 '])('%s finds the tea house', (typed) => {
	const keyword = typed.trim()
	expect(shown(`q=${encodeURIComponent(typed)}&page=2&size=10`)).toEqual({
		slugs: ['tea-house'],
		keyword,
		page: 1,
		size: 10,
	})
})

test('without a search lessons come in pages, at least one', () => {
	expect(shown('').slugs).toHaveLength(22)
	expect(shown('size=10&page=3')).toMatchObject({ slugs: ['night-18', 'night-19'] })
	expect(shown('size=10&page=9')).toMatchObject({ page: 3 })
	expect(shownLessons([], new URLSearchParams('page=4'))).toMatchObject({ lessons: [], page: 1 })
})

const course = [
	lesson('long', { state: { hanzi: 300, exercises: 4, audio: 'outdated', fit: 0.8 } }),
	lesson('empty', { level: 'expert', status: 0 }),
	lesson('short', { state: { hanzi: 90, hasNotes: true, audio: 'current', fit: 1 } }),
]

test.each([
	['with=no-text', 'empty'],
	['with=no-exercises', 'empty short'],
	['with=no-audio', 'empty'],
	['with=outdated-audio', 'long'],
	['with=no-text&q=night', 'empty'],
	['with=no-text&q=tea', ''],
	['with=anything', 'long empty short'],
])('%s shows %j', (search, slugs) => {
	expect(shown(search, course).slugs.join(' ')).toBe(slugs)
})

test.each([
	['sort=text', 'empty short long'],
	['sort=-text', 'long short empty'],
	['sort=-exercises', 'long empty short'],
	['sort=notes', 'long empty short'],
	['sort=audio', 'empty long short'],
	['sort=fit', 'empty long short'],
	['sort=-level', 'empty long short'],
	['sort=status', 'empty long short'],
	['sort=name', 'long empty short'],
	['sort=banana', 'long empty short'],
])('%s lists %j; equal lessons keep the learners’ order', (search, slugs) => {
	expect(shown(search, course).slugs.join(' ')).toBe(slugs)
})

test('filters, sorting and pages need no new data, dialogs do', () => {
	const at = (path: string) => new URL(path, 'http://localhost/admin/courses/')
	const same = (one: string, other: string) => needsSameData(at(one), at(other))
	expect(same('tea', 'tea?q=x&page=2')).toBe(true)
	expect(same('tea?with=no-audio', 'tea?sort=-text')).toBe(true)
	expect(same('tea?q=a&ask=edit&of=cup', 'tea?size=10&ask=edit&of=cup')).toBe(true)
	expect(same('tea?q=a', 'tea?q=a&ask=edit&of=cup')).toBe(false)
	expect(same('tea?done=edit&of=cup', 'tea')).toBe(false)
})

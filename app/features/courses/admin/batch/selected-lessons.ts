/**
 * Several lessons in a form field: cup:3,pot:1 are the lesson cup in version 3 and pot in version 1. To
 * undo a change each has its former value, too: cup:4:beginner,pot:2:expert.
 */
import * as z from 'zod'

/** The largest page size. */
export const mostLessons = 100

export type LessonVersion = { id: string; version: number }

export function formatLessons(lessons: readonly LessonVersion[]): string {
	return lessons.map(({ id, version }) => `${id}:${version}`).join(',')
}

/** The ids in a list's address. */
export function readLessonIds(search: URLSearchParams): string[] {
	const named = (search.get('ids') ?? '').split(',')
	return [...new Set(named.filter((id) => id !== ''))].slice(0, mostLessons)
}

const id = z.string().min(1).max(100)

/** A field as `formatLessons` writes it. */
export const lessonsField = z
	.string()
	.transform((text) => partsIn(text).map(({ id, version }) => ({ id, version })))
	.pipe(z.array(z.object({ id, version: z.number() })).max(mostLessons))

export type FormerValue = LessonVersion & { value: string }

export function formatFormer(lessons: readonly FormerValue[]): string {
	return lessons.map(({ id, version, value }) => `${id}:${version}:${value}`).join(',')
}

/** A field as `formatFormer` writes it. */
export const formerField = z
	.string()
	.transform(partsIn)
	.pipe(
		z
			.array(z.object({ id, version: z.number(), value: z.string().min(1).max(100) }))
			.max(mostLessons),
	)

/** A version that is no number is NaN, which no schema takes. */
function partsIn(text: string) {
	return text.split(',').map((lesson) => {
		const [id = '', version = '', value = ''] = lesson.split(':')
		return { id, version: /^\d{1,9}$/.test(version) ? Number(version) : Number.NaN, value }
	})
}

/** All lessons of a course, in an order. */
export const orderField = z
	.string()
	.max(200_000)
	.transform((text) => text.split(','))
	.pipe(z.array(id))

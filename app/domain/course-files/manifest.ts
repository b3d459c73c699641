/**
 * The manifest of a course or of a single lesson: course.json or lesson.json. It has what its form has,
 * and the markings of the texts beside it.
 *
 *   { "slug": "first-steps", "title": { "zh": "第一步", "en": "First Steps" }, …, "lessons": [{ "slug": "ni-hao", … }] }
 *
 * Whether learners see it is not in it: `status` may stand in it and is read by the seed alone.
 */
import * as z from 'zod'
import { categories } from '#app/domain/courses/category.ts'
import { courseLevels } from '#app/domain/courses/course-level.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import { highestOrder, lastOnPath } from '#app/domain/courses/limits.ts'
import { isSlug, longestSlug } from '#app/domain/courses/slug.ts'
import { descriptionField, titleField } from '#app/domain/courses/typed-fields.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { markings } from './markings.ts'

const code = {
	chineseTitle: 'chinese-title.required',
	englishTitle: 'english-title.required',
	slug: 'slug.invalid',
	slugLength: 'slug.too-long',
	order: 'order.invalid',
	path: 'course-path.invalid',
} as const satisfies Record<string, ErrorCode>

const fields = {
	slug: z.string().max(longestSlug, code.slugLength).refine(isSlug, code.slug),
	title: z.strictObject({
		zh: titleField(code.chineseTitle),
		en: titleField(code.englishTitle),
	}),
	description: z.strictObject({ zh: descriptionField, en: descriptionField }),
	level: z.enum(courseLevels),
	isFree: z.boolean(),
	order: z.number(code.order).int(code.order).min(0, code.order).max(highestOrder, code.order),
	status: z.number().optional(),
	config: lessonConfigSchema,
}

const topLevel = { category: z.enum(categories), isPrivate: z.boolean() }

/** A lesson of a course has its category, and is open to whom the course is open to, if it says nothing else. */
const lessonOfCourseSchema = z.strictObject({
	...fields,
	category: topLevel.category.optional(),
	isPrivate: topLevel.isPrivate.optional(),
	...markings,
})

export const manifests = {
	course: z.strictObject({
		type: z.literal('course').optional(),
		...fields,
		...topLevel,
		/** Its place on the path; a course without one stays off it. */
		path: z
			.number(code.path)
			.int(code.path)
			.min(1, code.path)
			.max(lastOnPath, code.path)
			.optional(),
		lessons: z.array(lessonOfCourseSchema),
	}),
	lesson: z.strictObject({
		type: z.literal('lesson').optional(),
		...fields,
		...topLevel,
		...markings,
	}),
} as const

export type CourseManifest = z.input<typeof manifests.course>
export type LessonManifest = z.input<typeof manifests.lesson>
export type LessonOfCourse = z.infer<typeof lessonOfCourseSchema>
export type ReadManifest = {
	course: z.infer<typeof manifests.course>
	lesson: z.infer<typeof manifests.lesson>
}

/**
 * Writes JSON with what has no parts on one line, as people read and compare it. The same value always
 * gives the same text.
 */
export function formatManifest(manifest: CourseManifest | LessonManifest): string {
	return `${format(manifest, '')}\n`
}

function format(value: unknown, indent: string): string {
	if (typeof value !== 'object' || value === null) return JSON.stringify(value)
	const isList = Array.isArray(value)
	const items: [string, unknown][] = isList
		? value.map((item) => ['', item])
		: Object.entries(value)
				.filter(([, item]) => item !== undefined)
				.map(([name, item]) => [`${JSON.stringify(name)}: `, item])
	const [open, close] = isList ? ['[', ']'] : ['{', '}']
	if (items.length === 0) return open + close
	const isFlat = items.every(([, item]) => typeof item !== 'object' || item === null)
	if (isFlat) {
		const line = items.map(([name, item]) => name + format(item, '')).join(', ')
		return isList ? `[${line}]` : `{ ${line} }`
	}
	const inner = `${indent}\t`
	const lines = items.map(([name, item]) => inner + name + format(item, inner))
	return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

/**
 * Form fields shared by courses, lessons and articles: the title 第一步 on one line, the slug
 * first-steps or empty, the order 1. Messages are error codes.
 */
import * as z from 'zod'
import type { ErrorCode } from '#app/domain/errors.ts'
import { highestOrder, lastOnPath, longestDescription, longestTitle } from './limits.ts'
import { isSlug, longestSlug } from './slug.ts'

const code = {
	titleLength: 'title.too-long',
	descriptionLength: 'description.too-long',
	slug: 'slug.invalid',
	slugLength: 'slug.too-long',
	order: 'order.invalid',
	path: 'course-path.invalid',
} as const satisfies Record<string, ErrorCode>

/** A title on one line; `required` is the code for an empty one. */
export function titleField(required: ErrorCode) {
	return z
		.string({ error: required })
		.transform((typed) => typed.replace(/\s+/gu, ' ').trim())
		.pipe(z.string().min(1, required).max(longestTitle, code.titleLength))
}

/** A description of several lines; it may be empty. */
export const descriptionField = z
	.string()
	.default('')
	.transform((typed) => typed.trim())
	.pipe(z.string().max(longestDescription, code.descriptionLength))

/** Empty means "make it from the titles". `reserved` is not allowed. */
export function slugField(reserved?: string) {
	return z
		.string()
		.default('')
		.transform((typed) => typed.trim())
		.pipe(
			z
				.string()
				.max(longestSlug, code.slugLength)
				.refine((slug) => slug === '' || (isSlug(slug) && slug !== reserved), code.slug),
		)
}

/** Empty means 0. */
export const orderField = z
	.string()
	.default('')
	.transform((typed) => typed.trim() || '0')
	.pipe(
		z
			.string()
			.regex(/^\d{1,9}$/, code.order)
			.transform(Number)
			.pipe(z.number().max(highestOrder, code.order)),
	)

/** A place on the path; empty is off it. */
export const pathField = z
	.string()
	.default('')
	.transform((typed) => typed.trim())
	.pipe(
		z
			.string()
			.regex(/^([1-9]\d{0,8})?$/, code.path)
			.transform((typed) => (typed === '' ? null : Number(typed)))
			.pipe(z.number().max(lastOnPath, code.path).nullable()),
	)

/** Path of an uploaded cover; empty becomes null. */
export const coverField = z
	.string()
	.max(200)
	.default('')
	.transform((path) => path || null)

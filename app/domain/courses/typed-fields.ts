/**
 * What is typed of a course, a lesson or an article, field by field: its title 第一步 on one line, its
 * slug first-steps or nothing, its order 1. Messages are codes of the error catalogue.
 */
import * as z from 'zod'
import type { ErrorCode } from '#app/domain/errors.ts'
import { highestOrder, longestTitle } from './limits.ts'
import { isSlug, longestSlug } from './slug.ts'

const code = {
	titleLength: 'title.too-long',
	slug: 'slug.invalid',
	slugLength: 'slug.too-long',
	order: 'order.invalid',
} as const satisfies Record<string, ErrorCode>

/** One line, as it is shown; `required` is said where there is none. */
export function titleField(required: ErrorCode) {
	return z
		.string({ error: required })
		.transform((typed) => typed.replace(/\s+/gu, ' ').trim().normalize('NFC'))
		.pipe(z.string().min(1, required).max(longestTitle, code.titleLength))
}

/** Left empty, the slug is made of the titles; what is `reserved` is no slug. */
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

/** Left empty, it is 0. */
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

/** The path of an uploaded picture, or none. */
export const coverField = z
	.string()
	.max(200)
	.default('')
	.transform((path) => path || null)

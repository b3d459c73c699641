/** What the forms of articles hold. Messages are codes of the error catalogue. */
import { z } from 'zod'
import { courseLevels } from '#app/domain/catalogue/course-level.ts'
import { isSlug, longestSlug } from '#app/domain/catalogue/slug.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { newArticle } from './article-search.ts'
import { articleStatuses } from './article-status.ts'
import { highestOrder, longestTitle } from './article-values.ts'

const code = {
	chineseTitle: 'chinese-title.required',
	englishTitle: 'english-title.required',
	titleLength: 'title.too-long',
	level: 'course-level.required',
	slug: 'slug.invalid',
	slugLength: 'slug.too-long',
	order: 'order.invalid',
	status: 'course-status.required',
} as const satisfies Record<string, ErrorCode>

/** One line, as it is shown. */
function titleField(required: ErrorCode) {
	return z
		.string({ error: required })
		.transform((typed) => typed.replace(/\s+/gu, ' ').trim().normalize('NFC'))
		.pipe(z.string().min(1, required).max(longestTitle, code.titleLength))
}

/** Left empty, it is 0. */
const orderField = z
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

/** Left empty, it is made of the titles. */
const slugField = z
	.string()
	.default('')
	.transform((typed) => typed.trim())
	.pipe(
		z
			.string()
			.max(longestSlug, code.slugLength)
			.refine((slug) => slug === '' || (isSlug(slug) && slug !== newArticle), code.slug),
	)

/** How often the article had been saved when its form was opened. */
const version = z
	.string()
	.regex(/^\d{1,9}$/)
	.transform(Number)

const values = {
	title: titleField(code.chineseTitle),
	enTitle: titleField(code.englishTitle),
	level: z.enum(courseLevels, { error: code.level }),
	coverImage: z
		.string()
		.max(200)
		.default('')
		.transform((path) => path || null),
	orderNo: orderField,
	status: z
		.enum(
			articleStatuses.map(({ value }) => String(value)),
			{ error: code.status },
		)
		.transform(Number),
	text: z.string().default(''),
	/** The text was shown with all its words apart. */
	words: z.literal('apart').optional(),
}

export const articleForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('create'), slug: slugField, ...values }),
	z.object({
		intent: z.literal('edit'),
		version,
		/** Others have saved since, and the author wants their own text nevertheless. */
		force: z.literal('1').optional(),
		...values,
	}),
])

const id = z.string().min(1).max(100)

export const articleDeletionForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('delete'), id, version }),
	z.object({ intent: z.literal('restore'), id }),
])

export type ArticleForm = z.infer<typeof articleForm>
export type ArticleDeletion = z.infer<typeof articleDeletionForm>

/** The fields of the article forms. Messages are codes of the error catalogue. */
import * as z from 'zod'
import { courseLevels } from '#app/domain/courses/course-level.ts'
import { coverField, orderField, slugField, titleField } from '#app/domain/courses/typed-fields.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { versionField } from '#app/domain/version.ts'
import { newArticle } from './article-search.ts'
import { articleStatuses } from './article-status.ts'

const code = {
	chineseTitle: 'chinese-title.required',
	englishTitle: 'english-title.required',
	level: 'course-level.required',
	status: 'course-status.required',
} as const satisfies Record<string, ErrorCode>

const values = {
	title: titleField(code.chineseTitle),
	enTitle: titleField(code.englishTitle),
	level: z.enum(courseLevels, { error: code.level }),
	coverImage: coverField,
	orderNo: orderField,
	status: z
		.enum(
			articleStatuses.map(({ value }) => String(value)),
			{ error: code.status },
		)
		.transform(Number),
}

export const newArticleForm = z.object({
	intent: z.literal('create'),
	slug: slugField(newArticle),
	...values,
	/** May be written later. */
	text: z.string().default(''),
})

const id = z.string().min(1).max(100)

/** The forms of one button, in the list and in the settings. */
export const articleListForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('delete'), id, version: versionField }),
	z.object({ intent: z.literal('restore'), id }),
	z.object({ intent: z.enum(['enable', 'disable']), id, version: versionField }),
])

/** The forms of an article's settings. */
export const settingsForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('edit'), version: versionField, ...values }),
	articleListForm,
])

export type NewArticleForm = z.infer<typeof newArticleForm>
export type ArticleListForm = z.infer<typeof articleListForm>
export type ArticleStatusChange = Extract<ArticleListForm, { intent: 'enable' | 'disable' }>

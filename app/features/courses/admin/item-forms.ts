/** Schemas of the forms of courses and lessons. Their messages are codes of the error catalogue. */
import * as z from 'zod'
import { categories } from '#app/domain/courses/category.ts'
import { courseLevels } from '#app/domain/courses/course-level.ts'
import { coverDisplayModes } from '#app/domain/courses/lesson-config.ts'
import { lessonKinds } from '#app/domain/courses/lesson-kind.ts'
import {
	coverField,
	descriptionField,
	orderField,
	pathField,
	slugField,
	titleField,
} from '#app/domain/courses/typed-fields.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { versionField } from '#app/domain/version.ts'
import { itemStatuses } from './item-status.ts'

const code = {
	chineseTitle: 'chinese-title.required',
	englishTitle: 'english-title.required',
	type: 'course-type.required',
	level: 'course-level.required',
	category: 'category.required',
	status: 'course-status.required',
} as const satisfies Record<string, ErrorCode>

const checkField = z
	.literal('on')
	.optional()
	.transform((value) => value === 'on')

const id = z.string().min(1).max(100)

const values = {
	titleZh: titleField(code.chineseTitle),
	titleEn: titleField(code.englishTitle),
	descriptionZh: descriptionField,
	descriptionEn: descriptionField,
	level: z.enum(courseLevels, { error: code.level }),
	category: z.enum(categories, { error: code.category }),
	slug: slugField(),
	coverImagePath: coverField,
	isFree: checkField,
	isPrivate: checkField,
	orderNo: orderField,
	pathNo: pathField,
	status: z
		.enum(
			itemStatuses.map(({ value }) => String(value)),
			{ error: code.status },
		)
		.transform(Number),
	showParagraphNumbers: checkField,
	dialogMode: checkField,
	useParentCoverForLessons: checkField,
	coverDisplayMode: z.enum(coverDisplayModes).default('cover'),
	kind: z.enum(lessonKinds).default('lesson'),
	/** Enables it even without a text, on purpose. */
	mayBeEmpty: checkField,
}

/** Changes nothing but the status, by one press. */
const itemStatusForm = z.object({
	intent: z.enum(['enable', 'disable']),
	id,
	version: versionField,
	mayBeEmpty: values.mayBeEmpty,
})

/** The fields of a lesson on its own page, as the dialog of a list sends them. */
export const lessonSettingsForm = z.object({
	intent: z.literal('edit'),
	id,
	version: versionField,
	...values,
})

export const itemForm = z.discriminatedUnion('intent', [
	z.object({
		intent: z.literal('create'),
		/** Generated with the form, so that submitting it twice creates one course. */
		id: z.uuid(),
		type: z.enum(['course', 'lesson'], { error: code.type }),
		...values,
	}),
	lessonSettingsForm,
	z.object({ intent: z.literal('delete'), id, version: versionField }),
	z.object({ intent: z.literal('restore'), id }),
	z.object({
		intent: z.literal('duplicate'),
		id,
		/** Generated with the form, so that submitting it twice makes one copy. */
		copyId: z.uuid(),
	}),
	itemStatusForm,
])

export type ItemForm = z.infer<typeof itemForm>
export type ItemCreation = Extract<ItemForm, { intent: 'create' }>
export type ItemEdit = Extract<ItemForm, { intent: 'edit' }>
export type ItemDeletion = Extract<ItemForm, { intent: 'delete' }>
export type ItemStatusChange = z.infer<typeof itemStatusForm>
export type ItemDuplication = Extract<ItemForm, { intent: 'duplicate' }>
export type ItemRestoration = Extract<ItemForm, { intent: 'restore' }>

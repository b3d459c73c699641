/** Schemas of the forms that change several lessons at once. */
import * as z from 'zod'
import { courseLevels } from '#app/domain/courses/course-level.ts'
import { highestOrder } from '#app/domain/courses/limits.ts'
import { itemStatuses } from '#app/features/courses/admin/item-status.ts'
import { formerField, lessonsField, orderField } from './selected-lessons.ts'

const checkField = z
	.literal('on')
	.optional()
	.transform((value) => value === 'on')

const id = z.string().min(1).max(100)

/** The values before a change, as Undo sends them back. */
const undoForm = z.discriminatedUnion('what', [
	z.object({
		intent: z.literal('lessons-undo'),
		what: z.literal('level'),
		former: formerField.pipe(
			z.array(z.object({ id, version: z.number(), value: z.enum(courseLevels) })),
		),
	}),
	z.object({
		intent: z.literal('lessons-undo'),
		what: z.literal('course'),
		/** The course that the lessons were in. */
		course: id,
		former: formerField.pipe(
			z.array(
				z.object({
					id,
					version: z.number(),
					value: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(highestOrder)),
				}),
			),
		),
	}),
])

export const batchForm = z.discriminatedUnion('intent', [
	z.object({
		intent: z.literal('lessons-status'),
		lessons: lessonsField,
		status: z.enum(itemStatuses.map(({ value }) => String(value))).transform(Number),
		/** The editor ticked the box to enable lessons without a text, too. */
		mayBeEmpty: checkField,
	}),
	z.object({
		intent: z.literal('lessons-level'),
		lessons: lessonsField,
		level: z.enum(courseLevels, { error: 'course-level.required' }),
	}),
	z.object({ intent: z.literal('lessons-move'), lessons: lessonsField, course: id }),
	z.object({
		intent: z.literal('lessons-audio'),
		lessons: lessonsField,
		voice: z.string().trim().max(100),
		/** Also lessons whose audio is current. */
		isAnew: checkField,
	}),
	/** The new order of all lessons of the course, and the one that was seen. */
	z.object({ intent: z.literal('lessons-order'), order: orderField, seen: orderField }),
	undoForm,
])

export type BatchForm = z.infer<typeof batchForm>
export type BatchIntent = BatchForm['intent']
export type UndoForm = Extract<BatchForm, { intent: 'lessons-undo' }>

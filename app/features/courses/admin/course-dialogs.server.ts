/**
 * The dialogs and messages about a course or lesson: `?ask=edit&of=…` and `?done=delete&of=…`. The
 * caller checks that the user is an editor.
 */

import { type AppLoadContext, redirect } from '@remix-run/cloudflare'
import * as z from 'zod'
import { lessonOwner } from '#app/db/working-parts.ts'
import { isAdmin, type User } from '#app/domain/accounts/user.ts'
import { itemPath } from '#app/domain/publishing/text-tabs.ts'
import type { Refusal } from '#app/domain/version.ts'
import { listChanges } from '#app/features/audit/list-changes.server.ts'
import { newAddressText } from '#app/features/audit/new-address-text.ts'
import { findSettingsMeanwhile } from '#app/features/publishing/saved-meanwhile.server.ts'
import { longForm, readBody } from '#app/http/body.server.ts'
import { refuseChange } from '#app/http/refuse-change.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import { answerBatchForm, isBatchForm } from './batch/answer-batch.server.ts'
import { batchForm } from './batch/batch-form.ts'
import { chooseSlug } from './choose-slug.server.ts'
import { findItem } from './courses-for-editing.server.ts'
import { deleteItem, restoreItem } from './delete-course.server.ts'
import { duplicateItem } from './duplicate-course.server.ts'
import {
	doneText,
	itemDonePath,
	itemFailures,
	reportedChange,
	requestedDialog,
} from './item-changes.ts'
import { type ItemForm, itemForm } from './item-forms.ts'
import { answerLessonDialog, isOfLessonDialog, lessonDialogForm } from './lesson-dialogs.server.ts'
import { createItem, editItem, setItemStatus } from './save-course.server.ts'

/** How many changes a dialog's history shows. */
const lastChanges = 10

type ItemDialogQuery = { context: AppLoadContext; searchParams: URLSearchParams }

/** Loads the dialog or message that the address names. */
export async function loadItemDialog({ context, searchParams }: ItemDialogQuery) {
	const { db } = context
	if (searchParams.get('ask') === 'create') {
		return { ask: 'create', id: crypto.randomUUID() } as const
	}
	const of = searchParams.get('of')
	if (of === null) return undefined
	const [item, history] = await Promise.all([findItem(db, { id: of }), historyOf(context, of)])
	if (!item) return undefined
	const ask = requestedDialog(searchParams, item)
	if (ask === 'duplicate') return { ask, item, history, copyId: crypto.randomUUID() } as const
	if (ask) return { ask, item, history } as const
	const done = reportedChange(searchParams, item)
	if (!done) return undefined
	const address = done === 'restore' ? newAddressText(history) : ''
	const text = `${doneText(done, item)} ${address}`.trim()
	return { ask: 'nothing', done, id: of, path: itemPath(item), text } as const
}

export type ItemDialogData = NonNullable<Awaited<ReturnType<typeof loadItemDialog>>>

/** Changes are logged by type; only one of the two has entries. */
async function historyOf({ db, user }: AppLoadContext, id: string) {
	const reader = await user()
	const withoutPeople = !(reader && isAdmin(reader))
	const histories = await Promise.all(
		['course', 'lesson'].map((type) =>
			listChanges(db, { most: lastChanges, object: { type, id }, withoutPeople }),
		),
	)
	return histories.flat()
}

type CourseSubmission = {
	context: AppLoadContext
	request: Request
	admin: Pick<User, 'id' | 'email'>
	/** New lessons belong to this course. */
	parentId: string | null
}

const courseForm = z.discriminatedUnion('intent', [itemForm, lessonDialogForm, batchForm])

/** Answers any form of a course or lesson by its intent. */
export async function answerCourseForm(asked: CourseSubmission): Promise<Response> {
	const form = await readBody(asked.request, courseForm, longForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	if (isOfLessonDialog(form.value)) return answerLessonDialog(asked, form.value)
	const { value } = form
	if (!isBatchForm(value)) return answerItemForm(asked, { form: value, typed })
	const { context, request, admin, parentId: courseId } = asked
	const by = { actor: { id: admin.id, email: admin.email }, now: new Date() }
	return answerBatchForm({ context, request, by, courseId }, { form: value, typed })
}

type TypedItem = { form: ItemForm; typed: Typed }

/**
 * Saves, deletes or restores a course or lesson, then redirects to a message about it. A new course opens
 * with its lessons, a new lesson with its text.
 */
export async function answerItemForm(
	{ context, request, admin, parentId }: CourseSubmission,
	{ form, typed }: TypedItem,
): Promise<Response> {
	const { intent } = form
	return orInvalid(itemFailures[intent], typed, async () => {
		const changed = await change(context, { form, admin, parentId })
		if (!changed.ok && intent !== 'edit') return refuseChange(changed.error, typed)
		if (!changed.ok) {
			const owner = lessonOwner(form.id)
			const refused = { owner, refusal: changed.error, readerId: admin.id }
			return refuseChange(changed.error, typed, await findSettingsMeanwhile(context.db, refused))
		}
		const { pathname, searchParams } = new URL(request.url)
		const path = pathname.replace(/\.data$/, '')
		// A course deleted on its own page has no page to return to.
		const isGone = intent === 'delete' && parentId === changed.value.id
		// A course copied on its own page stands beside it in the list.
		const isBeside = form.intent === 'duplicate' && parentId === form.id
		const done = { done: intent, of: changed.value.id }
		if (form.intent === 'create') {
			const type = parentId === null ? form.type : 'lesson'
			const made = itemPath({ id: changed.value.id, type })
			return redirect(itemDonePath(made, new URLSearchParams(), done))
		}
		return redirect(
			isGone || isBeside
				? itemDonePath('/admin/courses', new URLSearchParams(), done)
				: itemDonePath(path, searchParams, done),
		)
	})
}

type ItemSubmission = { form: ItemForm } & Pick<CourseSubmission, 'admin' | 'parentId'>

async function change(
	{ db, services }: AppLoadContext,
	{ form, admin, parentId }: ItemSubmission,
): Promise<Awaited<ReturnType<typeof createItem>>> {
	const actor = { id: admin.id, email: admin.email }
	const by = { actor, now: new Date() }
	switch (form.intent) {
		case 'delete':
			return deleteItem(db, { form, ...by })
		case 'restore':
			return restoreItem(db, { form, ...by })
		case 'duplicate':
			return duplicateItem(db, { form, ...by })
		case 'enable':
		case 'disable':
			return setItemStatus(db, { form, ...by })
	}
	const wanted = await chooseSlug(form, services.tokenize)
	if (!wanted.ok) return wanted satisfies { ok: false; error: Refusal }
	return form.intent === 'create'
		? createItem(db, { form, parentId, wanted: wanted.value, ...by })
		: editItem(db, { form, wanted: wanted.value, ...by })
}

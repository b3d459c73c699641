/**
 * What the course list and a course's page ask about a course or lesson, `?ask=edit&of=…`, and what
 * was done a moment ago, `?done=delete&of=…`. Whoever calls has asked who it is.
 */
import { type AppLoadContext, redirect } from '@remix-run/cloudflare'
import * as z from 'zod'
import type { User } from '#app/domain/accounts/user.ts'
import type { Refusal } from '#app/domain/version.ts'
import { listChanges } from '#app/features/audit/list-changes.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { refuseChange } from '#app/http/refuse-change.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import { askedAbout, donePath, doneWith } from './asked-item.ts'
import { chooseSlug } from './choose-slug.server.ts'
import { findItem } from './courses-for-editing.server.ts'
import { type ItemForm, itemForm } from './forms.ts'
import { doneText, itemFailures } from './item-words.ts'
import { answerLessonDialog, isOfLessonDialog, lessonDialogForm } from './lesson-dialogs.server.ts'
import { createItem, deleteItem, editItem, restoreItem } from './save-course.server.ts'

/** How much of its history stands beside a form. */
const lastChanges = 10

type Asked = { context: AppLoadContext; searchParams: URLSearchParams }

/** What is asked about which row, or what was done with it. */
export async function loadItemDialog({ context, searchParams }: Asked) {
	const { db } = context
	if (searchParams.get('ask') === 'create') {
		return { ask: 'create', id: crypto.randomUUID() } as const
	}
	const of = searchParams.get('of')
	if (of === null) return undefined
	const [item, history] = await Promise.all([findItem(db, { id: of }), historyOf(context, of)])
	if (!item) return undefined
	const ask = askedAbout(searchParams, item)
	if (ask) return { ask, item, history } as const
	const done = doneWith(searchParams, item)
	return done && ({ ask: 'nothing', done, id: of, text: doneText(done, item) } as const)
}

export type ItemDialogData = NonNullable<Awaited<ReturnType<typeof loadItemDialog>>>

/** Under one of the two names: nothing is both. */
async function historyOf({ db }: AppLoadContext, id: string) {
	const histories = await Promise.all(
		['course', 'lesson'].map((type) =>
			listChanges(db, { most: lastChanges, object: { type, id } }),
		),
	)
	return histories.flat()
}

type Answering = {
	context: AppLoadContext
	request: Request
	admin: Pick<User, 'id' | 'email'>
	/** The course in which lessons are made here. */
	parentId: string | null
}

const courseForm = z.discriminatedUnion('intent', [itemForm, lessonDialogForm])

/** Answers whatever form of a course or lesson was sent, by its intent. */
export async function answerCourseForm(asked: Answering): Promise<Response> {
	const form = await readBody(asked.request, courseForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	if (isOfLessonDialog(form.value)) return answerLessonDialog(asked, form.value)
	return answerItemForm(asked, { form: form.value, typed })
}

type TypedItem = { form: ItemForm; typed: Typed }

/** Saves, deletes or restores a course or lesson, then leads to where that is said. */
async function answerItemForm(
	{ context, request, admin, parentId }: Answering,
	{ form, typed }: TypedItem,
): Promise<Response> {
	const { intent } = form
	return orInvalid(itemFailures[intent], typed, async () => {
		const changed = await change(context, { form, admin, parentId })
		if (!changed.ok) return refuseChange(changed.error, typed)
		const { pathname, searchParams } = new URL(request.url)
		const path = pathname.replace(/\.data$/, '')
		// A course that is deleted on its own page has no page any more.
		const isGone = intent === 'delete' && parentId === changed.value.id
		const done = { done: intent, of: changed.value.id }
		return redirect(
			isGone
				? donePath('/admin/courses', new URLSearchParams(), done)
				: donePath(path, searchParams, done),
		)
	})
}

type Order = { form: ItemForm } & Pick<Answering, 'admin' | 'parentId'>

async function change(
	{ db, services }: AppLoadContext,
	{ form, admin, parentId }: Order,
): Promise<Awaited<ReturnType<typeof createItem>>> {
	const actor = { id: admin.id, email: admin.email }
	const by = { actor, now: new Date() }
	switch (form.intent) {
		case 'delete':
			return deleteItem(db, { form, ...by })
		case 'restore':
			return restoreItem(db, { form, ...by })
	}
	const wanted = await chooseSlug(form, services.tokenize)
	if (!wanted.ok) return wanted satisfies { ok: false; error: Refusal }
	return form.intent === 'create'
		? createItem(db, { form, parentId, wanted: wanted.value, ...by })
		: editItem(db, { form, wanted: wanted.value, ...by })
}

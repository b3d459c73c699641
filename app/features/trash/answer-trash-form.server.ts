import { redirect } from '@remix-run/cloudflare'
import * as z from 'zod'
import type { Db } from '#app/db/client.server.ts'
import { findInTrash } from '#app/db/find-in-trash.ts'
import { purgeEntryOf, purging } from '#app/db/purge-trash.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { err, ok } from '#app/domain/result.ts'
import { type InTrash, trashKinds } from '#app/domain/trash/in-trash.ts'
import type { Answer } from '#app/domain/version.ts'
import { restoreArticle } from '#app/features/articles/admin/delete-article.server.ts'
import { restoreItem } from '#app/features/courses/admin/delete-course.server.ts'
import { restoreGroup } from '#app/features/groups/save-group.server.ts'
import { restoreWords } from '#app/features/vocabulary/admin/list/change-words.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { refuseChange } from '#app/http/refuse-change.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import { withoutDialog } from '#app/ui/admin/paging.ts'
import { trashFailures } from './trash-failures.ts'
import { thingInAddress, trashPath } from './trash-search.ts'

type Submission = { db: Db; request: Request; admin: Pick<User, 'id' | 'email'> }

/** Restores something or deletes it for good, then redirects to the list, which says so. */
export async function answerTrashForm({ db, request, admin }: Submission): Promise<Response> {
	const form = await readBody(request, trashForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	const { intent, kind } = form.value
	return orInvalid(trashFailures[intent], typed, async () => {
		const by = { actor: { id: admin.id, email: admin.email }, now: new Date() }
		const changed = await change(db, form.value, by)
		if (!changed.ok) return refuseChange(changed.error, typed)
		const { searchParams } = new URL(request.url)
		const of = thingInAddress({ kind, id: changed.value.id })
		return redirect(trashPath(withoutDialog(searchParams), { done: intent, of }))
	})
}

async function change(db: Db, { intent, kind, id }: TrashForm, by: By): Answer<{ id: string }> {
	if (intent === 'purge') return purgeThing(db, { thing: { kind, id }, ...by })
	switch (kind) {
		case 'course':
		case 'lesson':
			return restoreItem(db, { form: { intent, id }, ...by })
		case 'article':
			return restoreArticle(db, { id, ...by })
		case 'group':
			return restoreGroup(db, { id, ...by })
		case 'word': {
			const restored = await restoreWords(db, { form: { intent, id: [Number(id)] }, ...by })
			return restored.ok ? ok({ id }) : restored
		}
	}
}

/** Words have numbers for ids, other things have text. */
const trashForm = z
	.object({
		intent: z.enum(['restore', 'purge']),
		kind: z.enum(trashKinds),
		id: z.string().min(1).max(100),
	})
	.refine(({ kind, id }) => kind !== 'word' || /^[1-9]\d{0,14}$/.test(id))

type TrashForm = z.infer<typeof trashForm>

/** Deletes something in the trash for good, before its time is over. */
export function purgeThing(db: Db, { thing, ...by }: By & { thing: InTrash }): Answer<InTrash> {
	return changeAsEditor(db, by, async ({ tx, log, save }): Answer<InTrash> => {
		const found = await findInTrash(tx, thing, by.actor.id)
		if (!found) return err({ code: 'trash.gone' })
		const { now } = by
		await save([log(purgeEntryOf(found)), ...purging(tx, found, { until: now, now })])
		return ok(thing)
	})
}

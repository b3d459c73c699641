import { type AppLoadContext, json, redirect } from '@remix-run/cloudflare'
import type { Db } from '#app/db/client.server.ts'
import {
	cancelSchedule,
	discardChanges,
	publish,
	schedulePublish,
	takeBack,
} from '#app/db/publish.ts'
import type { By } from '#app/db/transaction.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import { returnPath } from '#app/domain/accounts/return-path.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { readBody } from '#app/http/body.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import type { AnswerWith } from '#app/ui/form-answer.ts'
import { findPublishing, type Publishing } from './find-publishing.server.ts'
import { instantOf, type PublishForm, publishFailures, publishForm } from './publish-form.ts'

/** `publishing` is how it stands now. A page without its script is sent back instead. */
export type PublishAnswer = AnswerWith<{ publishing: Publishing }>

type PublishCall = {
	context: AppLoadContext
	request: Request
	admin: Pick<User, 'id' | 'email'>
	owner: TextOwner
}

export async function answerPublishForm({
	context,
	request,
	admin,
	owner,
}: PublishCall): Promise<Response> {
	const { db, isDocument } = context
	const form = await readBody(request, publishForm)
	if (!form.ok) return invalid(form.problems, { typed: form.typed })
	const { value, typed } = form
	const by = { actor: { id: admin.id, email: admin.email }, now: new Date() }
	return orInvalid(publishFailures[value.intent], typed, async () => {
		const changed = await change(db, { form: value, owner, by })
		if (!changed.ok) return invalid([changed.error], { typed })
		const back = returnPath(value.back)
		if (isDocument && back?.startsWith('/admin/')) return redirect(back)
		const publishing = await findPublishing(db, owner)
		const answer: PublishAnswer = publishing ? { publishing } : {}
		return json(answer)
	})
}

type Change = { form: PublishForm; owner: TextOwner; by: By }

function change(db: Db, { form, owner, by }: Change) {
	switch (form.intent) {
		case 'publish': {
			const { onScreen, mayBeEmpty } = form
			return publish(db, { owner, onScreen, mayBeEmpty: mayBeEmpty === 'on', ...by })
		}
		case 'schedule':
			return schedulePublish(db, { owner, at: instantOf(form), ...by })
		case 'unschedule':
			return cancelSchedule(db, { owner, ...by })
		case 'take-back':
			return takeBack(db, { owner, ...by })
		default:
			return discardChanges(db, { owner, onScreen: form.onScreen, ...by })
	}
}

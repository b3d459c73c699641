import { type AppLoadContext, redirect } from '@remix-run/cloudflare'
import { publish } from '#app/db/publish.ts'
import type { By } from '#app/db/transaction.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { errorText } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { speakTexts } from '#app/features/speech/admin/speak-texts.server.ts'
import { longForm, readBody } from '#app/http/body.server.ts'
import { refuseChange } from '#app/http/refuse-change.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import { findTexts } from './find-waiting.server.ts'
import { type NeedsWorkForm, needsWorkFailures, needsWorkForm } from './needs-work-forms.ts'
import { donePath } from './needs-work-search.ts'

type Submission = {
	context: AppLoadContext
	request: Request
	admin: Pick<User, 'id' | 'email'>
}

/** Does it with each text that still can be, and names the others with their reasons. */
export async function answerNeedsWorkForm({ context, request, admin }: Submission) {
	const form = await readBody(request, needsWorkForm, longForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	const { intent } = form.value
	return orInvalid(needsWorkFailures[intent], typed, async () => {
		const by = { actor: { id: admin.id, email: admin.email }, now: new Date() }
		const done = await change(context, form.value, by)
		if (!done.ok) return refuseChange(done.error, typed)
		return redirect(donePath(new URL(request.url).searchParams, intent, done.value))
	})
}

/** How many texts it was done with. */
function change(
	context: AppLoadContext,
	form: NeedsWorkForm,
	by: By,
): Promise<Result<number, Problem>> {
	const { db, services } = context
	switch (form.intent) {
		case 'publish':
			return doEach(context, form.texts, async ({ kind, id, onScreen }) => {
				const done = await publish(db, { owner: { kind, id }, onScreen, ...by })
				if (!done.ok) return errorText(done.error.code, done.error.values)
			})
		case 'use-audio':
			return doEach(context, form.texts, async ({ kind, id, job, replaces }) => {
				const owner = kind === 'lessons' ? { lesson_id: id } : { article_id: id }
				const order = { ...owner, task_id: job, replaces, actor: by.actor }
				const done = await services.speech.confirm(order)
				if (!done.ok) return done.error.text
			})
		case 'generate': {
			const { texts, voice, isAnew } = form
			return speakTexts(context, { texts, voice, isAnew })
		}
	}
}

/** `act` returns why it could not be done. Each text is a change of its own: what was done stays done. */
async function doEach<Text extends TextOwner>(
	{ db }: AppLoadContext,
	texts: readonly Text[],
	act: (text: Text) => Promise<string | undefined>,
): Promise<Result<number, Problem>> {
	const refused: { text: Text; reason: string }[] = []
	for (const text of texts) {
		const reason = await act(text)
		if (reason !== undefined) refused.push({ text, reason })
	}
	if (refused.length === 0) return ok(texts.length)
	const known = await findTexts(db)
	const reasons = refused.map(({ text: { kind, id }, reason }) => {
		const found = known.find(({ owner }) => owner.kind === kind && owner.id === id)
		return `“${found?.title.en ?? id}”: ${reason}`
	})
	const values = { count: texts.length - refused.length, reasons: reasons.join(' ') }
	return err({ code: 'needs-work.some-left', values })
}

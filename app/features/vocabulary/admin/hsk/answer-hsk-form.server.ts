/** Answers the forms of the page of HSK lists by their intent. */
import { type AppLoadContext, json, redirect } from '@remix-run/cloudflare'
import type { Db } from '#app/db/client.server.ts'
import type { By } from '#app/db/transaction.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { mostShown } from '#app/features/vocabulary/admin/batch/batch-answer.ts'
import { readBody } from '#app/http/body.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import { setDefaultEdition } from './default-edition.server.ts'
import { countPeopleAfter } from './editions.server.ts'
import { toHskAnswer } from './hsk-answer.ts'
import { hskFailures } from './hsk-failures.ts'
import { type EditionForm, hskForm, hskLimit, type ListForm, readList } from './hsk-form.server.ts'
import { checkImport, digestOf, importList } from './import-list.server.ts'
import { removeList } from './remove-list.server.ts'

type HskCall = {
	context: AppLoadContext
	request: Request
	admin: Pick<User, 'id' | 'email'>
}

export async function answerHskForm({ context, request, admin }: HskCall): Promise<Response> {
	const form = await readBody(request, hskForm, hskLimit)
	const { typed } = form
	if (!form.ok) return invalid(form.problems.slice(0, 1), { typed })
	const { value } = form
	const by = { actor: { id: admin.id, email: admin.email }, now: new Date() }
	return orInvalid<Response>(hskFailures[value.intent], typed, () =>
		'file' in value
			? answerList(context.db, value, { typed, ...by })
			: changeEdition(context.db, value, { typed, ...by }),
	)
}

type Sent = By & { typed: Typed }

async function changeEdition(
	db: Db,
	{ intent, edition }: EditionForm,
	{ typed, ...by }: Sent,
): Promise<Response> {
	const change = intent === 'remove' ? removeList : setDefaultEdition
	const changed = await change(db, { edition, ...by })
	if (!changed.ok) return invalid([changed.error], { typed })
	return redirect(`/admin/vocab/hsk?${new URLSearchParams({ done: intent, of: edition })}`)
}

async function answerList(db: Db, form: ListForm, { typed, ...by }: Sent): Promise<Response> {
	const read = await readList(form)
	if (!read.ok) return invalid(read.error, { typed, most: mostShown })
	const list = read.value
	const { rows, edition } = list
	// Counted before an import is made, so that none is made and then told as failed.
	const people = await countPeopleAfter(db, { edition })
	if (form.intent === 'check') {
		const plan = await checkImport(db, list)
		const digest = await digestOf(plan)
		return json(toHskAnswer({ outcome: 'checked', rows, plan, edition, people, digest }))
	}
	const { digest, takesShort } = form
	const imported = await importList(db, { list, digest, takesShort, ...by })
	if (!imported.ok) return invalid([imported.error], { typed })
	const plan = imported.value
	return json(toHskAnswer({ outcome: 'imported', rows, plan, edition, people, digest }))
}

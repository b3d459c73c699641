/** Answers the forms of the list of groups by their intent. */
import { type AppLoadContext, redirect } from '@remix-run/cloudflare'
import type { Db } from '#app/db/client.server.ts'
import type { By } from '#app/db/transaction.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { longestGroupName } from '#app/domain/groups/adding.ts'
import { readBody } from '#app/http/body.server.ts'
import { refuseChange } from '#app/http/refuse-change.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import { withoutDialog } from '#app/ui/admin/paging.ts'
import { groupsFailures } from './group-failures.ts'
import { type GroupsForm, groupsForm } from './group-forms.ts'
import { groupPath, groupsPath } from './group-search.ts'
import { createGroup, deleteGroup, renameGroup, restoreGroup } from './save-group.server.ts'

type GroupsCall = {
	context: AppLoadContext
	request: Request
	user: Pick<User, 'id' | 'email'>
}

export async function answerGroupsForm({ context, request, user }: GroupsCall): Promise<Response> {
	const form = await readBody(request, groupsForm)
	const { typed } = form
	if (!form.ok) {
		const problems = form.problems.map((problem) =>
			problem.code === 'group.name-too-long'
				? { ...problem, values: { most: longestGroupName } }
				: problem,
		)
		return invalid(problems, { typed })
	}
	const { value } = form
	return orInvalid(groupsFailures[value.intent], typed, async () => {
		const actor = { id: user.id, email: user.email }
		const saved = await settle(context.db, value, { actor, now: new Date() })
		if (!saved.ok) return refuseChange(saved.error, typed)
		const { id } = saved.value
		if (value.intent === 'create') return redirect(groupPath(id))
		const search = withoutDialog(new URL(request.url).searchParams)
		return redirect(groupsPath(search, { done: value.intent, of: id }))
	})
}

function settle(db: Db, form: GroupsForm, by: By) {
	switch (form.intent) {
		case 'create':
			return createGroup(db, { ...form, ...by })
		case 'edit':
			return renameGroup(db, { ...form, ...by })
		case 'delete':
			return deleteGroup(db, { ...form, ...by })
		default:
			return restoreGroup(db, { ...form, ...by })
	}
}

import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { groupErrors } from '#app/domain/errors/groups.ts'
import { addErrors } from '#app/domain/errors.ts'
import { ChangeList } from '#app/features/audit/change-list.tsx'
import { listChanges } from '#app/features/audit/list-changes.server.ts'
import { answerGroupForm, type GroupAnswer } from '#app/features/groups/answer-group-form.server.ts'
import { groupFailures } from '#app/features/groups/group-failures.ts'
import { GroupScreen } from '#app/features/groups/group-screen.tsx'
import { groupPath } from '#app/features/groups/group-search.ts'
import { readGroup } from '#app/features/groups/read-group.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { AdminMessage } from '#app/ui/admin/message.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

/** How many changes the history shows. */
const lastChanges = 20

addErrors(groupErrors)

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data?.group.name ?? 'Group', matches) },
]

export async function loader({ context, params }: LoaderFunctionArgs) {
	const { db } = context
	const { id: userId } = await requireEditor(context)
	const id = params.id ?? ''
	const [found, history] = await Promise.all([
		readGroup(db, { id, userId, now: new Date() }),
		listChanges(db, { most: lastChanges, object: { type: 'group', id } }),
	])
	if (!found) throw redirect('/admin/groups')
	return { ...found, history }
}

export const shouldRevalidate = reloadAfterSubmit

export async function action({ context, request, params }: ActionFunctionArgs) {
	const user = await requireEditor(context)
	return answerGroupForm({ context, request, user, group: params.id ?? '' })
}

export const clientAction = keepForm(groupFailures)

const doneTexts: Readonly<Record<string, string>> = {
	remove: 'Removed. They can no longer open what is shared only with the group.',
	'put-back': 'They are back in the group.',
	'send-again': 'The invitation was sent again.',
	withdraw: 'The invitation was taken back.',
	share: 'Shared. All members can open it now.',
	unshare: 'No longer shared with this group.',
}

export default function Group() {
	const { history, ...page } = useLoaderData<typeof loader>()
	const answer = useActionData<GroupAnswer>()
	const [search] = useSearchParams()
	const done = search.get('done') ?? ''
	const of = search.get('of')
	const text = doneTexts[done]
	return (
		<GroupScreen
			{...page}
			answer={answer}
			done={answer ? '' : done}
			message={
				text &&
				!answer && (
					<AdminMessage
						tone="success"
						text={text}
						action={
							done === 'remove' &&
							of && (
								<Form method="post" action={groupPath(page.group.id)} replace preventScrollReset>
									<input type="hidden" name="intent" value="put-back" />
									<input type="hidden" name="user" value={of} />
									<AdminButton look="quiet">Undo</AdminButton>
								</Form>
							)
						}
					/>
				)
			}
			history={<ChangeList changes={history} isOfOne />}
		/>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}

import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { findManagedGroup } from '#app/db/managed-groups.ts'
import { groupErrors } from '#app/domain/errors/groups.ts'
import { addErrors } from '#app/domain/errors.ts'
import { answerGroupsForm } from '#app/features/groups/answer-groups-form.server.ts'
import { CreateDialog, DeleteDialog, RenameDialog } from '#app/features/groups/group-dialogs.tsx'
import { groupsFailures } from '#app/features/groups/group-failures.ts'
import { groupsPath, readGroupSearch } from '#app/features/groups/group-search.ts'
import { GroupsScreen } from '#app/features/groups/groups-screen.tsx'
import { listGroups } from '#app/features/groups/list-groups.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { listOrFailure, pageInstead } from '#app/http/list-or-failure.server.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import { AdminMessage } from '#app/ui/admin/message.tsx'
import { withoutDialog } from '#app/ui/admin/paging.ts'
import { UndoDeletion } from '#app/ui/admin/undo-deletion.tsx'
import { type FormAnswer, formProblem } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'

addErrors(groupErrors)

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Groups', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	const { id: userId } = await requireEditor(context)
	const { searchParams } = new URL(request.url)
	const search = readGroupSearch(searchParams)
	const of = searchParams.get('of')
	const [listed, group] = await Promise.all([
		listOrFailure({
			list: listGroups(db, { ...search, userId }),
			empty: { groups: [], total: 0 },
			failure: 'groups.load-failed',
		}),
		of === null ? undefined : findManagedGroup(db, { id: of, userId }),
	])
	const page = pageInstead(listed, search)
	if (page) throw redirect(groupsPath(searchParams, { page }))
	const ask = searchParams.get('ask')
	return {
		...listed,
		search,
		group,
		newId: ask === 'create' ? crypto.randomUUID() : undefined,
	}
}

export const shouldRevalidate = reloadAfterSubmit

export async function action({ context, request }: ActionFunctionArgs) {
	const user = await requireEditor(context)
	return answerGroupsForm({ context, request, user })
}

export const clientAction = keepForm(groupsFailures)

const doneTexts: Readonly<Record<string, string>> = {
	edit: 'renamed',
	delete: 'deleted',
	restore: 'restored',
}

export default function Groups() {
	const { list, failure, search, group, newId } = useLoaderData<typeof loader>()
	const answer = useActionData<FormAnswer>()
	const [searchParams] = useSearchParams()
	const listPath = groupsPath(withoutDialog(searchParams))
	const places = { askedAt: groupsPath(searchParams), listPath, answer }
	const ask = searchParams.get('ask')
	const asked = group && !group.isDeleted ? group : undefined
	const isOpen = newId !== undefined || (asked && (ask === 'edit' || ask === 'delete'))
	const problem = failure ?? (isOpen ? undefined : formProblem(answer))
	const done = searchParams.get('done') ?? ''
	const verb = group && group.isDeleted === (done === 'delete') ? doneTexts[done] : undefined
	return (
		<GroupsScreen
			groups={list.groups}
			total={list.total}
			search={search}
			message={
				problem ? (
					<AdminMessage tone="error" text={problem} />
				) : (
					group &&
					verb && (
						<AdminMessage
							tone="success"
							text={`The group “${group.name}” was ${verb}.`}
							action={done === 'delete' && <UndoDeletion id={group.id} listPath={listPath} />}
						/>
					)
				)
			}
			dialog={
				<>
					{newId !== undefined && <CreateDialog id={newId} {...places} />}
					{asked && ask === 'edit' && <RenameDialog group={asked} {...places} />}
					{asked && ask === 'delete' && <DeleteDialog group={asked} {...places} />}
				</>
			}
		/>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}

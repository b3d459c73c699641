import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { vocabularyErrors } from '#app/domain/errors/vocabulary.ts'
import { addErrors } from '#app/domain/errors.ts'
import { editionNames, firstEdition } from '#app/domain/hsk/edition.ts'
import { answerHskForm } from '#app/features/vocabulary/admin/hsk/answer-hsk-form.server.ts'
import { DefaultDialog, RemoveDialog } from '#app/features/vocabulary/admin/hsk/edition-dialogs.tsx'
import {
	type EditionRow,
	listEditions,
} from '#app/features/vocabulary/admin/hsk/editions.server.ts'
import type { HskAnswer } from '#app/features/vocabulary/admin/hsk/hsk-answer.ts'
import { hskFailures } from '#app/features/vocabulary/admin/hsk/hsk-failures.ts'
import { HskListsScreen } from '#app/features/vocabulary/admin/hsk/hsk-lists-screen.tsx'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireAdmin } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import { AdminMessage } from '#app/ui/admin/message.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

addErrors(vocabularyErrors)

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('HSK Lists', matches) }]

export async function loader({ context }: LoaderFunctionArgs) {
	await requireAdmin(context)
	return { editions: await listEditions(context.db) }
}

export const shouldRevalidate = reloadAfterSubmit

export async function action({ context, request }: ActionFunctionArgs) {
	const admin = await requireAdmin(context)
	return answerHskForm({ context, request, admin })
}

export const clientAction = keepForm(hskFailures)

const listPath = '/admin/vocab/hsk'

export default function HskLists() {
	const { editions } = useLoaderData<typeof loader>()
	const answer = useActionData<HskAnswer>()
	const [search] = useSearchParams()
	const row = editions.find(({ edition }) => edition === search.get('of'))
	const places = { askedAt: `${listPath}?${search}`, listPath, answer }
	const ask = search.get('ask')
	const isDefaultAsked = ask === 'set-default' && row?.isThere && !row.isDefault
	const isRemovalAsked = ask === 'remove' && row?.isRemovable
	const done = row && doneText(search.get('done'), row)
	return (
		<HskListsScreen
			editions={editions}
			answer={isDefaultAsked || isRemovalAsked ? undefined : answer}
			message={done && <AdminMessage tone="success" text={done} />}
			dialog={
				<>
					{isDefaultAsked && <DefaultDialog row={row} {...places} />}
					{isRemovalAsked && <RemoveDialog row={row} {...places} />}
				</>
			}
		/>
	)
}

/** What was done with an edition, as far as it is still so. */
function doneText(
	done: string | null,
	{ edition, isDefault, isRemovable }: EditionRow,
): string | undefined {
	const name = editionNames[edition]
	if (done === 'set-default' && isDefault) {
		return `${name} is now the default for everyone who has not chosen an edition.`
	}
	if (done !== 'remove' || isRemovable) return undefined
	return edition === firstEdition
		? `The imported list of ${name} was removed.`
		: `${name} was removed.`
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}

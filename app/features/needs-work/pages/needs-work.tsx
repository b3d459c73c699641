import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { answerNeedsWorkForm } from '#app/features/needs-work/answer-needs-work.server.ts'
import {
	countNeeds,
	findTexts,
	placesOf,
	searchTexts,
} from '#app/features/needs-work/find-waiting.server.ts'
import { needsWorkFailures } from '#app/features/needs-work/needs-work-forms.ts'
import { NeedsWorkScreen } from '#app/features/needs-work/needs-work-screen.tsx'
import {
	doneText,
	needsWorkPath,
	readAsk,
	readNeedsWorkSearch,
	readSelected,
	textInAddress,
} from '#app/features/needs-work/needs-work-search.ts'
import { SelectedDialog } from '#app/features/needs-work/selected-dialog.tsx'
import { outdatedByPublishing } from '#app/features/publishing/outdated-by-publishing.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { listOrFailure, pageInstead } from '#app/http/list-or-failure.server.ts'
import { reloadAfterSubmit } from '#app/ui/admin/after-change.ts'
import { AdminMessage } from '#app/ui/admin/message.tsx'
import { withoutDialog } from '#app/ui/admin/paging.ts'
import { type FormAnswer, formProblem } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Needs work', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db, services } = context
	await requireEditor(context)
	const { searchParams } = new URL(request.url)
	const search = readNeedsWorkSearch(searchParams)
	const ask = readAsk(searchParams)
	const chosen = readSelected(searchParams)
	const [{ list: all, failure }, voices, outdated] = await Promise.all([
		listOrFailure({ list: findTexts(db), empty: [], failure: 'needs-work.list-failed' }),
		ask === 'generate' ? services.speech.voices() : undefined,
		ask === 'publish' ? outdatedByPublishing(db, chosen) : [],
	])
	const found = searchTexts(all, search)
	const { page, size } = search
	const list = { texts: found.slice((page - 1) * size, page * size), total: found.length }
	const last = pageInstead(failure === undefined ? { list } : { list, failure }, search)
	if (last) throw redirect(needsWorkPath(searchParams, { page: last }))
	const selected = new Set(chosen.map(textInAddress))
	return {
		list,
		failure,
		search,
		counts: countNeeds(all),
		places: placesOf(all),
		dialog: ask && {
			ask,
			voices,
			outdated: outdated.map(textInAddress),
			texts: all.filter(({ owner }) => selected.has(textInAddress(owner))),
		},
		done: doneText(searchParams),
	}
}

export const shouldRevalidate = reloadAfterSubmit

export async function action({ context, request }: ActionFunctionArgs) {
	const admin = await requireEditor(context)
	return answerNeedsWorkForm({ context, request, admin })
}

export const clientAction = keepForm(needsWorkFailures)

export default function NeedsWork() {
	const { list, failure, search, counts, places, dialog, done } = useLoaderData<typeof loader>()
	const answer = useActionData<FormAnswer>()
	const [searchParams] = useSearchParams()
	const problem = failure ?? (dialog ? undefined : formProblem(answer))
	return (
		<NeedsWorkScreen
			{...list}
			search={search}
			counts={counts}
			places={places}
			hasFailed={failure !== undefined}
			message={
				problem ? (
					<AdminMessage tone="error" text={problem} />
				) : (
					done && <AdminMessage tone="success" text={done} />
				)
			}
			dialog={
				dialog && (
					<SelectedDialog
						{...dialog}
						askedAt={needsWorkPath(searchParams)}
						listPath={needsWorkPath(withoutDialog(searchParams))}
						answer={answer}
					/>
				)
			}
		/>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}

import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirectDocument,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { findWait } from '#app/db/attempts.ts'
import {
	dataDownloadRules,
	mostDataDownloads,
	spellWait,
} from '#app/domain/accounts/attempt-limit.ts'
import { isEditor } from '#app/domain/accounts/user.ts'
import { myDataErrors } from '#app/domain/errors/my-data.ts'
import { addErrors, errorText } from '#app/domain/errors.ts'
import { graceDays, leavesAt, spellDay } from '#app/domain/my-data/leaving.ts'
import { countData } from '#app/features/my-data/count-data.server.ts'
import { DataScreen } from '#app/features/my-data/data-screen.tsx'
import { leave } from '#app/features/my-data/leave.server.ts'
import { leavingForm } from '#app/features/my-data/leaving-form.ts'
import { readBody } from '#app/http/body.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { actionHeaders, invalid, orInvalid } from '#app/http/responses.server.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'

// The form says them by itself when there is no answer.
addErrors(myDataErrors)

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Your data', matches) }]

export const headers = actionHeaders

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	const { id: userId, level } = await requireUser(context)
	const { searchParams } = new URL(request.url)
	const now = new Date()
	const [counts, waitSeconds] = await Promise.all([
		countData(db, { userId }),
		findWait(db, { rules: dataDownloadRules(userId), now }),
	])
	const hasFailed = searchParams.get('failed') === 'download'
	const tooMany = waitSeconds && { most: mostDataDownloads, wait: spellWait(waitSeconds) }
	return {
		userId,
		counts,
		hasAdministered: isEditor({ level }) || counts.changes > 0,
		isAsked: searchParams.get('ask') === 'delete' && counts.mayLeave,
		graceDays,
		lastDay: spellDay(leavesAt(now)),
		mayDownload: !tooMany,
		downloadProblem: tooMany
			? errorText('data-download.too-many', tooMany)
			: hasFailed
				? errorText('data-download.failed')
				: undefined,
		leaveProblem: counts.mayLeave ? undefined : errorText('account.last-administrator'),
	}
}

export async function action({ context, request }: ActionFunctionArgs) {
	const user = await requireUser(context)
	const form = await readBody(request, leavingForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	return orInvalid('account.delete-failed', typed, async () => {
		const { path, refused } = await leave(context, {
			user,
			form: form.value,
			typed,
			now: new Date(),
		})
		if (refused) return refused
		// A new page, and nothing kept by Back: no trace of the person stays on the screen.
		return redirectDocument(path, { headers: { 'clear-site-data': '"cache"' } })
	})
}

export const clientAction = keepForm('account.delete-failed')

export default function MyData() {
	const answer: FormAnswer | undefined = useActionData<typeof action>()
	return <DataScreen {...useLoaderData<typeof loader>()} answer={answer} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
